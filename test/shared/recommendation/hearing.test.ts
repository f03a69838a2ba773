import { describe, expect, test } from 'vitest';
import { understood } from '#shared/recommendation/lexicon.ts';
import { namedPlaces } from '#shared/recommendation/read-names.ts';
import { nothingParticular } from '#shared/recommendation/particulars.ts';
import { particulars } from '#shared/recommendation/read-particulars.ts';
import { core } from './catalogue.ts';

/**
 * Wishes that must be heard (+) and must not (-), in sentences that were written to try the lexicon and not taken from
 * the panel.
 */
const wishes = `
운해 보러 가고 싶다|+scenery -beach
빵지순례|+food
한라산 등반|+hiking
놀이기구 좋아하는 아이|+theme-park +family
바다보다는 산|+hiking
쇼핑은 별로 관심없어요|-shopping
박물관은 지루해해요|-museum
스카이다이빙|-diving
sea of clouds at dawn|+scenery -beach
swim with whale sharks|+diving -whales
old cobblestone streets|+history
gardens in bloom|+scenery
a night of karaoke|+nightlife
museums bore us|-museum
雲海が見たい|+scenery -beach
海の見える宿|+beach
城めぐりと御朱印|+history
山小屋に泊まりたい|+hiking
ドライブしたい|-nightlife
买包，不爱爬山|+shopping -hiking
坐过山车|+theme-park
看展|+museum
露營看星星|+scenery
cataratas y senderismo|+scenery +hiking
nada de discotecas|-nightlife
chutes d’eau et vieilles pierres|+scenery +history
se baigner|+beach
marchés locaux|+food
눈 보면서 온천하고 싶어요|+snow +hot-spring
눈 펑펑 오는 거 보고 싶어. 온천도|+snow +hot-spring
눈이랑 온천|+snow +hot-spring
눈과 온천|+snow +hot-spring
雪と温泉|+snow +hot-spring
서로 눈 보면서 얘기할 수 있는 카페|-snow
눈과 귀가 즐거운 여행|-snow
조용한 료칸에서 온천만 하고 싶어요. 매운 건 못 먹고 등산은 절대 안 돼요|+hot-spring +relax -hiking -food
Quiet ryokan and hot springs only. I can't eat spicy food and absolutely no hiking|+hot-spring +relax -hiking -food
静かな旅館で温泉だけ楽しみたいです。辛いものは食べられず、登山は絶対に無理です|+hot-spring -hiking -food
只想在安静的旅馆泡温泉。不能吃辣，爬山绝对不行|+hot-spring -hiking -food
Solo quiero aguas termales en un ryokan tranquilo. No puedo comer comida picante y nada de senderismo|+hot-spring +relax -hiking -food
Juste un ryokan calme et des sources chaudes. Je ne peux pas manger épicé et surtout pas de randonnée|+hot-spring +relax -hiking -food
매운 건 못 먹어요|-food
해산물은 안 먹고 고기는 못 먹어요|-food
매운 건 못 먹지만 시장 음식은 먹고 싶어요|+food
여행 동안 먹는 재미|+food
辛い料理は食べられません|-food
ここでしか食べられないもの|+food
je ne mange pas de nourriture épicée|-food`;

test.each(wishes.trim().split('\n'))('%s', (line) => {
  const [text = '', told = ''] = line.split('|');
  const heard: readonly string[] = understood(text);
  for (const one of told.split(' ')) expect(heard.includes(one.slice(1)), one).toBe(one.startsWith('+'));
});

/** What says nothing of a place, though a part of some word of it looks like a wish. */
const nothing = `
부산에 살고 있어요
친절한 사람들이랑 가요
계절에 상관없이 좋아요
이번 기회에 다 같이
동호회에서 만난 사이
11월에 일주일 휴가
부산으로 모여서 출발
the rest of us are flexible
a party of six
peak season is fine
support from our office
it would be superb
we have diverse tastes, divided opinions
four stars are enough
next steps: pick a date
we are tired of planning
メンバーは6人です
コスパ重視
シルバーウィークに行きたい
グラウンドで知り合った仲間
上海で働いています
仕事の関係で金曜だけ
スタートは羽田
极限预算
周末打球认识的朋友
我在上海工作
presupuesto ajustado
queremos algo divertido
mi hermano vino ayer
el resto del grupo decide
nous sommes divisés
une fort bonne idée`;

test.each(nothing.trim().split('\n'))('%s says nothing of a place', (text) => {
  expect(understood(text)).toEqual([]);
  expect(particulars(text)).toEqual(nothingParticular);
  expect(namedPlaces(text, core, { iso2: 'KR' }).isEmpty).toBe(true);
});

