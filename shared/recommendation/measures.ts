import type { VoteType } from '#shared/vote/schema.ts';
import { type Asked, wantOf } from './asked.ts';
import type { Traveller } from './traveller.ts';
import { isAim, isBroad, wishOfDestination } from './wish.ts';
import type { Column, WishValues } from './wish-values.ts';

/** A part of a mean. */
export interface Share {
  values: Column;
  share: number;
}

/** What a member measures cities by: columns of the catalogue, so that a ranking only reads a number per city. */
export interface Measures {
  specific: readonly Share[];
  broad: readonly Share[];
  /** Types by the member's own mix; `other` says nothing of a side. */
  sides: readonly Share[];
  seasons: readonly Share[];
  /** Where water is a lake or a river, if the season is another one there. */
  inlandSeasons: readonly Share[] | undefined;
  destinationType: Column | undefined;
  relax: Column;
  activity: Column;
  /** Asks for something that people go for alone. */
  isAimed: boolean;
}

export function measuresOf(traveller: Traveller, asked: readonly Asked[], values: WishValues): Measures {
  const { types, destinationType } = traveller;
  const wishes = (isOf: (one: Asked) => boolean): Share[] =>
    asked.filter(isOf).map(({ wish, weight }) => ({
      values: traveller.keenOn.includes(wish) ? values.valuesForKeen(wish) : values.valuesWithDayTrips(wish),
      share: weight,
    }));
  const [coast, inland] = [wantAt(traveller, false), wantAt(traveller, true)];
  const seasons = (want: ReturnType<typeof wantAt>): Share[] =>
    (types.length === 0 ? [{ type: typeBehind(traveller.asked), share: 1 }] : types).map(({ type, share }) => ({
      values: values.seasonsOf(type, want),
      share,
    }));
  return {
    specific: wishes(({ wish }) => !isBroad(wish)),
    broad: wishes(({ wish }) => isBroad(wish)),
    sides: types.flatMap(({ type, share }) => (type === 'other' ? [] : [{ values: values.sidesOf(type), share }])),
    seasons: seasons(coast),
    inlandSeasons: inland === coast ? undefined : seasons(inland),
    destinationType:
      destinationType === undefined || destinationType === '이국적'
        ? undefined
        : values.valuesOf(wishOfDestination(destinationType)),
    relax: values.sidesOf('relax'),
    activity: values.sidesOf('activity'),
    isAimed: asked.some(({ wish, weight }) => weight === 1 && isAim(wish)),
  };
}

/** A warm place for the sea must be warm enough for it. */
function wantAt({ asked, particulars: { warmth } }: Traveller, isInland: boolean) {
  const wanted = wantOf(asked, isInland);
  return warmth === undefined || (warmth === 'warm' && wanted === 'beach') ? wanted : warmth;
}

/** The type of whoever told none but asks for what people come for alone. */
function typeBehind(asked: readonly Asked[]): VoteType {
  for (const { wish } of asked) {
    if (wish === 'ski' || wish === 'golf' || wish === 'fishing') return wish;
    if (wish === 'diving') return 'scuba';
  }
  return 'sightseeing';
}
