import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { cityVerdict } from '#shared/recommendation/city-verdict.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { leastCost } from '#shared/recommendation/hard-limits.ts';
import { orderOf } from '#shared/recommendation/legs.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { cityOf, core, encoded } from './catalogue.ts';
import { aFriend, type Friend, rowsOf, someBrief, someFriend, today } from './groups.ts';

const few = encoded(core, 9);

const fukuoka = cityOf('japan/fukuoka');
const dates = { start: '2027-02-02', end: '2027-02-05' };
const verdictOn = (friends: readonly Friend[], on = dates) =>
  cityVerdict(profileOfGroup(rowsOf(friends), core, today, { dates: on }), fukuoka);
const withBudget = (manwon: number, over: Parameters<typeof aFriend>[0] = {}): Friend =>
  aFriend({ budgetTier: null, budgetCurrency: 'KRW', budgetMin: 0, budgetMax: manwon * 10_000, ...over });

describe('a city for the dates in question', () => {
  test('the dates that are asked about are the trip, whatever the answers would choose', () => {
    const friends = [aFriend(), aFriend(), aFriend()];
    const total = (on: typeof dates) => verdictOn(friends, on)?.facts.total?.to ?? 0;
    expect(total({ start: '2027-02-01', end: '2027-02-05' })).toBeGreaterThan(total(dates));
    expect(verdictOn(friends, { start: '2027-08-01', end: '2027-08-03' })?.facts.weather?.month).toBe(8);
  });

  test('it does not suit who has none of these days', () => {
    const friends = [aFriend(), aFriend(), aFriend({ availability: [{ start: '2027-03-01', end: '2027-03-05' }] })];
    const profile = profileOfGroup(rowsOf(friends), core, today, { dates });
    expect(profile.travellers.map((one) => one.isElsewhere)).toEqual([false, false, true]);
  });

  test('who does not come is in no figure', () => {
    const friends = [withBudget(500), withBudget(500), withBudget(500), withBudget(1)];
    const told = (without: readonly string[]) =>
      cityVerdict(profileOfGroup(rowsOf(friends), core, today, { dates, without }), fukuoka);
    expect([told([])?.fit.length, told([])?.money?.over]).toEqual([4, 1]);
    expect([told(['m3'])?.fit.length, told(['m3'])?.money]).toEqual([
      3,
      { of: 3, within: 3, over: 0, mostOverManwon: 0 },
    ]);
  });

  test('who tells too little money is counted, with the sum to ten, once three tell theirs', () => {
    const { from } = verdictOn([aFriend()])?.facts.total ?? { from: 0 };
    const cost = from / 0.9;
    // The upper end of the estimate is a quarter above it.
    const poor = withBudget(Math.round(cost * 1.25) - 20);
    const rich = withBudget(Math.round(cost * 2));
    expect(verdictOn([poor, rich, rich])?.money).toEqual({ of: 3, within: 2, over: 1, mostOverManwon: 20 });
    expect(verdictOn([rich, rich, rich])?.money).toEqual({ of: 3, within: 3, over: 0, mostOverManwon: 0 });
    expect(verdictOn([poor, rich])?.money).toBeUndefined();
  });

  test('a budget that is told to nobody is in no figure', () => {
    const rich = withBudget(500);
    const hidden = withBudget(1, { budgetPrivate: true });
    expect(verdictOn([rich, rich, hidden])?.money).toBeUndefined();
    expect(verdictOn([rich, rich, rich, hidden])?.money).toEqual({ of: 3, within: 3, over: 0, mostOverManwon: 0 });
  });

  test('that it is too dear for somebody who tells their budget is said without a figure, and nothing of one that is told to nobody', () => {
    const [poor, rich] = [withBudget(1), withBudget(500)];
    const hidden = withBudget(1, { budgetPrivate: true });
    expect(verdictOn([rich, poor, hidden])).toMatchObject({ money: undefined, isTooDear: true });
    expect(verdictOn([rich, rich, hidden])).toMatchObject({ money: undefined, isTooDear: false });
  });

  test('what it lacks is never money, for that is said apart', () => {
    expect(verdictOn([withBudget(1), withBudget(1), withBudget(1)])?.tradeOff?.feature).not.toBe('budget');
  });

  test('who asked for a trip at home is not said to be well served abroad', () => {
    const rich = withBudget(500);
    const home = withBudget(500, { range: 'domestic' });
    const good = (friends: readonly Friend[]) => verdictOn(friends)?.fit.filter((dot) => dot === 'good').length;
    expect(good([rich, rich, rich])).toBe(3);
    expect(good([rich, rich, home])).toBe(2);
    expect(verdictOn([home, home, home])?.tradeOff).toMatchObject({ feature: 'reach', headCount: 3 });
  });

  test('nothing is said of a city that the group does not travel to', () => {
    const seoul = cityOf('south-korea/seoul');
    expect(
      cityVerdict(profileOfGroup(rowsOf([aFriend({ originAirport: 'ICN' })]), core, today), seoul),
    ).toBeUndefined();
  });

  test('a limit that is broken for somebody is told as on a card', () => {
    const rich = withBudget(500);
    const poor = withBudget(1);
    expect(verdictOn([rich, rich, poor])?.worksNotFor).toBe(1);
    expect(verdictOn([rich, rich, rich])?.worksNotFor).toBe(0);
  });

  test('a card and the verdict for the dates of its trip agree about money and limits', () => {
    let [dear, cheap, broken] = [0, 0, 0];
    fc.assert(
      fc.property(fc.array(someFriend, { minLength: 3, maxLength: 5 }), (friends) => {
        const rows = rowsOf(friends);
        const { cards, trip } = recommend<'cities'>({
          rows,
          core: few,
          day: today,
          stage: { at: 'cities', limit: 12 },
        });
        if (!trip.window || trip.window.lengthDays !== trip.days) return;
        const profile = profileOfGroup(rows, few, today, { dates: trip.window });
        for (const { city, worksNotFor, reasons, tradeOff } of cards) {
          const verdict = cityVerdict(profile, city);
          expect(verdict?.worksNotFor, city.id).toBe(worksNotFor);
          const money = verdict?.money;
          if (!money) continue;
          expect(money.within + money.over).toBe(money.of);
          const at = orderOf(few).get(city.id) ?? -1;
          const beyond = profile.travellers.filter((one) => {
            const leg = one.legs?.[at];
            return leg !== undefined && one.ceiling !== undefined && leastCost(one, leg) > 1.25 * one.ceiling;
          });
          expect(money.over).toBeGreaterThanOrEqual(beyond.length);
          broken += beyond.length;
          if (reasons.some(({ feature }) => feature === 'budget')) {
            cheap += 1;
            expect(money.over, `${city.id} is within everyone’s budget`).toBe(0);
          }
          if (tradeOff?.feature === 'budget') {
            dear += 1;
            expect(money.over, `${city.id} is not within everyone’s budget`).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: 250 },
    );
    expect(Math.min(dear, cheap, broken)).toBeGreaterThan(0);
  }, 60_000);

  test('the figures of money add up for every group', () => {
    fc.assert(
      fc.property(someBrief, (friends) => {
        const money = verdictOn(friends)?.money;
        if (!money) return;
        expect(money.of).toBeGreaterThanOrEqual(3);
        expect(money.within + money.over).toBe(money.of);
        expect(money.mostOverManwon % 10).toBe(0);
        expect(money.mostOverManwon > 0).toBe(money.over > 0);
      }),
      { numRuns: 40 },
    );
  });
});
