import type { VoteType } from '#shared/vote/schema.ts';
import { type Asked, wantOf } from './asked.ts';
import type { ScoredCore } from './catalogue.ts';
import type { Traveller } from './traveller.ts';
import { isAim, isBroad, wishOfDestination } from './wish.ts';
import { askedFit, meanOf, type Share, sumOf } from './shares.ts';
import { type Column, isInland, type WishValues } from './wish-values.ts';

/**
 * What a member measures cities by: columns of the catalogue, so that a ranking only reads a number per city. NaN:
 * nothing was told of it.
 */
export interface Measures {
  /** Measures of one name are the same on one trip. */
  name: string;
  asked: Column;
  /** Of types by the member's own mix; `other` says nothing of a side. */
  sides: Column;
  season: Column;
  destinationType: Column | undefined;
  relax: Column;
  activity: Column;
  /** Asks for something that people go for alone. */
  isAimed: boolean;
}

export function measuresOf(
  traveller: Traveller,
  asked: readonly Asked[],
  values: WishValues,
  core: ScoredCore,
): Measures {
  const { destinationType } = traveller;
  const [ofWishes, sides, season] = [
    askedColumn(traveller, asked, values),
    sidesColumn(traveller, values),
    seasonColumn(traveller, values, core),
  ];
  return {
    name: `${ofWishes.name}|${sides.name}|${season.name}`,
    asked: ofWishes.column,
    sides: sides.column,
    season: season.column,
    destinationType:
      destinationType === undefined || destinationType === '이국적'
        ? undefined
        : values.valuesOf(wishOfDestination(destinationType)),
    relax: values.sidesOf('relax'),
    activity: values.sidesOf('activity'),
    isAimed: asked.some(({ wish, weight }) => weight === 1 && isAim(wish)),
  };
}

interface NamedColumn {
  name: string;
  column: Column;
}
const combined = (values: WishValues, name: string, reckonOf: Parameters<WishValues['combined']>[1]): NamedColumn => ({
  name,
  column: values.combined(name, reckonOf),
});

function askedColumn({ keenOn }: Traveller, asked: readonly Asked[], values: WishValues): NamedColumn {
  const name = `asked ${asked.map(({ wish, weight }) => `${wish} ${weight}${keenOn.includes(wish) ? ' keen' : ''}`).join()}`;
  return combined(values, name, () => {
    const wishes = (isOf: (one: Asked) => boolean): Share[] =>
      asked.filter(isOf).map(({ wish, weight }) => ({
        values: keenOn.includes(wish) ? values.valuesForKeen(wish) : values.valuesWithDayTrips(wish),
        share: weight,
      }));
    const asking = { specific: wishes(({ wish }) => !isBroad(wish)), broad: wishes(({ wish }) => isBroad(wish)) };
    return (_, at) => askedFit(asking, at);
  });
}

function sidesColumn({ types }: Traveller, values: WishValues): NamedColumn {
  return combined(values, `sides ${types.map(({ type, share }) => `${type} ${share}`).join()}`, () => {
    const sides = types.flatMap(({ type, share }) =>
      type === 'other' ? [] : [{ values: values.sidesOf(type), share }],
    );
    return (_, at) => meanOf(sides, at);
  });
}

/** Where water is a lake or a river, the season may be another one. */
function seasonColumn(traveller: Traveller, values: WishValues, core: ScoredCore): NamedColumn {
  const { types } = traveller;
  const mix = types.length === 0 ? [{ type: typeBehind(traveller.asked), share: 1 }] : types;
  const [coast, inland] = [wantAt(traveller, false), wantAt(traveller, true)];
  const name = `seasons ${mix.map(({ type, share }) => `${type} ${share}`).join()} ${coast ?? ''} ${inland ?? ''}`;
  return combined(values, name, () => {
    const seasons = (want: typeof coast): Share[] =>
      mix.map(({ type, share }) => ({ values: values.seasonsOf(type, want), share }));
    const [onCoast, onLakes] = [seasons(coast), seasons(inland)];
    return coast === inland
      ? (_, at) => sumOf(onCoast, at)
      : (city, at) => sumOf(isInland(core, city) ? onLakes : onCoast, at);
  });
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
