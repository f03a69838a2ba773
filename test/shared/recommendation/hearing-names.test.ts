import { describe, expect, test } from 'vitest';
import { homeOf } from '#shared/recommendation/read-home.ts';
import { understood } from '#shared/recommendation/lexicon.ts';
import { particulars } from '#shared/recommendation/read-particulars.ts';
import { namedPlaces } from '#shared/recommendation/read-names.ts';
import { core } from './catalogue.ts';

/** What is named and not wanted, in sentences that were written to try the rules and not taken from the panel. */
const against = `
다낭은 애들 데리고 벌써 세 번 다녀옴|vietnam/da-nang
태국만 아니면 돼요|TH
필리핀은 치안 때문에 부모님이 반대하심|PH
부모님이 장가계는 재작년에 다녀오셨고 하롱베이도 보셨어요|china/zhangjiajie
하와이 가고 싶지만 예산이 안돼요|united-states/honolulu
팔라우도 했어요|PW
We've done Bali to death|indonesia/kuta
Everyone goes to Iceland so nah|IS
My mom won't go to Egypt, she watches too much news|EG
One of us got food poisoning in Bali so she refuses to go back|indonesia/kuta
グアムはもういいかな|GU
台湾は乗り潰し済み|TW
バンコクは暑くて人多いし今回はなし|thailand/bangkok
三亚去了八百遍了|china/sanya
老人觉得泰国不安全不想去|TH
京都人太多真的不要😮‍💨|japan/kyoto
ローマはパス|italy/rome
日本韓國大家去到爛了不要！|KR
cualquier sitio menos Portugal|PT
Le Maroc on connaît par cœur|MA
ไม่เอาเกาหลีนะ|KR
ญี่ปุ่นไปมาหลายรอบแล้ว|JP
Đà Nẵng đi nhiều lần rồi|vietnam/da-nang
không thích Thái Lan|TH
tak nak Thailand, tak selamat|TH
nada de São Paulo|brazil/sao-paulo`;

/** What sounds like it and is wanted. */
const wanted = `
일본 가고 싶은데 비행기 오래 타는건 싫어요|JP
대만 비싸지 않고 좋대요|TW
부산 가고싶다 예전에 갔을때 너무 좋았음|south-korea/busan
카파도키아파랑 가우디파로 갈림😂 한국은 다섯번 가서 됐어요|turkiye/goreme
Greece please, nothing too touristy|GR
Vietnam, never been before|VN
None of us has been to Japan|JP
Why not Slovenia?|SI
Et pourquoi pas la Slovénie ?|SI
¿y por qué no Eslovenia?|SI
ベトナムのダナンが流行ってるらしい|vietnam/da-nang
台湾がいい、高すぎない宿で|TW
越南吧，机票不太贵|VN
le Portugal, pas trop cher|PT
Ko Samui for the beach|thailand/ko-samui
อยากไปไต้หวันหรือฮ่องกง|TW
muốn đi Hàn hoặc Nhật|JP
pengen ke Jepang|JP
京都は3回目、友達は初めてです|japan/kyoto
推しのバンコクコン当たった！|thailand/bangkok
パリツアーに申し込みたい|france/paris
Kroatien, nicht zu teuer|HR
홋카이도에서 온천|japan/sapporo
Snow in Hokkaido|japan/sapporo
ローマでパスタ|italy/rome
Aurores boréales en Norvège, sans musée|NO`;

describe('names', () => {
  const of = (text: string) => namedPlaces(text, core, { isAbroad: true });
  test.each(against.trim().split('\n'))('%s', (line) => {
    const [text = '', place = ''] = line.split('|');
    expect([...of(text).unwanted, ...of(text).unwantedCities]).toContain(place);
    expect([...of(text).wanted, ...of(text).wantedCities]).not.toContain(place);
  });
  test.each(wanted.trim().split('\n'))('%s', (line) => {
    const [text = '', place = ''] = line.split('|');
    expect([...of(text).wanted, ...of(text).wantedCities]).toContain(place);
  });
  test.each([
    '록페스티벌 가자',
    '홍콩 경유해도 됨',
    'flights via Dubai are fine',
    '대전이랑 대구 중간에서 만나요',
    '작년에 부산에서 온천 했어요',
    '부산에서 출발해요',
  ])('%s names no place to go to', (text) => expect(of(text)).toMatchObject({ wanted: [], wantedCities: [] }));
});

test.each([
  ['อยากไปเล่นหิมะ มีออนเซ็น', ['snow', 'hot-spring']],
  ['ไม่อยากตกปลา', []],
  ['ngắm hoa anh đào, mua sắm', ['blossom', 'shopping']],
  ['queremos ver neve e praia', ['snow', 'beach']],
  ['nak main salji', ['snow']],
  ['Schnee und eine Therme', ['snow', 'hot-spring']],
  ['바다 오름 카페는 동네라 그만', []],
  ['想看雪山', ['scenery']],
])('%s: further languages, and what is turned down in a list', (text, wishes) => {
  const heard: readonly string[] = understood(text);
  expect(wishes.filter((wish) => !heard.includes(wish))).toEqual([]);
  if (wishes.length === 0) expect(heard).toEqual([]);
});

test.each([
  ['환승 두번까지 OK', { isDirect: false }],
  ['乗り継ぎは1回まで', { isDirect: false }],
  ['no more than one layover', { isDirect: false }],
  ['不想自駕', { isByCar: false }],
  ['NO PLANE pls, drive or ferry only', { isWithoutPlane: true, isByLand: true }],
  ['飛行機は下の子がムリ', { isWithoutPlane: true }],
  ['坐車兩三小時內', { mostWayHours: 3 }],
  ['2-3 hours by train at most', { mostWayHours: 3 }],
  ['四小时飞机以内', { mostFlightHours: 4 }],
  ['penerbangan bawah 8 jam', { mostFlightHours: 8 }],
  ['ไม่ต้องขอวีซ่า', { isVisaFree: true }],
])('%s: limits', (text, told) => expect(particulars(text)).toMatchObject(told));

test.each([
  ['TH', 'เชียงใหม่', 'thailand/chiang-mai'],
  ['VN', 'Hà Nội', 'vietnam/hanoi'],
  ['GB', 'London St Pancras', 'united-kingdom/london'],
  ['JP', '成田・羽田', 'japan/tokyo'],
] as const)('%s %s is the home %s', (iso2, text, id) => expect(homeOf(iso2, text, core).homeId).toBe(id));

describe('things that countries are known for', () => {
  const of = (text: string) => namedPlaces(text, core, { isAbroad: true }).homelands;
  test.each([
    ['아이들이 코알라 안아보고 싶대요', ['AU']],
    ['we would love to see wild penguins', ['AR', 'AU', 'CL', 'NZ', 'ZA']],
    ['袋鼠或者考拉', ['AU']],
    ['voir des kangourous', ['AU']],
    ['glow worm caves', ['AU', 'NZ']],
    ['エーデルワイスが見たい', ['AT', 'CH', 'DE', 'FR', 'IT']],
  ])('%s', (text, countries) => expect(of(text)).toEqual(countries));
  test.each(['수족관에서 펭귄 보기', '動物園でコアラを見る', 'penguins at the aquarium', '去动物园看企鹅'])(
    '%s: behind glass, wherever that is',
    (text) => expect(of(text)).toEqual([]),
  );
});
