import type { Country } from '#shared/destination/schema.ts';

const southEast = ['BN', 'ID', 'KH', 'LA', 'MY', 'PH', 'SG', 'TH', 'VN'];
const nordic = ['DK', 'FI', 'IS', 'NO', 'SE', 'FO', 'GL'];
const balkan = ['AL', 'BA', 'BG', 'HR', 'ME', 'MK', 'RO', 'RS', 'SI', 'XK'];
const eastern = ['AT', 'CZ', 'HU', 'PL', 'SK', 'RO', 'BG'];
const western = ['FR', 'GB', 'BE', 'NL', 'DE', 'CH', 'LU', 'IE', 'AT', 'IT'];
const southern = ['IT', 'ES', 'PT', 'GR', 'MT', 'HR', 'CY'];
const middleEast = ['AE', 'BH', 'IL', 'JO', 'KW', 'LB', 'OM', 'QA', 'SA', 'TR', 'EG'];
const caribbean = ['BS', 'CU', 'DO', 'JM', 'PR', 'KY', 'BQ', 'AW', 'CW', 'BB'];
const pacific = ['FJ', 'PF', 'NC', 'VU', 'CK', 'PW', 'GU', 'MP', 'FM', 'WS'];
const north = ['EG', 'MA'];
const southernHemisphere = [
  'AU',
  'NZ',
  'ZA',
  'AR',
  'CL',
  'UY',
  'NA',
  'BW',
  'ZW',
  'PE',
  'BO',
  'BR',
  'FJ',
  'PF',
  'NC',
  'VU',
  'CK',
  'MU',
];
const eastAsia = ['CN', 'HK', 'JP', 'KR', 'MO', 'TW'];
const southAsia = ['BT', 'IN', 'LK', 'MV', 'NP'];
const is = (list: readonly string[]) => (country: Country) => list.includes(country.iso2);

