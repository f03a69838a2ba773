import { withoutAirportWord } from './airport-word.ts';
import type { OtherNames } from './destination-search.ts';
import { airportReadings, readings } from './readings.ts';

/** Instead of a country: a region, by its countries. */
const regions = '';
/** Among the cities of a country: the country itself. */
const itself = '.';

/**
 * What people call destinations besides their names in the six languages: a part of the world by its countries, an
 * island or a region by its cities, old names and Sino-Korean ones, short forms. By country and the slugs of its
 * cities. A name that only misses an ending (`제주도`) needs no line: `otherwise` tries without it.
 */
const lines: Readonly<Record<string, readonly (readonly [names: string, cities: string])[]>> = {
  [regions]: [
    [
      'Southeast Asia|Sudeste Asiático|Asie du Sud-Est|동남아|東南アジア|とうなんあじあ|东南亚',
      'thailand vietnam philippines indonesia malaysia singapore cambodia laos',
    ],
    [
      'Central Asia|Asia Central|Asie centrale|중앙아시아|中央アジア|ちゅうおうあじあ|中亚',
      'kazakhstan uzbekistan kyrgyzstan',
    ],
    [
      'Middle East|Oriente Medio|Moyen-Orient|중동|中東|ちゅうとう|中东',
      'united-arab-emirates qatar oman jordan turkiye egypt',
    ],
    [
      'Europe|Europa|유럽|ヨーロッパ|欧洲',
      'france italy spain united-kingdom germany switzerland austria czechia portugal greece netherlands hungary',
    ],
    [
      'Eastern Europe|Europa del Este|Europe de l’Est|동유럽|東欧|とうおう|东欧',
      'czechia hungary poland slovakia romania bulgaria',
    ],
    [
      'Scandinavia|Escandinavia|Scandinavie|스칸디나비아|북유럽|スカンジナビア|北欧|ほくおう',
      'norway sweden denmark finland iceland',
    ],
    ['Balkans|Balcanes|발칸|バルカン|巴尔干', 'croatia slovenia montenegro bulgaria romania greece'],
    [
      'Caribbean|Caribe|Caraïbes|카리브|カリブ|加勒比',
      'cuba jamaica bahamas dominican-republic puerto-rico cayman-islands',
    ],
    [
      'South America|Sudamérica|Amérique du Sud|남미|南米|なんべい|南美',
      'brazil argentina chile peru bolivia colombia ecuador uruguay',
    ],
    [
      'Africa|África|Afrique|아프리카|アフリカ|非洲',
      'south-africa kenya tanzania namibia botswana zimbabwe morocco egypt',
    ],
  ],
  'united-states': [
    ['하와이|Hawaii|Hawái|ハワイ|夏威夷', 'honolulu kihei kailua-kona kauai'],
    ['LA|엘에이|L.A.', 'los-angeles'],
    ['NYC|맨해튼|Manhattan', 'new-york'],
    ['라스베가스', 'las-vegas'],
    ['USA|US|America|Amérique|아메리카|米国|アメリカ合衆国', '.'],
    ['Florida|Floride|플로리다|フロリダ|佛罗里达', 'miami orlando key-west key-largo'],
    [
      'California|Californie|캘리포니아|カリフォルニア|加州',
      'los-angeles san-diego san-francisco palm-springs monterey napa santa-barbara south-lake-tahoe',
    ],
    ['Alaska|알래스카|アラスカ|阿拉斯加', 'anchorage fairbanks ketchikan'],
    ['Colorado|콜로라도|コロラド|科罗拉多', 'denver aspen vail'],
    ['Oahu|오아후|オアフ|欧胡', 'honolulu'],
    ['Maui|마우이|マウイ|茂宜', 'kihei'],
    ['Yellowstone|옐로스톤|イエローストーン|黄石', 'bozeman jackson'],
    ['Lake Tahoe|타호|タホ|太浩', 'south-lake-tahoe'],
  ],
  japan: [
    ['홋카이도|북해도|Hokkaido|北海道|ほっかいどう', 'sapporo otaru hakodate furano niseko asahikawa noboribetsu'],
    ['비에이|Biei|美瑛|びえい', 'furano asahikawa'],
    ['오키나와|Okinawa|沖縄|おきなわ|冲绳', 'naha onna ishigaki miyakojima'],
    ['규슈|큐슈|Kyushu|九州|きゅうしゅう', 'fukuoka kumamoto kagoshima nagasaki miyazaki beppu yufuin'],
    ['후지산|Fuji|富士山|ふじさん', 'fujikawaguchiko hakone'],
    ['동경|Edo', 'tokyo'],
    ['대마도', 'tsushima'],
    ['Shikoku|시코쿠|四国|しこく', 'matsuyama takamatsu tokushima'],
    ['Tohoku|도호쿠|東北|とうほく|东北', 'sendai aomori aizuwakamatsu'],
    ['Shirakawago|Shirakawa-go|시라카와고|白川郷|しらかわごう|白川乡', 'takayama'],
    ['Miyajima|미야지마|宮島|みやじま|宫岛', 'hiroshima'],
    ['Kamikochi|가미코치|上高地|かみこうち', 'matsumoto'],
    ['Izu|이즈|伊豆|いず', 'atami shimoda'],
  ],
  china: [
    ['북경|Pekín', 'beijing'],
    ['남경', 'nanjing'],
    ['청도', 'qingdao'],
    ['대련', 'dalian'],
    ['심양', 'shenyang'],
    ['천진', 'tianjin'],
    ['소주', 'suzhou'],
    ['장가계', 'zhangjiajie'],
    ['계림', 'guilin'],
    ['곤명', 'kunming'],
    ['중경', 'chongqing'],
    ['성도', 'chengdu'],
    ['하문', 'xiamen'],
    ['연태', 'yantai'],
    ['위해', 'weihai'],
    ['하이난|해남도|Hainan|海南|かいなん', 'sanya haikou'],
    ['Tibet|Tíbet|티베트|チベット|西藏', 'lhasa'],
    ['Yunnan|윈난|운남|雲南|うんなん|云南', 'kunming lijiang dali'],
    ['Canton|Cantón', 'guangzhou'],
    ['Peking|Pékin', 'beijing'],
    ['서안', 'xian'],
    ['항주', 'hangzhou'],
    ['심천', 'shenzhen'],
    ['여강', 'lijiang'],
    ['백두산|Baekdu|Paektu|白頭山', 'changbaishan'],
  ],
  taiwan: [
    ['타이완|Formosa', '.'],
    ['Taroko|타이루거|太魯閣|太鲁阁', 'hualien'],
    ['Alishan|아리산|阿里山', 'chiayi'],
  ],
  'united-kingdom': [
    ['UK|England|잉글랜드|Inglaterra|Angleterre|イングランド|英格兰', '.'],
    ['Scotland|Escocia|Écosse|스코틀랜드|スコットランド|苏格兰', 'edinburgh inverness st-andrews'],
    ['Highlands|Loch Ness|하이랜드|네스호|ハイランド|ネス湖|尼斯湖', 'inverness'],
    ['Britain|Gran Bretaña|Grande-Bretagne|英国|大不列颠', '.'],
    ['Cotswolds|코츠월드|コッツウォルズ|科茨沃尔德', 'oxford'],
  ],
  'united-arab-emirates': [['UAE', '.']],
  turkiye: [
    ['Constantinople', 'istanbul'],
    ['터키|Turkey|Turquía', '.'],
    ['카파도키아|Cappadocia|Capadocia|Cappadoce|カッパドキア|卡帕多奇亚', 'goreme'],
    ['Ephesus|Éfeso|Éphèse|에페소스|エフェソス|以弗所', 'izmir'],
  ],
  netherlands: [['Holland|Holanda|Hollande|홀란드', '.']],
  italy: [
    ['이태리', '.'],
    ['베니스', 'venice'],
    ['플로렌스|Firenze', 'florence'],
    ['Amalfi Coast', 'amalfi'],
    ['토스카나|Tuscany|Toscana|Toscane|トスカーナ|托斯卡纳', 'florence pisa'],
    ['시칠리아|Sicily|Sicilia|Sicile|シチリア|西西里', 'palermo taormina'],
    ['Sardinia|Sardegna|Cerdeña|Sardaigne|사르데냐|サルデーニャ|撒丁', 'olbia'],
    ['Puglia|Apulia|Pouilles|풀리아|プーリア|普利亚', 'bari'],
    ['Dolomites|Dolomitas|Dolomiti|돌로미티|돌로미테|ドロミテ|多洛米蒂', 'cortina-d-ampezzo'],
    ['Positano|포지타노|ポジターノ|波西塔诺', 'amalfi'],
    ['Pompeii|Pompeya|Pompéi|폼페이|ポンペイ|庞贝', 'naples'],
    ['Lake Como', 'como'],
  ],
  thailand: [
    ['타일랜드|Siam', '.'],
    ['Phi Phi|피피|ピピ|皮皮', 'krabi phuket'],
    ['Koh Samui|꼬사무이', 'ko-samui'],
    ['Koh Tao|꼬따오', 'ko-tao'],
    ['Koh Phangan|꼬팡안', 'ko-pha-ngan'],
    ['Koh Chang|Ko Chang|꼬창|코창|チャーン島|象岛', 'trat'],
  ],
  vietnam: [
    ['월남', '.'],
    ['냐짱|나짱', 'nha-trang'],
    ['하롱베이', 'ha-long'],
    ['사이공|Saigon|Saigón|Saïgon|サイゴン|西贡', 'ho-chi-minh-city'],
    ['Mui Ne|무이네|ムイネー|美奈', 'phan-thiet'],
    ['Mekong|메콩|メコン|湄公河', 'can-tho'],
  ],
  'south-africa': [['남아공', '.']],
  malaysia: [
    ['페낭|Penang|ペナン|槟城', 'penang'],
    ['Borneo|Bornéo|보르네오|ボルネオ|婆罗洲', 'kota-kinabalu kuching semporna'],
    ['KL', 'kuala-lumpur'],
  ],
  indonesia: [
    ['롬복|Lombok|ロンボク|龙目', 'senggigi'],
    ['Java|자와|자바|ジャワ|爪哇', 'jakarta yogyakarta bandung surabaya'],
    ['Komodo|Flores|코모도|コモド|科莫多', 'labuan-bajo'],
    ['Borobudur|보로부두르|ボロブドゥール|婆罗浮屠', 'yogyakarta'],
    ['Gili|길리|ギリ|吉利', 'senggigi'],
  ],
  philippines: [
    ['보홀|Bohol|ボホール|薄荷', 'panglao'],
    ['Palawan|팔라완|パラワン|巴拉望', 'puerto-princesa el-nido coron'],
    ['Clark|클락|クラーク|克拉克', 'angeles'],
  ],
  cambodia: [['앙코르와트|Angkor|アンコール|吴哥', 'siem-reap']],
  austria: [
    ['빈', 'vienna'],
    ['Tyrol|Tirol|티롤|チロル|蒂罗尔', 'innsbruck'],
  ],
  spain: [
    ['Catalonia|Cataluña|Catalogne|카탈루냐', 'barcelona'],
    ['세빌리아', 'seville'],
    ['Majorca|Mallorca|Mayorca|Majorque|마요르카|マヨルカ|马略卡', 'palma'],
    ['Canary|Canarias|Canaries|카나리아|カナリア|加那利', 'las-palmas tenerife'],
    ['Andalusia|Andalucía|Andalousie|안달루시아|アンダルシア|安达卢西亚', 'seville malaga granada cordoba'],
    ['Basque|País Vasco|바스크|バスク|巴斯克', 'bilbao san-sebastian'],
  ],
  greece: [['Crete|Creta|크레타|クレタ|克里特', 'heraklion']],
  czechia: [['Czech Republic|República Checa|République tchèque|체코 공화국|チェコ共和国|捷克共和国', '.']],
  portugal: [
    ['Algarve|알가르브|アルガルヴェ|阿尔加维', 'albufeira'],
    ['Madeira|Madère|마데이라|マデイラ|马德拉', 'funchal'],
    ['Azores|Açores|아조레스|アゾレス|亚速尔', 'ponta-delgada'],
  ],
  france: [
    ['Provence|Provenza|프로방스|プロヴァンス|普罗旺斯', 'marseille'],
    ["French Riviera|Côte d'Azur|Costa Azul|코트다쥐르|コート・ダジュール|蔚蓝海岸", 'nice'],
    ['Alsace|Alsacia|알자스|アルザス|阿尔萨斯', 'strasbourg colmar'],
    ['Mont Blanc|몽블랑|モンブラン|勃朗峰', 'chamonix'],
  ],
  'french-polynesia': [['Tahiti|타히티|タヒチ|大溪地', '. papeete']],
  switzerland: [
    ['Matterhorn|Cervino|마터호른|マッターホルン|马特洪', 'zermatt'],
    ['Jungfrau|융프라우|ユングフラウ|少女峰', 'interlaken'],
  ],
  germany: [
    ['München', 'munich'],
    ['Köln', 'cologne'],
    ['Bavaria|Bayern|Baviera|Bavière|바이에른|バイエルン|巴伐利亚', 'munich garmisch-partenkirchen fussen rothenburg'],
    ['Neuschwanstein|노이슈반슈타인|ノイシュヴァンシュタイン|新天鹅堡', 'fussen'],
  ],
  norway: [['Lofoten|로포텐|ロフォーテン|罗弗敦', 'svolvaer']],
  finland: [['Lapland|Laponia|Laponie|라플란드|ラップランド|拉普兰', 'rovaniemi levi']],
  romania: [['Transylvania|Transilvania|Transylvanie|트란실바니아|トランシルヴァニア|特兰西瓦尼亚', 'brasov']],
  croatia: [['Dalmatia|Dalmacia|Dalmatie|달마티아|ダルマチア|达尔马提亚', 'split dubrovnik']],
  jordan: [['Petra|페트라|ペトラ|佩特拉', 'wadi-musa']],
  egypt: [['Red Sea|Mar Rojo|Mer Rouge|홍해|紅海|红海', 'hurghada sharm-el-sheikh']],
  morocco: [['Sahara|사하라|サハラ|撒哈拉', 'merzouga']],
  tanzania: [['Kilimanjaro|Kilimandjaro|킬리만자로|キリマンジャロ|乞力马扎罗', 'arusha']],
  australia: [
    ['豪州', '.'],
    ['Queensland|퀸즐랜드', 'brisbane gold-coast cairns'],
    ['Uluru|Ayers Rock|울루루|ウルル|乌鲁鲁', 'yulara'],
    ['Tasmania|Tasmanie|태즈메이니아|タスマニア|塔斯马尼亚', 'hobart'],
    [
      'Great Barrier Reef|Gran Barrera|Grande Barrière|그레이트 배리어|グレートバリア|大堡礁',
      'cairns port-douglas airlie-beach',
    ],
  ],
  'new-zealand': [['Milford Sound|밀퍼드|밀포드|ミルフォード|米尔福德', 'te-anau queenstown']],
  canada: [['Rockies|Rocosas|Rocheuses|로키|ロッキー|落基', 'banff jasper']],
  mexico: [
    ['Los Cabos|로스카보스|ロスカボス', 'cabo-san-lucas'],
    ['Yucatan|Riviera Maya|유카탄|ユカタン|尤卡坦', 'cancun playa-del-carmen tulum'],
  ],
  argentina: [
    ['Patagonia|Patagonie|파타고니아|パタゴニア|巴塔哥尼亚', 'bariloche ushuaia el-calafate el-chalten'],
    ['Iguazu|Iguaçu|Iguassu|이과수|イグアス|伊瓜苏', 'puerto-iguazu'],
  ],
  chile: [['Patagonia|Patagonie|파타고니아|パタゴニア|巴塔哥尼亚', 'puerto-natales']],
  india: [
    ['Kerala|케랄라|ケララ|喀拉拉', 'kochi'],
    ['Rajasthan|Rajastán|라자스탄|ラージャスターン|拉贾斯坦', 'jaipur udaipur'],
    ['Taj Mahal|타지마할|タージ・マハル|泰姬陵', 'agra'],
    ['Bombay|봄베이|ボンベイ|孟买', 'mumbai'],
    ['Bangalore|방갈로르|バンガロール', 'bengaluru'],
    ['Ladakh|라다크|ラダック|拉达克', 'leh'],
  ],
  'sri-lanka': [
    ['Ceylon|Ceilán|Ceylan|실론|セイロン|锡兰', '.'],
    ['Sigiriya|시기리야|シーギリヤ|锡吉里亚', 'kandy'],
  ],
  nepal: [
    ['Everest|에베레스트|エベレスト|珠穆朗玛', 'kathmandu'],
    ['Annapurna|안나푸르나|アンナプルナ|安纳布尔纳', 'pokhara'],
  ],
  'south-korea': [
    ['대한민국|Korea|Corea|Corée|코리아|コリア|大韓民国', '.'],
    ['강원|Gangwon|江原|カンウォン', 'gangneung sokcho chuncheon pyeongchang yangyang'],
    ['설악산|Seoraksan|ソラクサン|雪岳山', 'sokcho'],
    ['지리산|Jirisan|チリサン|智异山|智異山', 'gurye hadong'],
    ['한라산|Hallasan|ハルラサン|汉拿山|漢拏山', 'jeju'],
    ['해운대|Haeundae|海雲台|ヘウンデ|海云台', 'busan'],
    ['남이섬|Nami Island|ナミソム|南怡岛', 'chuncheon gapyeong'],
    ['독도|Dokdo', 'ulleung'],
    ['안면도', 'taean'],
    ['대관령', 'pyeongchang'],
    ['정동진', 'gangneung'],
  ],
};

/** What people add to a name: island, city, trip. */
const endings = /\s*(?:섬|도|시|여행|島|岛|市|旅行|\btrip)$/iu;
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

function allNames(): Map<string, string[]> {
  const byId = new Map<string, string[]>();
  const add = (id: string, names: readonly string[]) => byId.set(id, [...(byId.get(id) ?? []), ...names]);
  for (const [country, ofIt] of Object.entries(lines))
    for (const [names, cities] of ofIt)
      for (const city of cities.split(' '))
        add(country === regions ? city : city === itself ? country : `${country}/${city}`, names.split('|'));
  for (const [id, names] of readings) add(id, names);
  return byId;
}

export const otherNames: OtherNames = {
  names: allNames(),
  airports: airportReadings,
  otherwise,
  ofAirport: withoutAirportWord,
};
