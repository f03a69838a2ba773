import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { City } from '#shared/destination/schema.ts';
import { isSteep } from '#shared/destination/steep.ts';
import { ratedTypes, type Strength } from '#shared/destination/strength.ts';
import { needsVisa } from '#shared/destination/visa.ts';
import type { Card, CityCard } from '#shared/recommendation/cards.ts';
import { rankCities } from '#shared/recommendation/cities.ts';
import { hasMonth, seasons, skiMonths } from '#shared/destination/season.ts';
import type { Topic } from '#shared/recommendation/facts.ts';
import { wishOfType } from '#shared/recommendation/asked.ts';
import { cityFits } from '#shared/recommendation/city-fits.ts';
import { understood } from '#shared/recommendation/lexicon.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import type { GroupProfile, MemberProfile } from '#shared/recommendation/group-profile.ts';
import { rangesOff } from '#shared/recommendation/journey.ts';
import { recommend, type Stage } from '#shared/recommendation/recommend.ts';
import type { StyleWish } from '#shared/recommendation/money.ts';
import { isTooFar } from '#shared/recommendation/time-fit.ts';
import { ranges } from '#shared/travel/options.ts';
import { core as full, placesOf, encoded } from './catalogue.ts';
import {
  aFriend,
  aPreference,
  type Friend,
  rowList,
  rowsOf,
  someFriends,
  somePeople,
  someSimple,
  today,
} from './groups.ts';
import { draws } from '#test/setup/draws.ts';

const core = encoded(full, 9);
const places = placesOf('JP').slice(0, 15);
const stages: Stage[] = [{ at: 'countries' }, { at: 'cities' }, { at: 'types' }, { at: 'places', places }];
const ask = (rows: GroupReplica, stage: Stage, day = today) => recommend({ rows, core, day, stage });
const told = (friends: readonly Friend[], stage: Stage = { at: 'cities' }) => ask(rowsOf(friends), stage);
/** Scores before rounding, by city. */
const scores = (friends: readonly Friend[], only = core) =>
  new Map(rankCities(profileOfGroup(rowsOf(friends), only, today)).cities.map((city) => [city.id, city]));

const runs = { numRuns: draws(40, 15) };
/** Two cores are shared by many. */
vi.setConfig({ testTimeout: 60_000 });