/** Parts of the world that people name instead of a country. */
export const regions: readonly { words: string; isIn: (country: Country) => boolean }[] = [
  {
    words:
      '(?<!(?:[Ee]astern|[Nn]orthern|[Ww]estern|[Ss]outhern|[Cc]entral) )Europe(?! (?:de l|du ))|Europa\\b(?! (?:del|central|oriental))|(?<![동북서남])유럽|(?<![東北西南])ヨーロッパ|(?<![北東西南])欧州|(?<![东北西南])欧洲|歐洲',
    isIn: ({ continent }) => continent === 'europe',
  },
  {
    words:
      '동유럽|중부유럽|(?:Eastern|Central) Europe|中欧|東ヨーロッパ|东欧|Europa (?:del Este|central|oriental)|Europe (?:de l.Est|centrale)',
    isIn: is(eastern),
  },
  { words: '서유럽|Western Europe|西欧|西ヨーロッパ', isIn: is(western) },
  {
    words: '남유럽|지중해|Southern Europe|Mediterranean|南欧|南ヨーロッパ|地中海|Mediterr[áa]neo|M[ée]diterran[ée]e',
    isIn: is(southern),
  },
  { words: '북유럽|Scandinavia|Nordic|Northern Europe|北欧|Escandinavia|Scandinavie', isIn: is(nordic) },
  { words: '발칸|Balkan|バルカン|巴尔干|Balcanes', isIn: is(balkan) },
  { words: '발트|Baltic|バルト三国|波罗的海|B[áa]ltico|pays baltes', isIn: is(['EE', 'LV', 'LT']) },
  {
    words: '알프스|(?<!Japan )\\bAlps\\b|(?<![北南中央])アルプス|阿尔卑斯|Alpes',
    isIn: is(['CH', 'AT', 'FR', 'IT', 'DE']),
  },
  {
    words:
      '동남아|Southeast Asia|South-East Asia|South East Asia|SE Asia|東南アジア|东南亚|sudeste asi|Sudeste Asi|Asie du Sud-Est',
    isIn: is(southEast),
  },
  {
    words:
      '(?<!(?:[Ss]outh-?[Ee]ast|[Ss]outh|[Ee]ast|[Cc]entral|SE) )Asia\\b(?! (?:Central|Oriental))|Asie\\b(?! (?:du|de|centrale))|(?<![남동북중앙]{2}|[가-힣])아시아|(?<!東南|东南|中央|東|南)アジア|(?<!中|东南|東南|东|東|南)亚洲|(?<!中|東南|東|南)亞洲',
    isIn: ({ iso2 }) => [...southEast, ...eastAsia, ...southAsia].includes(iso2),
  },
  { words: '동아시아|(?<!South-?)East Asia|東アジア|东亚|Asia Oriental|Asie de l.Est', isIn: is(eastAsia) },
  { words: '남아시아|\\bSouth Asia|南アジア|南亚', isIn: is(southAsia) },
  {
    words: '남반구|[Ss]outhern [Hh]emisphere|南半球|hemisferio sur|h[ée]misph[èe]re sud|\\b[Dd]own [Uu]nder',
    isIn: is(southernHemisphere),
  },
  { words: '북아프리카|North Africa|北アフリカ|北非|norte de África|Afrique du Nord', isIn: is(north) },
  { words: '오세아니아|Oceania|オセアニア|大洋洲|澳洲和新西兰|澳紐|澳新', isIn: is(['AU', 'NZ', 'FJ']) },
  { words: '북미|North America|北米|北美', isIn: is(['US', 'CA']) },
  { words: '중앙아시아|Central Asia|中央アジア|中亚|the Stans\\b', isIn: is(['KZ', 'KG', 'UZ', 'TJ', 'TM']) },
  { words: '코카서스|캅카스|Caucasus|コーカサス|高加索|C[áa]ucaso|Caucase', isIn: is(['GE', 'AM', 'AZ']) },
  {
    words: '(?<!(?:South|North) )Africa\\b|Afrique\\b(?! du (?:Sud|Nord))|África|아프리카|アフリカ|非洲',
    isIn: ({ continent }) => continent === 'africa',
  },
  {
    words: 'Central America|Centroam[ée]rica|Am[ée]rique centrale|중미|中米|中美洲',
    isIn: is(['BZ', 'CR', 'GT', 'HN', 'NI', 'PA', 'SV']),
  },
  {
    words: 'South America|Latin America|Sudam|Am[ée]rica del Sur|Am[ée]rique du Sud|Latinoam|남미|南米|南美',
    isIn: ({ continent }) => continent === 'south-america',
  },
  { words: '카리브|Caribbean|Caribe|Cara[ïi]bes|カリブ|加勒比', isIn: is(caribbean) },
  { words: '남태평양|South Pacific|Polynesia|南太平洋|Pac[íi]fico Sur|Polyn[ée]sie', isIn: is(pacific) },
  {
    words: '실크로드|Silk Road|シルクロード|丝绸之路|絲綢之路|丝路|絲路|Ruta de la Seda|Route de la Soie',
    isIn: is(['UZ', 'KZ', 'KG', 'TJ', 'TM']),
  },
  { words: '사하라|Sahara|サハラ|撒哈拉', isIn: is(['MA', 'EG', 'TN']) },
  { words: '히말라야|Himalaya|ヒマラヤ|喜马拉雅', isIn: is(['NP', 'BT']) },
  { words: '아마존|the Amazon|アマゾン川|亚马逊雨林|Amazon[íi]a', isIn: is(['BR', 'PE', 'EC']) },
  { words: '인도차이나|Indochin|インドシナ|中南半岛', isIn: is(['VN', 'LA', 'KH', 'TH']) },
  { words: '말레이\\s?반도|Malay Peninsula|マレー半島|马来半岛', isIn: is(['MY', 'TH', 'SG']) },
  { words: '중동|Middle East|中东|Oriente Medio|Moyen-Orient', isIn: is(middleEast) },
];

