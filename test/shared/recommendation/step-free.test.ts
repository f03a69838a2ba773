import { describe, expect, test } from 'vitest';
import { steepCities } from '#shared/destination/steep.ts';
import { cityVerdict } from '#shared/recommendation/city-verdict.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { particulars } from '#shared/recommendation/read-particulars.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { cityOf, core, placesOf } from './catalogue.ts';
import { aFriend, rowsOf, today } from './groups.ts';

const wheels = '전동휠체어를 타요. 골목 구경도 좋아해요';
const groupOf = (wish: string) =>
  rowsOf([
    aFriend({ mainType: 'sightseeing', subcats: ['food', 'nature'] }, { tripWishlist: wish }),
    aFriend({ mainType: 'activity', subcats: ['hiking'] }),
    aFriend({ mainType: 'sightseeing', subcats: ['food'] }),
  ]);

describe('a wheelchair', () => {
  test.each([
    '전동휠체어를 타요',
    '배리어프리 관광지 위주로',
    'my mum uses a wheelchair',
    'barrier-free please',
    'step free hotels',
    '車椅子の母も一緒です',
    '車いすです',
    '妈妈坐轮椅',
    '媽媽坐輪椅',
    'mi madre va en silla de ruedas',
    'ma mère est en fauteuil roulant',
  ])('is heard in “%s”, and so are stairs', (text) => {
    expect(particulars(text)).toMatchObject({ isStepFree: true, isLevel: true });
  });

  test.each(['무릎이 안 좋아요', '유모차가 있어요', 'bad knees, few stairs'])('is not heard in “%s”', (text) => {
    expect(particulars(text)).toMatchObject({ isStepFree: false, isLevel: true });
  });

  test('is told to the page once, and to whoever decides', () => {
    for (const [wish, asksStepFree] of [
      [wheels, true],
      ['무릎이 안 좋아요', false],
    ] as const) {
      const rows = groupOf(wish);
      for (const stage of [{ at: 'countries' }, { at: 'cities', countryId: 'japan' }] as const)
        expect(recommend({ rows, core, day: today, stage })).toMatchObject({ asksStepFree });
      const verdict = cityVerdict(profileOfGroup(rows, core, today), cityOf('japan/osaka'));
      expect(verdict).toMatchObject({ asksStepFree });
    }
  });

  test('mountains, alleys and stairs go last among the places of a city', () => {
    const places = placesOf('JP').filter(({ cityId }) => cityId === 'japan/tokyo');
    const found = (wish: string) =>
      recommend({ rows: groupOf(wish), core, day: today, stage: { at: 'places', places } }).cards.map(
        ({ place }) => place.slug,
      );
    const rough = ['mount-takao', 'omoide-yokocho', 'golden-gai'];
    expect(found('').slice(0, -5)).toEqual(expect.arrayContaining(['mount-takao']));
    const last = found(wheels).slice(-5);
    expect(last).toEqual(expect.arrayContaining(rough));
  });

  test('every steep city is one of the catalogue', () => {
    expect([...steepCities].filter((id) => core.cities.every((city) => city.id !== id))).toEqual([]);
  });
});
