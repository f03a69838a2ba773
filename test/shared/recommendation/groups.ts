import fc from 'fast-check';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { destinationTypes, travelPurposes, travelStyles } from '#shared/preference/options.ts';
import { type PreferenceAnswers, preferenceAnswers } from '#shared/preference/schema.ts';
import { budgetTiers, originCountries, ranges, subcategories, tripTypes } from '#shared/travel/options.ts';
import { type SimplePayload, simplePayload } from '#shared/survey/schema.ts';
import { type VoteType, voteId } from '#shared/vote/schema.ts';
import { voteTypes } from '#shared/vote/vote-types.ts';
import { aPayload } from '#test/builders/payload.ts';
import { openPreference } from '#test/builders/preference.ts';
import { aRow } from '#test/builders/rows.ts';

/** What one member did; the id is given by `rowsOf`. */
export interface Friend {
  simple?: SimplePayload | undefined;
  preference?: PreferenceAnswers | undefined;
  approves?: readonly VoteType[];
  ratings?: Readonly<Record<string, number>>;
  showsFit?: boolean;
}

export const today = '2026-11-20';

export const aPreference = (over: Partial<PreferenceAnswers> = {}): PreferenceAnswers =>
  openPreference({ dates: [{ start: '2027-02-01', end: '2027-02-20' }], ...over });

export const aFriend = (over: Partial<SimplePayload> = {}, preference?: Partial<PreferenceAnswers>): Friend => ({
  simple: aPayload({ availability: [{ start: '2027-02-01', end: '2027-02-05' }], ...over }),
  preference: preference && aPreference(preference),
});

/** `ids[i]` is friend i's; by default m0, m1, ... */
export function rowList(
  friends: readonly Friend[],
  options: { ids?: readonly string[]; excused?: readonly string[]; name?: string; description?: string } = {},
): Row[] {
  const idOf = (index: number) => options.ids?.[index] ?? `m${index}`;
  const at = { createdAt: 1, updatedAt: 1 };
  return [
    aRow('group', 'g', {
      name: options.name ?? 'g',
      description: options.description ?? '',
      createdBy: 'a',
      shareUrl: 'a'.repeat(22),
      surveyType: 'default',
      customQuestions: null,
      createdAt: 1,
      excused: [...(options.excused ?? [])],
    }),
    ...friends.flatMap((friend, index): Row[] => {
      const memberId = idOf(index);
      return [
        aRow('member', memberId, {
          name: memberId,
          joinedAt: index,
          claimed: true,
          ...(friend.showsFit === true ? { showsFit: true } : {}),
        }),
        ...(friend.simple ? [aRow('simpleResponse', memberId, { memberId, payload: friend.simple, ...at })] : []),
        ...(friend.preference ? [aRow('preference', memberId, { memberId, answers: friend.preference, ...at })] : []),
        ...(friend.approves ?? []).map((type) =>
          aRow('typeVote', voteId(type, memberId), { memberId, type, votedAt: 1 }),
        ),
        ...Object.entries(friend.ratings ?? {}).map(([destinationId, rating]) =>
          aRow('rating', voteId(destinationId, memberId), { memberId, destinationId, rating, votedAt: 1 }),
        ),
      ];
    }),
  ];
}

export const rowsOf = (...given: Parameters<typeof rowList>): GroupReplica => new GroupReplica(rowList(...given));

const someChips = <T>(from: readonly T[]) => fc.subarray([...from], { maxLength: Math.min(3, from.length) });
const someDates = fc
  .record({ first: fc.integer({ min: 1, max: 12 }), days: fc.integer({ min: 0, max: 9 }) })
  .map(({ first, days }) => [
    { start: `2027-02-${String(first).padStart(2, '0')}`, end: `2027-02-${String(first + days).padStart(2, '0')}` },
  ]);

const someBudget = fc.oneof(
  fc
    .constantFrom(...budgetTiers)
    .map((budgetTier) => ({ budgetTier, budgetCurrency: null, budgetMin: null, budgetMax: null })),
  fc
    .integer({ min: 1, max: 500 })
    .map((manwon) => ({ budgetTier: null, budgetCurrency: 'KRW' as const, budgetMin: 0, budgetMax: manwon * 10_000 })),
);

export const someSimple = fc
  .record({
    dates: someDates,
    origin: fc.constantFrom(...originCountries),
    range: fc.constantFrom(...ranges),
    budget: someBudget,
    mainType: fc.constantFrom(...tripTypes),
  })
  .chain(({ dates, origin, range, budget, mainType }) =>
    someChips<string>(subcategories[mainType]).map((subcats) =>
      simplePayload.parse(
        aPayload({
          availability: dates,
          originCountryIso2: origin,
          range,
          ...budget,
          mainType,
          subcats,
          otherDescription: mainType === 'other' ? 'anything' : null,
        }),
      ),
    ),
  );

export const somePreference = fc
  .record({
    dates: someDates,
    travelPurposes: someChips(travelPurposes),
    travelStyles: someChips(travelStyles),
    activityLevel: fc.option(fc.integer({ min: 0, max: 10 })),
    preferredDestinationType: fc.option(fc.constantFrom(...destinationTypes)),
    totalDays: fc.option(fc.integer({ min: 1, max: 14 })),
  })
  .map((answers) => preferenceAnswers.parse(aPreference(answers)));

export const someFriend: fc.Arbitrary<Friend> = fc.record({
  simple: someSimple,
  preference: fc.option(somePreference, { nil: undefined }),
  approves: fc.subarray([...voteTypes], { maxLength: 2 }),
});

/** Everyone has answered. */
export const someFriends = fc.array(someFriend, { minLength: 1, maxLength: 5 });
/** Some have not, or only one of the two surveys. */
export const somePeople = fc.array(
  fc.record({
    simple: fc.option(someSimple, { nil: undefined }),
    preference: fc.option(somePreference, { nil: undefined }),
    approves: fc.subarray([...voteTypes], { maxLength: 2 }),
  }),
  { maxLength: 5 },
);
/** Everyone has answered the short survey, and nothing else. */
export const someBrief = fc.array(
  someSimple.map((simple): Friend => ({ simple })),
  { minLength: 1, maxLength: 6 },
);
