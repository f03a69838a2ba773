import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import type { City } from '#shared/destination/schema.ts';
import type { CandidateFacts } from '#shared/recommendation/candidate-facts.ts';
import type { Card } from '#shared/recommendation/cards.ts';
import type { FitDot } from '#shared/recommendation/explain.ts';

/** What a stage of the drill-down offers: of a country its best city, or a city. */
export interface Offer {
  /** The card's: of a country its slug, of a city its id. */
  id: string;
  card: Card;
  /** Whom picture, hearts, facts and comparison speak of. */
  city: City;
  name: string;
  /** Beside the name: the country. */
  note?: string;
  /** The name of the member who proposed it. */
  proposer?: string;
  /** What that member says with it. */
  said?: string;
  /** Below the name: continent; or population and capital. */
  meta: ReactNode;
  /**
   * The catalogue's description, for where there is no reason to give that no card before it has given; empty where
   * none is known in the reader's language.
   */
  line: string;
  /** The next stage. */
  to: To;
  go: string;
}

/** Members whom it suits alike. */
export interface NamedMembers {
  fit: FitDot;
  names: readonly string[];
}

/** An offer in its place on the screen. */
export interface Candidate extends Offer {
  /** From 1. */
  number: number;
  facts: CandidateFacts;
  /** Names of whoever wants it to be seen how this suits them. */
  named: readonly NamedMembers[];
  /** A card before it gives the same reason. */
  isReasonSaid: boolean;
}

/** Best first. */
export function namedMembers(
  card: Pick<Card, 'namedFit'>,
  nameOf: (memberId: string) => string | undefined,
): NamedMembers[] {
  return (['good', 'fair', 'poor'] as const).flatMap((fit) => {
    const names = card.namedFit.flatMap((one) => (one.fit === fit ? (nameOf(one.memberId) ?? []) : []));
    return names.length === 0 ? [] : [{ fit, names }];
  });
}

/** Of each card, whether one before it has given its reason; a card with its proposer's words gives none. */
export function saidBefore(offers: readonly { card: Pick<Card, 'reasons'>; said?: string }[]): boolean[] {
  const given = new Set<string>();
  return offers.map(({ card, said }) => {
    const [reason] = card.reasons;
    if (!reason || said !== undefined) return false;
    const what = JSON.stringify(reason);
    const isGiven = given.has(what);
    given.add(what);
    return isGiven;
  });
}

/** Nothing is not zero: without anybody's answers there is no score. */
export const isMeasured = ({ fit }: Pick<Card, 'fit'>): boolean => fit.length > 0;
