import { heardOnce } from './heard-texts.ts';
import type { Wish } from './wish.ts';

/**
 * Words of six languages that people write for a wish, the most particular wish first. What stands in no line is not guessed. Latin
 * words count from their start ("hiking", "hikes"); others wherever they stand.
 */
const words: readonly (readonly [wish: Wish, latin: string, other: string])[] = [
  [
    'christmas-market',
    'christmas market|xmas market|mercadillo|mercado[s]? navide|march[ée]s? de no[ëe]l|weihnachtsm',
    '크리스마스\\s?마켓|クリスマスマーケット|圣诞集市|聖誕市集|圣诞市场',
  ],
  ['aurora', 'aurora|northern light|aurores?', '오로라|オーロラ|极光|極光'],
  ['blossom', 'cherry blossom|sakura|cerez|cerisier', '벚꽃|꽃구경|桜|お花見|樱花|櫻花|赏樱|賞櫻'],
  [
    'foliage',
    'autumn lea|fall lea|fall color|fall colour|foliage|foliaje|feuilles d.automne',
    '단풍|紅葉|红叶|枫叶|賞楓|赏枫',
  ],
  [
    'hot-spring',
    'hot spring|hot bath|onsen|thermal|aguas termales|sources? chaude|ryokan',
    '온천|노천탕|료칸|温泉|溫泉|露天風呂|泡汤|泡湯',
  ],
  [
    'theme-park',
    'disney|universal stud|theme park|amusement park|parque de atracciones|parc d.attraction|legoland',
    '놀이공원|테마파크|디즈니|유니버설|에버랜드|テーマパーク|ディズニー|ユニバ|遊園地|迪士尼|环球影城|環球影城|主题公园|主題樂園|乐高',
  ],
  ['safari', 'safari|big five|big 5', '사파리|サファリ|游猎|遊獵|动物大迁徙'],
  ['whales', 'whale|ballena|baleine', '고래|鯨|クジラ|ホエール|观鲸|賞鯨'],
  [
    'diving',
    'scuba|diving|dive|divi|open water|manta|snorkel|buceo|bucear|plong[ée]e',
    '다이빙|스쿠버|오픈워터|스노클|ダイビング|シュノーケ|潜水|潛水|浮潜|浮潛|考证潜',
  ],
  ['surfing', 'surf', '서핑|サーフィン|冲浪|衝浪'],
  ['ski', 'ski|snowboard|powder|esqu[ií]', '스키|보드타|スキー|スノボ|パウダー|滑雪|粉雪'],
  [
    'snow',
    'snow|nieve|neige',
    '눈\\s?(구경|축제|보|많|오|좋|밭|썰매)|설경|雪景|雪まつり|看雪|赏雪|玩雪|賞雪|雪を見|雪見',
  ],
  ['golf', 'golf', '골프|라운딩|ゴルフ|高尔夫|高爾夫'],
  ['fishing', 'fishing|angling|fish all|p[êe]che\\b|pescar|pesca\\b|squid', '낚시|釣り|钓鱼|釣魚|海钓|海釣'],
  [
    'beach',
    'beach|playa|plage|seaside|snorkel',
    '해변|바닷가|바다|해수욕|비치|ビーチ|海水浴|海辺|きれいな海|海边|海邊|沙滩|沙灘|海岛|海島',
  ],
  [
    'resort',
    'resort|all.inclusive|overwater|pool',
    '리조트|풀빌라|키즈풀|수영장|워터빌라|リゾート|プール|度假村|度假酒店|无边泳池|泳池',
  ],
  [
    'spa',
    'spa\\b|massage|masaje|yoga|meditat|hammam|wellness',
    '마사지|스파|요가|명상|マッサージ|エステ|スパ|ヨガ|按摩|瑜伽|冥想',
  ],
  [
    'water-sports',
    'kayak|rafting|paddle|jet ?ski|canoe|rafteo|kitesurf',
    '카약|래프팅|패들|제트스키|수상|カヤック|ラフティング|皮划艇|漂流|水上',
  ],
  [
    'hiking',
    'hike|hiki|trek|trail|summit|senderis|randonn|rando\\b|mountain',
    '트레킹|등산|하이킹|둘레길|산행|トレッキング|登山|ハイキング|徒步|徒步|爬山|健行|登山',
  ],
  ['cycling', 'cycl|bike|bicicl|v[ée]lo', '자전거|라이딩|サイクリング|自転車|骑行|騎車|单车'],
  [
    'extreme',
    'bungee|skydiv|paraglid|zipline|canyoning|parapente',
    '번지|패러글라이딩|스카이다이빙|짚라인|バンジー|スカイダイビング|蹦极|跳伞|滑翔伞',
  ],
  [
    'wildlife',
    'wildlife|animals|penguin|koala|kangaroo|monkey|elephant|fauna|animaux',
    '야생동물|펭귄|코알라|캥거루|코끼리|野生動物|動物|ペンギン|动物|野生|企鹅',
  ],
  ['desert', 'desert\\b|dunes|desierto|d[ée]sert\\b', '사막|砂漠|沙漠'],
  ['casino', 'casino|gambl', '카지노|カジノ|赌场|賭場'],
  ['festival', 'festival|carnival|carnaval', '축제|페스티벌|祭り|フェス|音乐节|音樂祭|节庆|祭典'],
  [
    'drinks',
    'wine|winery|vineyard|brewer|craft beer|whisk(?:e?y|ies)|vino\\b|vins?\\b|cervecer',
    '와인|위스키|양조|와이너리|ワイン|ウイスキー|酒蔵|红酒|葡萄酒|酒庄',
  ],
  [
    'nightlife',
    // A drink is to be had wherever people go out; "drinks" is what the land is known for.
    'nightlife|(?<!kids.? )club|party|bars?\\b|karaoke|discote|fiesta|soir[ée]e|beer|sake\\b|cocktail|cerveza|bi[èe]re|pubs?\\b',
    '(?<!키즈\\s?)클럽|뒷풀이|술집|노래방|나이트|밤에도 놀|맥주|사케|막걸리|소주|술\\s?마|(?<!キッズ)クラブ|ナイトライフ|カラオケ|夜遊び|ビール|日本酒|居酒屋|夜店|酒吧|夜生活|唱k|啤酒|喝酒',
  ],
  ['night-view', 'night view|skyline|night market|vue de nuit', '야경|夜景|야시장|夜市|夜市'],
  ['cafe', 'caf[ée]|coffee', '카페|커피|カフェ|喫茶|咖啡'],
  [
    'shopping',
    'shop|mall\\b|outlet|vintage|souvenir|compras|boutique',
    '쇼핑|면세|드럭스토어|빈티지|굿즈|편집샵|편의점|買い物|ショッピング|グッズ|ガチャ|购物|購物|买买买|逛街|免税|药妆',
  ],
  [
    'food',
    'food|eat|restaurant|foodie|ramen|sushi|bbq|cuisine|comida|comer\\b|gastronom|manger|tapas|dim sum|noodle|seafood|marisco',
    '맛집|먹방|먹는|먹거리|먹고|음식|라멘|라면|스시|회떠|해산물|고기|食べ|グルメ|ごはん|料理|美味し|ラーメン|小籠包|飲茶|焼肉|海鮮|美食|好吃|吃好|小吃|火锅|海鲜',
  ],
  [
    'museum',
    'museum|galler|museo|mus[ée]e|\\bart\\b|opera|\\barte\\b',
    '미술관|박물관|전시|예술|美術館|博物館|博物馆|美术馆|艺术',
  ],
  [
    'history',
    'histor|temple|castle|ruins|old town|heritage|palace|old city|old cities|cultur|ancient|pyramid|castillo|ch[âa]teau|templo|ruinas',
    '역사|유적|고궁|사찰|절이나|성당|문화유산|한옥|歴史|お寺|神社|城下|遺跡|古都|历史|名胜|古迹|古鎮|古镇|寺庙|寺廟',
  ],
  [
    'family',
    'kids|child|toddler|baby|family|niñ|familia|enfant|famille',
    '아이들|아기|애기|애들|키즈|유모차|가족|子ども|子供|赤ちゃん|家族|孩子|小孩|带娃|親子|亲子|宝宝|娃',
  ],
  ['photography', 'photo|insta|fotos?\\b', '사진|인스타|스냅|写真|インスタ|映え|拍照|摄影|打卡|出片'],
  [
    'scenery',
    'nature|scenery|national park|landscape|lake|waterfall|fjord|forest|glacier|naturaleza|paisaje|paysage|cascade|bosque|for[êe]t|volcan',
    '자연|풍경|경치|호수|폭포|국립공원|숲|빙하|계곡|自然|絶景|景色|湖|滝|森|国立公園|风景|風景|自然|国家公园|瀑布|森林|冰川|雪山',
  ],
  [
    'city-walk',
    'stroll|wander|city walk|architect|paseo|pasear|fl[âa]ner',
    '산책|골목|거닐|街歩き|散歩|散策|路地|逛逛|漫步|城市',
  ],
  [
    'relax',
    'relax|unwind|quiet|peaceful|chill|slow|descans|tranquil|repos|calme|tired',
    '힐링|휴식|쉬고|쉬러|조용|느긋|호캉스|癒|のんびり|ゆっくり|休み|休闲|放松|放鬆|休息|慢悠悠|躺平',
  ],
];

