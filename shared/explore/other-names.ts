import { withoutAirportWord } from './airport-word.ts';
import type { OtherNames } from './destination-search.ts';

/**
 * What people call destinations besides their names in the six languages: an island or a region by its cities, old names and Sino-Korean ones, short forms. By the ids that
 * are found. A name that only misses an ending (`제주도`) needs no line: `otherwise` tries without it.
 */
const lines: readonly (readonly [names: string, ids: string])[] = [
  [
    '하와이|Hawaii|Hawái|ハワイ|夏威夷',
    'united-states/honolulu united-states/kihei united-states/kailua-kona united-states/kauai',
  ],
  [
    '홋카이도|북해도|Hokkaido|北海道',
    'japan/sapporo japan/otaru japan/hakodate japan/furano japan/niseko japan/asahikawa japan/noboribetsu',
  ],
  ['비에이|Biei|美瑛', 'japan/furano japan/asahikawa'],
  ['오키나와|Okinawa|沖縄|冲绳', 'japan/naha japan/onna japan/ishigaki japan/miyakojima'],
  [
    '규슈|큐슈|Kyushu|九州',
    'japan/fukuoka japan/kumamoto japan/kagoshima japan/nagasaki japan/miyazaki japan/beppu japan/yufuin',
  ],
  ['후지산|Fuji|富士山', 'japan/fujikawaguchiko japan/hakone'],
  ['동경', 'japan/tokyo'],
  ['대마도', 'japan/tsushima'],
  ['북경|Pekín', 'china/beijing'],
  ['남경', 'china/nanjing'],
  ['청도', 'china/qingdao'],
  ['대련', 'china/dalian'],
  ['심양', 'china/shenyang'],
  ['천진', 'china/tianjin'],
  ['소주', 'china/suzhou'],
  ['장가계', 'china/zhangjiajie'],
  ['계림', 'china/guilin'],
  ['곤명', 'china/kunming'],
  ['중경', 'china/chongqing'],
  ['성도', 'china/chengdu'],
  ['하문', 'china/xiamen'],
  ['연태', 'china/yantai'],
  ['위해', 'china/weihai'],
  ['하이난|해남도|Hainan|海南', 'china/sanya china/haikou'],
  ['타이완|Formosa|台湾|臺灣', 'taiwan'],
  ['LA|엘에이|L.A.', 'united-states/los-angeles'],
  ['NYC|맨해튼|Manhattan', 'united-states/new-york'],
  ['라스베가스', 'united-states/las-vegas'],
  ['USA|US|아메리카', 'united-states'],
  ['UK|England|잉글랜드|Inglaterra|Angleterre|イングランド|英格兰', 'united-kingdom'],
  ['UAE', 'united-arab-emirates'],
  ['터키|Turkey|Turquía', 'turkiye'],
  ['카파도키아|Cappadocia|Capadocia|Cappadoce|カッパドキア|卡帕多奇亚', 'turkiye/goreme'],
  ['Holland|Holanda|Hollande|홀란드', 'netherlands'],
  ['이태리', 'italy'],
  ['타일랜드', 'thailand'],
  ['월남', 'vietnam'],
  ['남아공', 'south-africa'],
  ['냐짱|나짱', 'vietnam/nha-trang'],
  ['하롱베이', 'vietnam/ha-long'],
  ['사이공|Saigon|Saigón|Saïgon|サイゴン|西贡', 'vietnam/ho-chi-minh-city'],
  ['페낭|Penang|ペナン|槟城', 'malaysia/penang'],
  ['롬복|Lombok|ロンボク|龙目', 'indonesia/senggigi'],
  ['보홀|Bohol|ボホール|薄荷', 'philippines/panglao'],
  ['앙코르와트|Angkor|アンコール|吴哥', 'cambodia/siem-reap'],
  ['베니스', 'italy/venice'],
  ['플로렌스', 'italy/florence'],
  ['토스카나|Tuscany|Toscana|Toscane|トスカーナ|托斯卡纳', 'italy/florence italy/pisa'],
  ['시칠리아|Sicily|Sicilia|Sicile|シチリア|西西里', 'italy/palermo italy/taormina'],
  ['빈', 'austria/vienna'],
  ['세빌리아', 'spain/seville'],
];

/** What Koreans add to a name: island, city, trip. */
const endings = /\s*(?:섬|도|시|여행)$/u;
const mostOfAWord = 60;

/** Without the ending (`제주도`, `부산 여행`), or a city with its country (`다낭 베트남`, `Lima, Peru`). */
const otherwise: OtherNames['otherwise'] = (typed, find) => {
  const text = typed.trim();
  const short = text.replace(endings, '');
  if (short.length > 1 && short !== text) return find(short);
  const words = text.split(/[\s,]+/);
  if (words.length !== 2) return [];
  const each = words.flatMap((word) => find(word, mostOfAWord));
  const countries = new Set(each.flatMap((one) => (one.kind === 'country' ? [one.country.iso2] : [])));
  return each.filter((one) => one.kind === 'city' && countries.has(one.city.iso2));
};

export const otherNames: OtherNames = {
  names: lines.reduce((byId, [names, ids]) => {
    for (const id of ids.split(' ')) byId.set(id, [...(byId.get(id) ?? []), ...names.split('|')]);
    return byId;
  }, new Map<string, string[]>()),
  otherwise,
  ofAirport: withoutAirportWord,
};