describe('names', () => {
  const of = (text: string, home = 'KR') => namedPlaces(text, core, { iso2: home });

  test.each([
    ['하와이는 친구들이 다 가서 패스', 'united-states/honolulu'],
    ['방콕은 너무 더울 것 같아서 제외', 'thailand/bangkok'],
    ['제주 한 달 살기는 해봤고', 'south-korea/jeju'],
    ['We have done London, Paris and Rome', 'italy/rome'],
    ['Bali again? nope.', 'indonesia/kuta'],
    ['Not too keen on Paris', 'france/paris'],
    ['Cancún ya lo conocemos', 'mexico/cancun'],
  ])('%s: not there', (text, id) => {
    expect(of(text).unwantedCities).toContain(id);
    expect(of(text).wantedCities).not.toContain(id);
  });

  test.each([
    ['몰디브는 심심할 것 같아요', ['MV']],
    ['대만이랑 일본은 많이 다녔고', ['JP', 'TW']],
    ['Already visited Japan, Korea and Taiwan.', ['JP', 'KR', 'TW']],
    ['フランスは高そうだからやめとく', ['FR']],
    ['日本不去了,韩国也去过', ['JP', 'KR']],
    ['ni Francia ni Italia, ya hemos estado', ['FR', 'IT']],
    ['pas l’Espagne cette année', ['ES']],
  ])('%s: not these countries', (text, unwanted) => {
    expect(of(text, 'US')).toMatchObject({ wanted: [], unwanted });
  });

  test.each([
    ['유럽 가고 싶은데 독일이 제일 끌려요', ['DE']],
    ['ヨーロッパ、できればドイツとオーストリア', ['AT', 'DE']],
    ['Somewhere in Asia, ideally Vietnam or Thailand', ['TH', 'VN']],
    ['somewhere else in Portugal or Spain', ['ES', 'PT']],
    ['서유럽 말고 안 가본 동유럽 쪽으로', ['BG', 'CZ', 'HU', 'PL', 'RO', 'SK']],
    ['直行便で行けるヨーロッパは無理かな？フランス', ['FR']],
    ['去年去了泰国,今年想换越南', ['VN']],
  ])('%s: what is named more closely is meant', (text, wanted) => {
    expect(of(text, 'US').wanted).toEqual(wanted);
  });

  test.each([
    '두 명은 부산, 한 명은 도쿄에 살아요',
    '동생은 도쿄, 나는 서울, 엄마는 대구',
    'Nous habitons Lyon, mon frère vit à Madrid',
    'two in LA, one in Seoul',
    '在东京留学的表妹一起',
  ])('%s: who lives there does not ask for it', (text) => {
    expect(of(text)).toMatchObject({ wanted: [], wantedCities: [], unwanted: [], unwantedCities: [] });
  });
});

test.each([
  ['4시간 비행이 한계', { mostFlightHours: 4 }],
  ['no more than a 5 hour flight', { mostFlightHours: 5 }],
  ['片道4時間以内のフライト', { mostFlightHours: 4 }],
  ['飞机五小时以内', { mostFlightHours: 5 }],
  ['pas plus de 4h d’avion', { mostFlightHours: 4 }],
  ['高铁两小时内', { mostWayHours: 2 }],
  ['서울 근교', { mostWayHours: 3 }],
  ['2h en tren como mucho', { mostWayHours: 2 }],
  ['3 hours by car at most', { mostWayHours: 3, isByCar: true }],
  ['대도시는 싫어요', { isSmallTown: true }],
  ['小さな町が好き', { isSmallTown: true }],
  ['petits villages', { isSmallTown: true }],
  ['sans prendre l’avion', { isByLand: true }],
  ['no tener que coger dos aviones', { isDirect: true }],
  ['somewhere hot', { warmth: 'warm' }],
  ['quiero playa y comida y no frío', { warmth: 'warm' }],
  ['para no pasar frío', { warmth: 'warm' }],
  ['no quiero frío', { warmth: 'warm' }],
  ['no importa el frío', { warmth: undefined }],
  ['que no haga tanto frío', { warmth: 'warm' }],
  ['huyendo del calor', { warmth: 'cool' }],
  ['最好免签', { isVisaFree: true, isVisaBorne: true }],
  ['ideally no visa', { isVisaFree: true, isVisaBorne: true }],
  ['no visa please', { isVisaFree: true, isVisaBorne: false }],
  ['not too hot', { warmth: 'cool' }],
  ['somewhere warm but not too hot', { warmth: 'warm' }],
  ['去过冬，别太热', { warmth: 'warm' }],
  ['au soleil mais pas trop chaud', { warmth: 'warm' }],
  ['기차로 갈게요', { isByLand: true, isByCar: false }],
])('%s: what it limits', (text, told) => {
  expect(particulars(text)).toMatchObject(told);
});