const lexicon = words.map(([wish, latin, other]) => ({
  wish,
  // After a letter a Latin word is the end of another one.
  pattern: new RegExp(`(?<![\\p{Script=Latin}])(?:${latin})|${other}`, 'giu'),
}));

/** What turns a word round: before it in European languages and Chinese, behind it in Korean and Japanese. */
const before =
  /(?:\bno|\bnot|\bnon|\bwithout|\bhate|\bno more|n't(?: want| like)?|\bsans|\bpas de|\bsin|不要|不想|不去|没有|不)\s*(?:\p{L}+\s)?$/iu;
const after = /^[^,.!?。、]{0,5}(?:말고|빼고|싫|안\s?가|지겹|지겨|非|non\b|以外|嫌|苦手|不要)/iu;

/** What leaves it open. */
const either =
  /^[^.!?。\n]{0,18}(?:da igual|상관\s?없|안\s?해도|都行|都可以|どちらでも|どっちでも|doesn't matter|either is fine|peu importe)/iu;

/** Wishes that a text tells, in the lexicon's order, each once; shown at the field, so that nobody wonders what was heard. */
export const understood = heardOnce((text: string): readonly Wish[] => {
  if (text.trim() === '') return [];
  const plain = text.normalize('NFKC');
  return lexicon.filter(({ pattern }) => isTold(plain, pattern)).map(({ wish }) => wish);
});

/** What can spoil a place for whoever does not want it; any other wish that is turned down is only not asked for. */
const spoiling: ReadonlySet<Wish> = new Set<Wish>(['nightlife', 'casino']);

/** Wishes that a text turns down and that a place is worse for. */
export const refused = heardOnce((text: string): readonly Wish[] => {
  if (text.trim() === '') return [];
  const plain = text.normalize('NFKC');
  return lexicon
    .filter(({ wish, pattern }) => spoiling.has(wish) && !isTold(plain, pattern) && plain.search(pattern) >= 0)
    .map(({ wish }) => wish);
});

const leavesOut = (behind: string): boolean => after.test(behind) || either.test(behind);

function isTold(text: string, pattern: RegExp): boolean {
  for (const { index, 0: word } of text.matchAll(pattern))
    if (!before.test(text.slice(Math.max(0, index - 16), index)) && !leavesOut(text.slice(index + word.length)))
      return true;
  return false;
}