/** Short forms that people write. */
export const shortNames: Readonly<Partial<Record<string, string>>> = {
  US: 'USA|U\\.S\\.|(?<!(?:live|lives|living|works?|based|are) in the )US(?!\\s?(?:\\$|dollars?|passports?|citizens?|visas?|holiday|bucks))|the States|アメリカ|美国',
  GB: 'UK|England|Scotland|英国',
  KR: 'Korea|한국|韩国',
  JP: '日本',
  NZ: 'NZ',
  MV: '马代',
  CZ: '체코',
  TR: 'Turkey|터키|トルコ|土耳其',
  AE: 'UAE|두바이',
  CN: '중국|中国',
  TW: '臺灣',
  VN: 'Viet Nam|Việt Nam',
  GU: '괌',
  AU: '오스트레일리아|\\bOz\\b',
  CA: '캐나다',
};

/** Other names of cities, by id. */
export const aliases: Readonly<Partial<Record<string, string>>> = {
  'vietnam/ho-chi-minh-city': 'HCMC|Saigon|saigon|Sài Gòn|사이공|호치민|サイゴン|ホーチミン|胡志明|西贡',
  'vietnam/nha-trang': '나짱|냐짱|나트랑',
  'vietnam/da-nang': 'Danang|danang|Đà Nẵng',
  'vietnam/ha-long': 'Halong|halong|하롱',
  'vietnam/sapa': 'Sa Pa',
  'vietnam/phan-thiet': 'Mui Ne|Mũi Né|무이네|ムイネー|美奈',
  'vietnam/da-lat': 'Dalat|dalat|달랏',
  'united-states/new-york': 'NYC|Manhattan|뉴욕|ニューヨーク|纽约',
  'united-states/los-angeles': 'L\\.A\\.|\\bLA\\b|엘에이',
  'united-states/san-francisco': '\\bSF\\b|샌프란',
  'united-states/las-vegas': 'Vegas|vegas|라스베가스|베가스|ベガス',
  'united-states/orlando': 'Disney World|Walt Disney World',
  'united-states/honolulu': 'Waikiki|waikiki|와이키키|ワイキキ|Oahu|오아후',
  'united-states/kihei': '\\bMaui\\b|마우이|マウイ',
  'united-states/kailua-kona': 'Big Island|빅아일랜드|ハワイ島',
  'malaysia/kuala-lumpur': '\\bKL\\b',
  'malaysia/kota-kinabalu': '\\bKK\\b|코타\\b|코타키나|コタキナ|亚庇',
  'indonesia/bintan': 'Bintan|bintan|빈탄|ビンタン|民丹',
  'malaysia/johor-bahru': '\\bJB\\b|新山',
  'thailand/ko-samui': 'Koh Samui|Samui|samui|사무이|サムイ|苏梅',
  'thailand/ko-tao': 'Koh Tao|Tao 섬|따오',
  'thailand/trat': 'Koh Chang|Ko Chang|코창|チャーン島|象岛',
  'china/sanya': '하이난|Hainan|海南|海南島',
  'china/lhasa': 'Tibet|Tíbet|티베트|チベット|西藏',
  'malaysia/semporna': 'Sipadan|시파단|シパダン|诗巴丹|仙本那',
  'china/zhangjiajie': '장가계|张家界',
  'china/shanghai': '상해',
  'china/beijing': '북경|만리장성|Great Wall|万里の長城|长城|Gran Muralla|Grande Muraille',
  'china/qingdao': '청도',
  'china/changbaishan': '백두산|长白山',
  'china/xian': '서안|병마용|兵马俑|Terracotta',
  'japan/tokyo': '동경|도쿄|섬머소닉|서머소닉|Summer Sonic|サマソニ|サマーソニック',
  'japan/kyoto': '쿄토',
  'japan/osaka': '오오사카|섬머소닉|서머소닉|Summer Sonic|サマソニ|サマーソニック',
  'japan/sapporo': '삿뽀로',
  'japan/fujikawaguchiko': '후지산|Mt\\.? Fuji|富士山|富士河口',
  'japan/tsushima': '대마도|쓰시마',
  'japan/yufuin': '유후인',
  'japan/yuzawa': '후지록|Fuji Rock|フジロック|에치고유자와|越後湯沢',
  'philippines/panglao': 'Bohol|보홀|ボホール|薄荷岛',
  'northern-mariana-islands/saipan': '사이판|サイパン|塞班',
  'guam/tumon': '괌|グアム|关岛|\\bGuam\\b',
  'france/paris': '빠리',
  'switzerland/interlaken': '융프라우|Jungfrau|ユングフラウ|少女峰|Grindelwald|그린델발트',
  'peru/machu-picchu': '마추픽추|マチュピチュ|マチュ・ピチュ|马丘比丘|Machu Pichu',
  'cambodia/siem-reap': 'Angkor|앙코르|アンコール|吴哥',
  'nepal/pokhara': 'Annapurna|안나푸르나|アンナプルナ|安纳普尔纳',
  'nepal/kathmandu': 'Everest|에베레스트|エベレスト|珠穆朗玛',
  'india/agra': 'Taj Mahal|타지마할|タージ・?マハル|泰姬陵',
  'jordan/wadi-musa': '\\bPetra\\b|페트라|ペトラ|佩特拉',
  'turkiye/goreme': 'Cappadocia|Capadocia|Cappadoce|카파도키아|カッパドキア|卡帕多奇亚|卡帕多西亞',
  'switzerland/zermatt': 'Matterhorn|마터호른|マッターホルン|马特洪|Cervino',
  'germany/fussen': 'Neuschwanstein|노이슈반슈타인|ノイシュヴァンシュタイン|新天鹅堡',
  'germany/munich': 'Oktoberfest|옥토버페스트|オクトーバーフェスト|啤酒节',
  'spain/granada': 'Alhambra|알함브라|アルハンブラ|阿尔罕布拉',
  'spain/barcelona': 'Sagrada Fam|가우디|Gaud[ií]|ガウディ|高迪',
  'australia/yulara': 'Uluru|울루루|ウルル|エアーズロック|乌鲁鲁',
  'united-states/south-lake-tahoe': 'Lake Tahoe|\\bTahoe\\b|타호',
  'united-states/savannah': '\\bTybee\\b',
  'malaysia/kuching': 'Sarawak|사라왁|サラワク|砂拉越',
  'south-korea/jeju': '제주',
  'south-korea/sokcho': '설악|Seorak|雪岳',
  'south-korea/gapyeong': '남이섬|Nami Island|南怡島',
  'taiwan/kenting': '墾丁|垦丁',
  'taiwan/nantou': '日月潭|Sun Moon Lake|일월담',
  'taiwan/chiayi': '阿里山|Alishan|아리산',
  'taiwan/hualien': '太魯閣|太鲁阁|Taroko|타이루거',
};

/** Names of cities and countries that are words of a language when they are written small. */
export const commonWords: ReadonlySet<string> = new Set(
  'turkey nice split bath como come hue valence salvador victoria jasper jackson jordan georgia chile chili chine inde malte lima granada grenade rhodes levi trat pise bled bari colonia colombo male brujas antigua riga jiva cork fes canton berne berna coron angeles aspen darwin palma lucerna santiago viena oman lyon key west aqaba olbia seul crete savannah'.split(
    ' ',
  ),
);

/** Names of cities that are common words too. */
export const worldwide: ReadonlySet<string> = new Set([
  '나라',
  '다리',
  'サバンナ',
  'Are',
  '공주',
  '남해',
  '진주',
  '리마',
  '니스',
  '파로',
  '남도',
  'Nice',
  'Split',
  'Bath',
  'Cork',
  'Pai',
  'Male',
  'Nan',
  'Como',
  '南海',
  '公州',
]);
