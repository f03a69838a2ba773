import { useMemo, useState } from 'react';
import { candidateFacts } from '#shared/recommendation/candidate-facts.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { steadyOrder } from '#shared/vote/steady-order.ts';
import { namedMembers, saidBefore, type Candidate, type Offer } from './candidate.ts';
import type { Ground } from './ground.ts';

/**
 * The offers in the order in which they stood when the stage was opened: hearts change scores, but nothing moves while
 * it is looked at.
 */
export function useCandidates({ group: { view }, core, day }: Ground, offers: readonly Offer[]): Candidate[] {
  const [order] = useState(() => offers.map(({ id }) => id));
  const profile = useMemo(() => profileOfGroup(view, core, day), [view, core, day]);
  const shown = steadyOrder(
    order,
    offers.map((offer) => ({ option: offer.id, offer })),
    () => 0,
  );
  const isSaid = saidBefore(shown.map(({ offer }) => offer));
  return shown.map(({ offer }, index) => ({
    ...offer,
    number: index + 1,
    facts: candidateFacts(profile, offer.city),
    named: namedMembers(offer.card, (id) => view.get('member', id)?.data.name),
    isReasonSaid: isSaid[index] ?? false,
  }));
}