describe('the laws', () => {
  test('the same rows in any order give the same bytes, at every stage', () => {
    fc.assert(
      fc.property(
        somePeople.chain((people) =>
          fc.tuple(
            fc.constant(rowList(people)),
            fc.shuffledSubarray(rowList(people), { minLength: rowList(people).length }),
          ),
        ),
        ([rows, shuffled]) => {
          for (const stage of stages)
            expect(JSON.stringify(ask(new GroupReplica(shuffled), stage))).toBe(
              JSON.stringify(ask(new GroupReplica(rows), stage)),
            );
        },
      ),
      runs,
    );
  });

  test('cities, countries and places may be stored in any order', () => {
    const backwards = { ...core, cities: [...core.cities].reverse(), countries: [...core.countries].reverse() };
    fc.assert(
      fc.property(somePeople, (people) => {
        for (const stage of stages) {
          const turned: Stage = stage.at === 'places' ? { ...stage, places: [...places].reverse() } : stage;
          expect(JSON.stringify(recommend({ rows: rowsOf(people), core: backwards, day: today, stage: turned }))).toBe(
            JSON.stringify(ask(rowsOf(people), stage)),
          );
        }
      }),
      { numRuns: 25 },
    );
  });

  test('who said it does not matter: the same answers under other names rank and score alike', () => {
    const nameless = (friends: readonly Friend[], ids: readonly string[]) =>
      stages.map((stage) =>
        JSON.stringify(ask(rowsOf(friends, { ids }), stage), (key, value: unknown) =>
          ['journeys', 'window'].includes(key) ? undefined : value,
        ),
      );
    fc.assert(
      fc.property(someFriends, (friends) => {
        const ids = friends.map((_, index) => `m${index}`);
        expect(nameless(friends, [...ids].reverse())).toEqual(nameless(friends, ids));
      }),
      runs,
    );
  });

  test('Pareto: what everyone likes at least as well scores at least as well', () => {
    let pairs = 0;
    fc.assert(
      fc.property(someFriends, (friends) => {
        const cities = [...scores(friends).values()];
        const worse: string[] = [];
        for (const a of cities) {
          for (const b of cities) {
            const isBetter = a.utilities.every(
              (utility, member) =>
                (utility ?? 0) >= (b.utilities[member] ?? 0) && (!a.broken[member] || b.broken[member]),
            );
            if (!isBetter) continue;
            pairs += 1;
            if (a.score < b.score) worse.push(`${a.id} ${a.score}, ${b.id} ${b.score}`);
          }
        }
        expect(worse).toEqual([]);
      }),
      { numRuns: 120 },
    );
    // A draw of 40 gave 8,700 to 14,500 pairs; of 120, always more than enough.
    expect(pairs).toBeGreaterThan(10_000);
  });

  test('more money never makes a place worse, nor impossible', () => {
    fc.assert(
      fc.property(
        someFriends,
        fc.nat(),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 0, max: 300 }),
        (friends, pick, manwon, more) => {
          const withBudget = (most: number) =>
            scores(
              friends.map((friend, index) =>
                index !== pick % friends.length || !friend.simple
                  ? friend
                  : {
                      ...friend,
                      simple: {
                        ...friend.simple,
                        budgetTier: null,
                        budgetCurrency: 'KRW' as const,
                        budgetMin: 0,
                        budgetMax: most * 10_000,
                      },
                    },
              ),
            );
          const richer = withBudget(manwon + more);
          for (const [id, city] of withBudget(manwon)) {
            expect(richer.get(id)?.score).toBeGreaterThanOrEqual(city.score);
            expect(richer.get(id)?.worksNotFor).toBeLessThanOrEqual(city.worksNotFor);
          }
        },
      ),
      runs,
    );
  });

  test('a group in which everyone is there twice, or three times, ranks and scores alike', () => {
    const plain = (friends: readonly Friend[], stage: Stage) => {
      const found = told(friends, stage);
      if (found.at === 'types') return found.cards;
      return { shortlist: found.shortlist, cards: found.cards.map(({ id, score }) => [id, score]) };
    };
    fc.assert(
      fc.property(someFriends, (friends) => {
        for (const stage of stages) {
          expect(plain([...friends, ...friends], stage)).toEqual(plain(friends, stage));
          expect(plain([...friends, ...friends, ...friends], stage)).toEqual(plain(friends, stage));
        }
      }),
      runs,
    );
  });

  test('somebody the group goes on without is as if never there', () => {
    fc.assert(
      fc.property(someFriends, someSimple, (friends, simple) => {
        const all = [...friends, { simple }];
        for (const stage of stages) {
          expect(JSON.stringify(ask(rowsOf(all, { excused: [`m${friends.length}`] }), stage))).toBe(
            JSON.stringify(ask(rowsOf(friends), stage)),
          );
        }
      }),
      runs,
    );
  });

  test('an open question is left out: a second survey with nothing but the same dates changes nothing', () => {
    fc.assert(
      fc.property(someFriends, (friends) => {
        const bare = friends.map((friend) => ({ ...friend, preference: undefined }));
        const opened = friends.map((friend) => ({
          ...friend,
          preference: friend.simple && aPreference({ dates: friend.simple.availability }),
        }));
        expect(JSON.stringify(told(opened))).toBe(JSON.stringify(told(bare)));
      }),
      runs,
    );
  });

  test('whoever has said nothing does not vote: everybody else thinks the same of every city', () => {
    fc.assert(
      fc.property(someFriends, (friends) => {
        const views = (all: readonly Friend[]) =>
          [...scores(all).values()].map(({ id, utilities }) => [id, ...utilities.slice(0, friends.length)]).sort();
        expect(views([...friends, {}])).toEqual(views(friends));
        expect(told([...friends, {}], { at: 'types' }).basis).toEqual({ k: friends.length, n: friends.length + 1 });
      }),
      runs,
    );
  });

  test('a heart moves one place for one member, and nothing else', () => {
    fc.assert(
      fc.property(someFriends, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 5 }), (friends, who, where, rating) => {
        const before = scores(friends);
        const id = [...before.keys()][where % before.size] ?? '';
        const member = who % friends.length;
        const moved: string[] = [];
        const after = scores(
          friends.map((friend, index) => (index === member ? { ...friend, ratings: { [id]: rating } } : friend)),
        );
        for (const [other, city] of before) {
          city.utilities.forEach((utility, index) => {
            const now = after.get(other)?.utilities[index];
            const isHearted = other === id && index === member;
            if (!isHearted && now !== utility) moved.push(`${other} for ${index}: ${utility} became ${now}`);
            if (!isHearted) return;
            const before = (utility ?? 0) / 1e9;
            const both = Math.max(0.03, (0.33 * before + (rating - 1) / 4) / 1.33);
            const meant = rating >= 4 ? Math.max(before, both) : rating <= 2 ? Math.min(before, both) : both;
            expect(Math.abs((now ?? 0) / 1e9 - meant)).toBeLessThan(1e-8);
          });
        }
        expect(moved).toEqual([]);
      }),
      runs,
    );
  });

  test('another day reorders exact ties only', () => {
    const order = (friends: readonly Friend[], day: string, only = core) =>
      rankCities(profileOfGroup(rowsOf(friends), only, day)).cities;
    fc.assert(
      fc.property(someFriends, (friends) => {
        const one = order(friends, '2026-11-20');
        const other = order(friends, '2026-11-21');
        expect(other.map(({ score }) => score)).toEqual(one.map(({ score }) => score));
        const scoreOf = new Map(one.map(({ id, score }) => [id, score]));
        for (const { id, score } of other) expect(scoreOf.get(id)).toBe(score);
      }),
      runs,
    );
    // Of two cities that are the same in everything, the day says which comes first.
    const twins = { ...full, cities: full.cities.flatMap((city) => [city, { ...city, id: `${city.id}-2` }]) };
    const unknown = { ...twins, facts: { ...full.facts, cities: new Map() } };
    const easy = [aFriend({ range: 'intl_mid', mainType: 'sightseeing', budgetTier: 'luxury' })];
    const ids = (day: string) => order(easy, day, unknown).map(({ id }) => id);
    expect(ids('2026-11-21')).not.toEqual(ids('2026-11-20'));
    expect([...ids('2026-11-21')].sort()).toEqual([...ids('2026-11-20')].sort());
  });

  test('scores fall from the first card to the last, between 0 and 10', () => {
    fc.assert(
      fc.property(somePeople, (people) => {
        for (const stage of stages) {
          const found = told(people, stage);
          if (found.at === 'types') continue;
          const shown = found.cards.map(({ score }) => score);
          expect(shown).toEqual([...shown].sort((a, b) => b - a));
          expect(shown.every((score) => score >= 0 && score <= 10 && Math.round(score * 10) / 10 === score)).toBe(true);
          expect(found.shortlist[0]).toBe(found.cards[0]?.id);
          expect(new Set(found.shortlist).size).toBe(Math.min(5, found.cards.length));
        }
      }),
      runs,
    );
  });

  test('a city that becomes better at anything never falls behind', () => {
    const rank = (friends: readonly Friend[], cities: readonly City[]) => {
      const ranked = rankCities(profileOfGroup(rowsOf(friends), { ...core, cities }, today)).cities;
      return new Map(ranked.map(({ id, score }, index) => [id, { place: index, score }]));
    };
    fc.assert(
      fc.property(
        someFriends,
        fc.nat({ max: core.cities.length - 1 }),
        fc.constantFrom(...ratedTypes),
        (friends, index, type) => {
          const before = rank(friends, core.cities);
          const better = core.cities.map((city, at) =>
            at === index
              ? { ...city, strengths: { ...city.strengths, [type]: Math.min(3, city.strengths[type] + 1) as Strength } }
              : city,
          );
          const { id = '' } = core.cities[index] ?? {};
          const [was, is] = [before.get(id), rank(friends, better).get(id)];
          expect(is?.place ?? 0).toBeLessThanOrEqual(was?.place ?? 0);
          expect(is?.score ?? 0).toBeGreaterThanOrEqual(was?.score ?? 0);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('somebody who is content with anything changes nothing', () => {
    const week = [{ start: '2027-02-01', end: '2027-02-07' }];
    const content: Friend = { preference: aPreference({ dates: week, travelStyles: ['solo'] }) };
    const plain = (friends: readonly Friend[], stage: Stage) =>
      JSON.stringify(told(friends, stage), (key, value: unknown) =>
        key === 'window' || key === 'ratings' ? undefined : value,
      );
    fc.assert(
      fc.property(someFriends, (all) => {
        const friends = all.map(({ simple, preference, ...rest }): Friend => ({
          ...rest,
          simple: simple && { ...simple, availability: week },
          preference: preference && { ...preference, dates: week },
        }));
        for (const stage of stages) expect(plain([...friends, content], stage)).toBe(plain(friends, stage));
      }),
      runs,
    );
  });

  test('every reason and every catch is true of the place and of so many members, and no two cards say the same', () => {
    const groups = draws(5_000, 1_000);
    let reasons = 0;
    fc.assert(
      fc.property(someFriends, (friends) => {
        const profile = profileOfGroup(rowsOf(friends), core, today);
        const said = new Set<string>();
        const words = new Set<string>();
        const topics = profile.travellers.flatMap((one): Topic[] => [
          ...one.asked.map(({ wish }) => ({ feature: 'wishes' as const, key: wish })),
          ...one.types.flatMap(({ type }) => (type === 'other' ? [] : [{ feature: 'tripType' as const, key: type }])),
        ]);
        const untrue: unknown[] = [];
        for (const { city, about, fit, worksNotFor, reasons: found, tradeOff } of recommend({
          rows: rowsOf(friends),
          core,
          day: today,
          stage: { at: 'cities' },
        }).cards) {
          if ([...found, ...(tradeOff ? [tradeOff] : [])].some((one) => 'key' in one && one.key === 'other'))
            untrue.push(`${city.id} is praised or faulted for something else`);
          if (about.nameKo !== city.nameKo) untrue.push([about.nameKo, city.nameKo]);
          const good = (one: Topic) => profile.travellers.filter((member) => isGood(one, member, city, profile)).length;
          for (const reason of found) {
            reasons += 1;
            if (good(reason) !== reason.headCount || reason.headCount > reason.of)
              untrue.push([city.id, reason, `good for ${good(reason)}`]);
            const names = reason.feature === 'wishes' || reason.feature === 'tripType';
            // What every destination has in some measure speaks for one only where it suits most.
            if (!('key' in reason) && 2 * reason.headCount <= reason.of)
              untrue.push([city.id, reason, 'suits too few']);
            const sentence = names ? `${reason.key} ${city.id}` : 'key' in reason ? reason.key : reason.feature;
            if (said.has(sentence)) untrue.push(`said twice: ${sentence}`);
            said.add(sentence);
            if (!names) continue;
            const others = topics.filter((one) => 'key' in one && !words.has(one.key) && good(one) > 0);
            if (words.has(reason.key) && others.length > 0)
              untrue.push(`${reason.key} again at ${city.id}, where there is ${JSON.stringify(others)}`);
            words.add(reason.key);
          }
          const praised = found.flatMap((one) => (one.feature === 'tripType' ? (wishOfType(one.key) ?? []) : []));
          if (tradeOff?.feature === 'wishes' && !tradeOff.isUnwanted && praised.includes(tradeOff.key))
            untrue.push(`${city.id} is praised and faulted for ${tradeOff.key}`);
          if (tradeOff?.because !== undefined && !isBadWeather(tradeOff.because, city, profile.trip.months[0]))
            untrue.push([city.id, tradeOff, 'not so in the first month']);
          if (tradeOff?.feature === 'season' && found.some(({ feature }) => feature === 'season'))
            untrue.push(`${city.id} is praised and faulted for its season`);
          if (tradeOff?.feature === 'wishes' && !tradeOff.isUnwanted && strengthOf(city, tradeOff.key) >= 7)
            untrue.push(`${city.id} is said to lack ${tradeOff.key}, in which it is strong`);
          // Whoever it is out of reach for is not well served.
          const wellServed = fit.filter((dot) => dot === 'good').length;
          if (wellServed > fit.length - worksNotFor) untrue.push([city.id, fit, `out of reach for ${worksNotFor}`]);
          if (
            tradeOff?.isFar &&
            tradeOff.headCount !== profile.travellers.filter((one) => isMuchFarther(one, city)).length
          )
            untrue.push([city.id, tradeOff, 'so many asked for a shorter way']);
          if (
            tradeOff?.isNear &&
            (tradeOff.headCount ?? 0) > profile.travellers.filter((one) => isNearer(one, city)).length
          )
            untrue.push([city.id, tradeOff, 'so many asked for a longer way']);
          if (
            tradeOff?.isSlow &&
            (tradeOff.headCount ?? 0) > profile.travellers.filter((one) => isWithinAndSlow(one, city)).length
          )
            untrue.push([city.id, tradeOff, 'the way takes too much of the days of so many']);
          // At least one of them it does not suit; where it says how many, at least so many.
          if (
            tradeOff &&
            tradeOff.feature !== 'unmet' &&
            good(tradeOff) > tradeOff.of - Math.max(1, tradeOff.headCount ?? 1)
          )
            untrue.push([city.id, tradeOff, `good for ${good(tradeOff)}`]);
        }
        expect(untrue).toEqual([]);
      }),
      { numRuns: groups },
    );
    expect(reasons).toBeGreaterThan(10 * groups);
  }, 600_000);

  test('a place that has much of what members turn down says so of as many as turn it down, and never of who asks for it', () => {
    const texts = [
      '',
      '클럽은 싫어요',
      'no museums, please',
      '海はいや',
      'sin casinos',
      '不要夜生活',
      'nightlife and museums',
    ];
    let said = 0;
    fc.assert(
      fc.property(
        someFriends,
        fc.array(fc.nat(texts.length - 1), { minLength: 12, maxLength: 12 }),
        (friends, choice) => {
          const speaking = friends.map((one, index) => ({
            ...one,
            preference: { ...(one.preference ?? aPreference()), tripWishlist: texts[choice[index] ?? 0] ?? '' },
          }));
          const rows = rowsOf(speaking);
          const profile = profileOfGroup(rows, core, today);
          for (const { city, reasons, tradeOff } of recommend({ rows, core, day: today, stage: { at: 'cities' } })
            .cards) {
            expect(reasons.some((one) => 'isUnwanted' in one)).toBe(false);
            if (tradeOff?.feature !== 'wishes' || !tradeOff.isUnwanted) continue;
            const { key } = tradeOff;
            said += 1;
            expect(profile.values.valueOf(city, key), city.id).toBeGreaterThanOrEqual(0.7);
            const turning = profile.travellers.filter(({ refused }) => refused.includes(key));
            expect(tradeOff.headCount).toBe(turning.length);
            expect(turning.filter(({ asked }) => asked.some(({ wish }) => wish === key))).toEqual([]);
          }
        },
      ),
      { numRuns: 40 },
    );
    expect(said).toBeGreaterThan(10);
  });

  test('what texts ask for beside wishes and a place does not give is said where somebody asked for it and it is so, of all for whom it is so', () => {
    const texts = [
      '',
      '직항만 탈래요',
      'no crowds please, and we do not drive',
      '雨の少ないところがいい',
      '무릎이 안 좋아요',
      'sin visado',
      'je ne prends pas l’avion',
    ];
    const someone = fc.record({
      text: fc.constantFrom(...texts),
      home: fc.constantFrom(
        ['KR', 'ICN'] as const,
        ['TW', 'TPE'] as const,
        ['FR', 'CDG'] as const,
        ['CN', 'PEK'] as const,
      ),
      range: fc.constantFrom('intl_short' as const, 'intl_mid' as const, 'intl_long' as const),
      month: fc.constantFrom('01', '04', '07', '10'),
    });
    const said: Record<string, number> = {};
    fc.assert(
      fc.property(fc.array(someone, { minLength: 1, maxLength: 3 }), (people) => {
        const rows = rowsOf(
          people.map(({ text, home: [originCountryIso2, originAirport], range, month }) =>
            aFriend(
              {
                originCountryIso2,
                originAirport,
                range,
                availability: [{ start: `2027-${month}-03`, end: `2027-${month}-09` }],
              },
              { tripWishlist: text },
            ),
          ),
        );
        const profile = profileOfGroup(rows, full, today);
        const { months, window } = profile.trip;
        for (const { city, reasons, tradeOff } of recommend({ rows, core: full, day: today, stage: { at: 'cities' } })
          .cards) {
          if (tradeOff?.feature !== 'unmet') continue;
          const facts = full.facts.cities.get(city.id);
          const { key } = tradeOff;
          if (key === 'crowds' || key === 'rain')
            expect(
              reasons.map(({ feature }) => feature),
              city.id,
            ).not.toContain('season');
          said[key] = (said[key] ?? 0) + 1;
          const isLacking = ({ origin, reaches }: (typeof profile.travellers)[number]): boolean => {
            const reach = reaches?.get(city.id);
            switch (key) {
              case 'nonstop':
                return reach?.isDirect === false;
              case 'byLand':
                return reach?.isByLand === false;
              case 'car':
                return facts?.car === 'needed';
              case 'crowds':
                return (
                  months.some((month) => hasMonth(facts?.crowdedMonths ?? 0, month)) ||
                  full.facts.crowds.some(
                    ({ kind, places, windows }) =>
                      kind === 'travels' &&
                      places.includes(city.iso2) &&
                      windows.some(({ from, to }) => window && from <= window.end && window.start <= to),
                  )
                );
              case 'rain':
                return months.some((month) => isRainy(city, month));
              case 'stairs':
                return isSteep(city.id);
              case 'visa':
                return origin !== undefined && needsVisa(origin.iso2, city.iso2, false);
            }
          };
          const asking = profile.travellers.filter(({ particulars }) => particulars[asks[key]]);
          expect(asking.filter(isLacking).length, `${key} ${city.id}`).toBeGreaterThan(0);
          expect(profile.travellers.filter(isLacking).length, `${key} ${city.id}`).toBe(tradeOff.headCount);
        }
      }),
      { numRuns: 30 },
    );
    expect(Object.values(said).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(30);
  });

  const asks = {
    nonstop: 'isDirect',
    byLand: 'isByLand',
    car: 'isWithoutCar',
    crowds: 'isQuiet',
    rain: 'isStormShy',
    stairs: 'isLevel',
    visa: 'isVisaFree',
  } as const;

  const isBadWeather = (what: 'cold' | 'rain' | 'heat', { id }: City, month = 0): boolean => {
    const mean = full.facts.weather.get(id)?.[month - 1];
    if (mean === undefined) return false;
    return what === 'rain' ? mean.rain >= 150 : what === 'cold' ? mean.day < 7 : mean.day >= 31;
  };

  /** More than 100 mm, or a month of storms. */
  const isRainy = ({ id, climate }: City, month: number): boolean =>
    (full.facts.weather.get(id)?.[month - 1]?.rain ?? 0) > 100 || hasMonth(seasons[climate].storm, month);

  test('what is told of a wish is true of those who have it themselves, or of the group’s description', () => {
    const texts = [
      '골프 치고 해변에서 쉬기',
      'museums, food and some hiking',
      '温泉と夜景',
      '누구는 쇼핑, 누구는 서핑',
    ];
    let ofGroup = 0;
    fc.assert(
      fc.property(someFriends, fc.constantFrom(...texts), (friends, description) => {
        const alone = profileOfGroup(rowsOf(friends), core, today).travellers;
        const heads = (key: string) => alone.filter(({ asked }) => asked.some(({ wish }) => wish === key)).length;
        for (const { reasons, tradeOff } of ask(rowsOf(friends, { description }), { at: 'cities' }).cards as CityCard[])
          for (const one of [...reasons, ...(tradeOff ? [tradeOff] : [])]) {
            if (one.feature !== 'wishes') continue;
            if (one.headCount !== 0) expect(one.headCount).toBe(heads(one.key));
            else expect(understood(description)).toContain(one.key);
            ofGroup += one.headCount === 0 ? 1 : 0;
          }
      }),
      { numRuns: 200 },
    );
    expect(ofGroup).toBeGreaterThan(1_000);
  });

  test('nobody is sent to their own city, nor to where it is too far for everybody', () => {
    let checked = 0;
    fc.assert(
      fc.property(someFriends, (friends) => {
        const profile = profileOfGroup(rowsOf(friends), full, today);
        for (const { city } of rankCities(profile).cities) {
          const reaches = profile.travellers.flatMap((one) => one.reaches?.get(city.id) ?? []);
          checked += 1;
          expect(reaches.some(({ isHome, isWarned }) => isHome || isWarned)).toBe(false);
          expect(reaches.every((reach) => isTooFar(reach, profile.trip.days))).toBe(false);
        }
      }),
      runs,
    );
    expect(checked).toBeGreaterThan(500);
  });

  test('whoever wants it to be seen is named with their own face, and nobody else is', () => {
    const cardsOf = (friends: readonly Friend[]) =>
      [
        recommend({ rows: rowsOf(friends), core, day: today, stage: { at: 'countries' } }),
        recommend({ rows: rowsOf(friends), core, day: today, stage: { at: 'cities' } }),
      ].flatMap(({ cards }) => cards.map(({ fit, namedFit, ...rest }: Card) => ({ fit, namedFit, rest })));
    fc.assert(
      fc.property(somePeople, fc.infiniteStream(fc.boolean()), (people, chance) => {
        const showing = people.map((one) => ({ ...one, showsFit: chance.next().value === true }));
        const [none, some, all] = [people, showing, people.map((one) => ({ ...one, showsFit: true }))].map(cardsOf);
        none?.forEach(({ fit, namedFit, rest }, index) => {
          expect(namedFit).toEqual([]);
          expect(all?.[index]?.namedFit.map((one) => one.fit)).toEqual(fit);
          expect(all?.[index]?.rest).toEqual(rest);
          expect(some?.[index]?.namedFit).toEqual(
            all?.[index]?.namedFit.filter(({ memberId }) => showing[Number(memberId.slice(1))]?.showsFit === true),
          );
        });
      }),
      { numRuns: 15 },
    );
  });

  test('a private budget is in no sentence: what is said of money is true of those who told theirs', () => {
    let spoken = 0;
    fc.assert(
      fc.property(someFriends, fc.nat(), (friends, who) => {
        const shy = friends.map((friend, index) =>
          index === who % friends.length && friend.simple
            ? { ...friend, simple: { ...friend.simple, budgetPrivate: true as const } }
            : friend,
        );
        const profile = profileOfGroup(rowsOf(shy), core, today);
        const open = profile.travellers.filter((one) => !one.isBudgetPrivate && one.ceiling !== undefined);
        for (const { city, reasons } of recommend({ rows: rowsOf(shy), core, day: today, stage: { at: 'cities' } })
          .cards)
          for (const reason of reasons) {
            if (reason.feature !== 'budget') continue;
            spoken += 1;
            expect(reason.of).toBe(open.length);
            expect(open.every((member) => isGood(reason, member, city, profile))).toBe(true);
          }
      }),
      { numRuns: 100 },
    );
    expect(spoken).toBeGreaterThan(0);
  });

  test('a card whose way is much longer than somebody asked has a catch: the way or the budget, unless a card before it says so', () => {
    let [far, said] = [0, 0];
    fc.assert(
      fc.property(someFriends, (friends) => {
        const rows = rowsOf(friends);
        const profile = profileOfGroup(rows, core, today);
        let isSaid = false;
        for (const { city, tradeOff } of recommend({ rows, core, day: today, stage: { at: 'cities' } }).cards) {
          if (profile.travellers.some((one) => isMuchFarther(one, city))) {
            far += 1;
            expect(tradeOff, city.id).toBeDefined();
            if (!isSaid) expect(tradeOff?.isFar === true || tradeOff?.feature === 'budget', city.id).toBe(true);
            if (tradeOff?.isFar) said += 1;
          }
          isSaid ||= tradeOff?.feature === 'reach';
        }
      }),
      { numRuns: 60 },
    );
    expect(Math.min(far, said)).toBeGreaterThan(10);
  });

  test('no card is without a catch that costs more than somebody told the group', () => {
    let dear = 0;
    fc.assert(
      fc.property(someFriends, (friends) => {
        const rows = rowsOf(friends);
        const profile = profileOfGroup(rows, core, today);
        // What every candidate lacks is said once.
        let isSaid = false;
        for (const { city, tradeOff } of recommend({ rows, core, day: today, stage: { at: 'cities' } }).cards) {
          isSaid ||= tradeOff?.feature === 'budget';
          const isDear = profile.travellers.some(({ ceiling, isBudgetPrivate, reaches, style }) => {
            const reach = reaches?.get(city.id);
            if (!reach || ceiling === undefined || isBudgetPrivate) return false;
            return Math.round(0.9 * costOf(city, reach, style, profile.trip.days)) > ceiling;
          });
          if (!isDear) continue;
          dear += 1;
          expect(isSaid || tradeOff !== undefined, city.id).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
    expect(dear).toBeGreaterThan(0);
  });
});

/**
 * The flight is a fifth longer than the hours that the survey names, in a range that they did not choose; at home, any
 * flight abroad; or longer than they wrote.
 */
function isMuchFarther({ range, slack, named, reaches, particulars }: MemberProfile, { id, iso2 }: City): boolean {
  const reach = reaches?.get(id);
  if (reach === undefined || range === undefined) return false;
  if (particulars.mostFlightHours !== undefined && reach.hours > 1.04 * particulars.mostFlightHours) return true;
  if ([...named.wanted, ...named.open, ...named.around].includes(iso2)) return false;
  if (range === 'domestic') return reach.range !== 'domestic' && slack === 0 && named.isEmpty;
  const further = ranges.indexOf(reach.range) - ranges.indexOf(range) - slack;
  return further > 0 && reach.hours > 1.2 * (range === 'intl_short' ? 4 : 9);
}

const isWithinAndSlow = (one: MemberProfile, { id, iso2 }: City): boolean => {
  const reach = one.reaches?.get(id);
  const leg = one.legs?.find((way) => way.reach === reach);
  return leg !== undefined && leg.time <= 0.4 && (rangesOff(one, reach, iso2) ?? 0) === 0;
};
const isNearer = (one: MemberProfile, { id, iso2 }: City): boolean =>
  (rangesOff(one, one.reaches?.get(id), iso2) ?? 0) < 0;

function costOf({ id }: City, { fareManwon }: { fareManwon: number }, style: StyleWish, days: number): number {
  const { cost } = full.facts.cities.get(id) ?? never();
  const { bed, day } = cost[style === 'simple' ? 'hostel' : 'middle'];
  return fareManwon + (days - 1) * bed + days * day;
}

function strengthOf({ id }: City, wish: string): number {
  const { sides, wishes } = full.facts.cities.get(id) ?? never();
  const strengths: Readonly<Partial<Record<string, number>>> = { ...wishes, ...sides };
  return strengths[wish] ?? 0;
}

/**
 * Written anew from what the sentences say: strong in it, has it, within the distance, within the budget, a good
 * season, the wanted pace.
 */
function isGood(topic: Topic, member: MemberProfile, city: City, profile: GroupProfile): boolean {
  const reach = member.reaches?.get(city.id);
  const fits = cityFits(member, city, profile.core);
  const { sides, wishes } = full.facts.cities.get(city.id) ?? never();
  switch (topic.feature) {
    case 'tripType': {
      const { key } = topic;
      const side =
        key === 'adventure'
          ? sides.activity
          : key === 'culture' || key === 'other'
            ? sides.sightseeing
            : key === 'nature'
              ? (sides.relax + sides.activity) / 2
              : sides[key];
      const alone = wishOfType(key);
      const isAlone = alone === undefined || profile.values.valueOf(city, alone) >= 2 / 3;
      return member.types.some(({ type }) => type === key) && side > 6.6 && isAlone;
    }
    case 'wishes': {
      const strength = topic.key in wishes ? wishes[topic.key as keyof typeof wishes] : sides[topic.key as 'relax'];
      return (
        member.asked.some(({ wish }) => wish === topic.key) &&
        strength >= 7 &&
        profile.values.valueOf(city, topic.key) >= 0.7
      );
    }
    case 'destinationType':
      return member.destinationType === topic.key && (fits.destinationType ?? 0) >= 2 / 3;
    case 'reach':
      // Who asked for a trip at home is not near anything abroad, unless their own words name places.
      return (
        member.range !== undefined &&
        (fits.reach ?? 0) >= 0.65 &&
        !isMuchFarther(member, city) &&
        (member.range !== 'domestic' || reach?.range === 'domestic' || member.slack > 0 || !member.named.isEmpty)
      );
    case 'budget': {
      if (!reach || member.ceiling === undefined || member.isBudgetPrivate) return false;
      return Math.round(1.25 * costOf(city, reach, member.style, profile.trip.days)) <= member.ceiling;
    }
    case 'season': {
      const asksOff = member.asked.some(
        ({ wish, isOfGroup }) => !isOfGroup && strengthOf(city, wish) >= 7 && profile.values.valueOf(city, wish) <= 0.4,
      );
      const isSkier = member.types.some(({ type }) => type === 'ski') && city.strengths.ski > 0;
      const good = isSkier ? skiMonths(city) : seasons[city.climate].good;
      return (fits.season ?? 0) >= 0.8 && !asksOff && profile.trip.months.every((month) => hasMonth(good, month));
    }
    case 'pace':
      return (fits.pace ?? 0) >= 2 / 3;
  }
}

function never(): never {
  throw new Error('the catalogue knows nothing of it');
}
