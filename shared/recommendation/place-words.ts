import type { City, Country } from '#shared/destination/schema.ts';

const southEast = ['BN', 'ID', 'KH', 'LA', 'MY', 'PH', 'SG', 'TH', 'VN'];
const nordic = ['DK', 'FI', 'IS', 'NO', 'SE', 'FO', 'GL'];
const balkan = ['AL', 'BA', 'BG', 'HR', 'ME', 'MK', 'RO', 'RS', 'SI', 'XK'];
const eastern = ['AT', 'CZ', 'HU', 'PL', 'SK', 'RO', 'BG'];
const western = ['FR', 'GB', 'BE', 'NL', 'DE', 'CH', 'LU', 'IE', 'AT'];
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
      '동유럽|중부유럽|(?:Eastern|Central) Europe|東欧|中欧|東ヨーロッパ|东欧|東歐|Europa (?:del Este|central|oriental)|Europe (?:de l.Est|centrale)',
    isIn: is(eastern),
  },
  { words: '서유럽|Western Europe|西欧|西ヨーロッパ|西歐', isIn: is(western) },
  {
    words:
      '남유럽|지중해|Southern Europe|Mediterranean|南欧|南ヨーロッパ|地中海|南歐|Mediterr[áa]neo|M[ée]diterran[ée]e',
    isIn: is(southern),
  },
  { words: '북유럽|Scandinavia|Nordic|Northern Europe|北欧|北歐|Escandinavia|Scandinavie', isIn: is(nordic) },
  { words: '발칸|Balkan|バルカン|巴尔干|巴爾幹|Balcanes', isIn: is(balkan) },
  { words: '발트|Baltic|バルト三国|波罗的海|波羅的海|B[áa]ltico|pays baltes', isIn: is(['EE', 'LV', 'LT']) },
  {
    words: '알프스|(?<!Japan )\\bAlps\\b|(?<![北南中央])アルプス|阿尔卑斯|阿爾卑斯|Alpes',
    isIn: is(['CH', 'AT', 'FR', 'IT', 'DE']),
  },
  {
    words:
      '동남아|Southeast Asia|South-East Asia|South East Asia|SE Asia|東南アジア|东南亚|東南亞|sudeste asi|Sudeste Asi|Asie du Sud-Est',
    isIn: is(southEast),
  },
  {
    words:
      '(?<!(?:[Ss]outh-?[Ee]ast|[Ss]outh|[Ee]ast|[Cc]entral|SE) )Asia\\b(?! (?:Central|Oriental))|Asie\\b(?! (?:du|de|centrale))|(?<![남동북중앙]{2}|[가-힣])아시아|(?<!東南|东南|中央|東|南)アジア|(?<!中|东南|東南|东|東|南)亚洲|(?<!中|東南|東|南)亞洲',
    isIn: ({ iso2 }) => [...southEast, ...eastAsia, ...southAsia].includes(iso2),
  },
  { words: '동아시아|(?<!South-?)East Asia|東アジア|东亚|東亞|Asia Oriental|Asie de l.Est', isIn: is(eastAsia) },
  { words: '남아시아|\\bSouth Asia|南アジア|南亚|南亞', isIn: is(southAsia) },
  {
    words: '남반구|[Ss]outhern [Hh]emisphere|南半球|hemisferio sur|h[ée]misph[èe]re sud|\\b[Dd]own [Uu]nder',
    isIn: is(southernHemisphere),
  },
  { words: '북아프리카|North Africa|北アフリカ|北非|norte de África|Afrique du Nord', isIn: is(north) },
  { words: '오세아니아|Oceania|オセアニア|大洋洲|澳洲和新西兰|澳紐|澳新', isIn: is(['AU', 'NZ', 'FJ']) },
  { words: '북미|North America|北米|北美', isIn: is(['US', 'CA']) },
  { words: '중앙아시아|Central Asia|中央アジア|中亚|中亞|the Stans\\b', isIn: is(['KZ', 'KG', 'UZ', 'TJ', 'TM']) },
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
  { words: '중동|Middle East|中東|中东|Oriente Medio|Moyen-Orient', isIn: is(middleEast) },
];

const within = (city: City, [south, west, north, east]: readonly [number, number, number, number]): boolean =>
  city.coords.lat >= south && city.coords.lat <= north && city.coords.lng >= west && city.coords.lng <= east;

/** Parts of a country, by the country and a box of degrees: south, west, north, east. */
const part = (words: string, iso2: string, box: readonly [number, number, number, number]) => ({
  words,
  isIn: (city: City) => city.iso2 === iso2 && within(city, box),
});
export const parts: readonly { words: string; isIn: (city: City) => boolean }[] = [
  part('홋카이도|북해도|Hokkaido|Hokkaid[ōo]|北海道', 'JP', [41.3, 139, 46, 146]),
  part('도호쿠|Tohoku|東北(?:地方|旅行|温泉)', 'JP', [36.8, 139, 41.5, 142.2]),
  part('규슈|큐슈|Kyushu|九州', 'JP', [30, 129, 34.1, 132.2]),
  part('시코쿠|Shikoku|四国', 'JP', [32.6, 132, 34.5, 134.9]),
  part('오키나와|[Oo]kinawa|沖縄|冲绳|沖繩', 'JP', [24, 122, 28, 131.5]),
  part('간사이|Kansai|関西|关西', 'JP', [33.4, 134, 35.8, 136.5]),
  part('호쿠리쿠|Hokuriku|北陸|北陆', 'JP', [35.5, 135.4, 37.6, 137.8]),
  part('이즈반도|伊豆|\\bIzu\\b', 'JP', [34.5, 138.6, 35.2, 139.3]),
  part('발리|\\b[Bb]ali\\b|バリ島?|巴厘岛|峇里島', 'ID', [-9, 114.3, -8, 115.8]),
  part('롬복|Lombok|ロンボク|龙目岛', 'ID', [-9, 115.8, -8.1, 116.8]),
  part('하와이|[Hh]awaii|Hawái|Hawaï|ハワイ|夏威夷', 'US', [18, -161, 23, -154]),
  part('캘리포니아|California|Californie|カリフォルニア|加州', 'US', [32, -125, 42, -114.5]),
  part('플로리다|Florida|Floride|フロリダ|佛罗里达', 'US', [24, -88, 31, -79.5]),
  part('알래스카|Alaska|アラスカ|阿拉斯加', 'US', [54, -170, 72, -130]),
  part('New England|뉴잉글랜드|ニューイングランド', 'US', [41, -74, 47.5, -66.5]),
  part('동해안?(?!안)|강원도?|영동', 'KR', [37, 127.5, 38.7, 129.5]),
  part('남해(?:안|나|랑|쪽|\\s)|경남|통영|거제', 'KR', [34.4, 127.7, 35.5, 129.4]),
  part('전라도|전남|전북|남도 |호남', 'KR', [34, 126, 36.1, 127.9]),
  part('충청도?|충남|충북|서해안', 'KR', [36, 126, 37.2, 128.6]),
  part('경주권|경상도|경북', 'KR', [35.5, 128, 37.1, 129.6]),
  part('제주|[Jj]eju|チェジュ|済州|济州|濟州', 'KR', [33, 126, 33.7, 127]),
  part('Highlands|하이랜드|ハイランド', 'GB', [56, -7, 59, -3]),
  part('Tuscany|Toscana|Toscane|토스카나|トスカーナ|托斯卡纳', 'IT', [42.3, 9.6, 44.5, 12.4]),
  part('Sicil(?:y|ia|e)|시칠리아|シチリア|西西里', 'IT', [36.5, 12.3, 38.4, 15.8]),
  part('Andaluc[ií]a|Andalousie|안달루시아|アンダルシア|安达卢西亚', 'ES', [36, -7.6, 38.8, -1.6]),
  part(
    '남프랑스|프로방스|Provence|South of France|sud de la France|Riviera|南フランス|南法',
    'FR',
    [42.9, 3.5, 44.6, 7.6],
  ),
  part('Yunnan|雲南|云南|운남|윈난', 'CN', [21, 97, 29, 106]),
  part('쓰촨|사천성|Sichuan|四川|川西', 'CN', [27, 99, 34, 108]),
  part('新疆|Xinjiang|신장 ', 'CN', [35, 73, 49.5, 96]),
  part('江南|江浙沪', 'CN', [29, 118, 33, 122.5]),
  part('东北(?:三省|旅行|玩|滑雪)', 'CN', [39, 119, 53, 135]),
  part('Borneo|보르네오|ボルネオ|婆罗洲|Sabah|沙巴', 'MY', [0.8, 109, 7.5, 119.5]),
  part('Palawan|팔라완|パラワン|巴拉望', 'PH', [8, 117, 12.5, 120.4]),
  part('중부 베트남|Central Vietnam|中部ベトナム|越南中部', 'VN', [14, 107, 18.5, 110]),
  part('이사[안싼]|\\bIsan\\b|\\bIsaan\\b|イサーン|伊桑', 'TH', [14, 101, 18.5, 105.7]),
  part('(?:東|东)部海岸|花東|花东|東台灣|(?<![美國国洲亞亚歐欧中日本])東部', 'TW', [22.3, 120.9, 24.8, 122]),
  part('Lapland|라플란드|ラップランド|拉普兰|拉普蘭|Laponia|Laponie', 'FI', [65.5, 20, 71, 31]),
  part('Lofoten|로포텐|ロフォーテン|罗弗敦|羅弗敦', 'NO', [67, 12, 69.5, 16]),
  part('Canar(?:y Islands|ias|ies)|카나리아|カナリア|加那利', 'ES', [27, -19, 30, -13]),
  part('Balear|Mallorca|Majorca|마요르카|マヨルカ|马略卡', 'ES', [38.5, 1, 40.2, 4.5]),
  part('Algarve|알가르브|アルガルヴェ', 'PT', [36.9, -9.1, 37.4, -7.3]),
  part('A[zç]ores|아조레스|アゾレス|亚速尔', 'PT', [36.5, -32, 40, -24]),
  part('Madeira|마데이라|マデイラ|马德拉', 'PT', [32, -18, 33.5, -16]),
  part('\\bCret[ea]\\b|Cr[èe]te|크레타|クレタ|克里特', 'GR', [34.8, 23, 35.8, 26.5]),
  part('Greek [Ii]slands?|그리스 섬|islas griegas|[îi]les grecques|希腊海岛|希臘島', 'GR', [34.8, 24, 38, 28.5]),
  part('Scottish|Escocia|[ÉE]cosse|스코틀랜드|スコットランド|苏格兰|蘇格蘭', 'GB', [55, -8, 60, -1]),
  part('Bavaria|Baviera|Bavi[èe]re|바이에른|バイエルン|巴伐利亚', 'DE', [47.2, 9.5, 50.5, 13.8]),
  part('Alsac[ei]|Alsacia|알자스|アルザス|阿尔萨斯', 'FR', [47.4, 7, 49, 8.3]),
  part('Dolomit|돌로미티|ドロミテ|ドロミティ|多洛米蒂', 'IT', [46, 11, 47, 12.6]),
  part('Patagonia|Patagonie|파타고니아|パタゴニア|巴塔哥尼亚', 'AR', [-55.5, -74, -40, -63]),
  part('Tasmania|Tasmanie|태즈메이니아|タスマニア|塔斯马尼亚', 'AU', [-44, 144, -40, 149]),
  part('Great Barrier Reef|그레이트\\s?배리어|グレートバリアリーフ|大堡礁', 'AU', [-21, 144, -14, 150]),
  part('Queensland|퀸즐랜드|クイーンズランド|昆士兰', 'AU', [-29, 138, -10, 154]),
  part('South Island|남섬|南島|南岛|Isla Sur|[îi]le du Sud', 'NZ', [-47.5, 166, -40.5, 174.4]),
  part('North Island|북섬|北島|北岛|Isla Norte|[îi]le du Nord', 'NZ', [-41.5, 172.5, -34, 179]),
  part('Riviera Maya|Yucat[áa]n|유카탄|ユカタン|尤卡坦|리비에라\\s?마야', 'MX', [18, -91, 22, -86.5]),
  part('Baja California|Los Cabos|바하\\s?칼리포니아', 'MX', [22.5, -117, 32.7, -109]),
  part('Rockies|Rocky Mountains|로키\\s?산맥|ロッキー|落基山|Rocosas|Rocheuses', 'CA', [49, -120, 54, -114]),
  part('Yellowstone|Tetons?\\b|옐로스톤|イエローストーン|黄石|黃石', 'US', [43, -112, 46.2, -109]),
  part('\\bColorado\\b|콜로라도|コロラド|科罗拉多', 'US', [37, -109, 41, -102]),
  part('\\bUtah\\b|유타주|ユタ州|犹他', 'US', [37, -114, 42, -109]),
  part('\\bArizona\\b|애리조나|アリゾナ|亚利桑那', 'US', [31.3, -115, 37, -109]),
  part('Pacific Northwest|\\bPNW\\b|태평양 북서부', 'US', [42, -125, 49, -116]),
  part('the Carolinas|South Carolina|North Carolina', 'US', [32, -84, 36.6, -75.5]),
  part('Komodo|코모도|コモド|科莫多', 'ID', [-9.5, 119, -8, 120.5]),
  part('\\bGili|길리|ギリ(?:島|トラ)|吉利', 'ID', [-9, 115.8, -8, 116.8]),
  part('Raja Ampat|라자암팟|ラジャアンパット|四王岛', 'ID', [-2, 129, 0.5, 132]),
  part('Northern Thailand|태국 북부|タイ北部|泰北', 'TH', [16.5, 97, 20.6, 101.5]),
  part('関東(?!在住|発|から|出身)|간토', 'JP', [34.8, 138.3, 37.2, 141]),
  part('山陰|산인 지방', 'JP', [34.9, 131.5, 35.8, 134.6]),
  part('瀬戸内|세토우치|Setouchi|Seto Inland|濑户内', 'JP', [33.6, 132, 34.8, 134.6]),
  part('북알프스|北アルプス|Japan(?:ese)? Alps|日本阿尔卑斯', 'JP', [35.8, 137, 37, 138.4]),
  part('경기도|서울 근교', 'KR', [36.9, 126.3, 38.2, 127.8]),
  part('지리산', 'KR', [35, 127.3, 35.6, 127.9]),
  part('大西北|青甘|西北环线', 'CN', [34, 92, 42.5, 106]),
  part('内蒙古|內蒙古|내몽골|内モンゴル|Inner Mongolia', 'CN', [38, 106, 50, 122]),
];

/** Short forms that people write. */
export const shortNames: Readonly<Partial<Record<string, string>>> = {
  US: 'USA|U\\.S\\.|(?<!(?:live|lives|living|works?|based|are) in the )US(?!\\s?(?:\\$|dollars?|passports?|citizens?|visas?|holiday|bucks))|the States|アメリカ|美国',
  GB: 'UK|England|Scotland|英国',
  KR: 'Korea|한국|韓国|韩国',
  JP: '日本',
  NZ: 'NZ',
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
  'vietnam/ho-chi-minh-city': 'HCMC|Saigon|saigon|Sài Gòn|사이공|호치민|サイゴン|ホーチミン|胡志明|西贡|西貢',
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
  'china/zhangjiajie': '장가계|张家界',
  'china/shanghai': '상해',
  'china/beijing': '북경|만리장성|Great Wall|万里の長城|长城|長城|Gran Muralla|Grande Muraille',
  'china/qingdao': '청도',
  'china/changbaishan': '백두산|长白山|長白山',
  'china/xian': '서안|병마용|兵马俑|兵馬俑|Terracotta',
  'japan/tokyo': '동경|도쿄',
  'japan/kyoto': '쿄토',
  'japan/osaka': '오오사카',
  'japan/sapporo': '삿뽀로',
  'japan/fujikawaguchiko': '후지산|Mt\\.? Fuji|富士山|富士河口',
  'japan/yufuin': '유후인',
  'philippines/panglao': 'Bohol|보홀|ボホール|薄荷岛',
  'northern-mariana-islands/saipan': '사이판|サイパン|塞班',
  'guam/tumon': '괌|グアム|关岛|關島|\\bGuam\\b',
  'france/paris': '빠리',
  'switzerland/interlaken': '융프라우|Jungfrau|ユングフラウ|少女峰|Grindelwald|그린델발트',
  'peru/machu-picchu': '마추픽추|マチュピチュ|マチュ・ピチュ|马丘比丘|馬丘比丘|Machu Pichu',
  'cambodia/siem-reap': 'Angkor|앙코르|アンコール|吴哥|吳哥',
  'india/agra': 'Taj Mahal|타지마할|タージ・?マハル|泰姬陵',
  'jordan/wadi-musa': '\\bPetra\\b|페트라|ペトラ|佩特拉',
  'turkiye/goreme': 'Cappadocia|Capadocia|Cappadoce|카파도키아|カッパドキア|卡帕多奇亚|卡帕多西亞',
  'switzerland/zermatt': 'Matterhorn|마터호른|マッターホルン|马特洪|Cervino',
  'germany/fussen': 'Neuschwanstein|노이슈반슈타인|ノイシュヴァンシュタイン|新天鹅堡|新天鵝堡',
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
  'turkey nice split bath como come hue valence salvador victoria jasper jackson jordan georgia chile chili chine inde malte lima granada grenade rhodes levi trat pise bled bari colonia colombo male brujas antigua riga jiva cork fes canton berne berna coron angeles aspen darwin palma lucerna santiago viena oman lyon key west aqaba olbia'.split(
    ' ',
  ),
);

/** Names of cities that are common words too. */
export const worldwide: ReadonlySet<string> = new Set([
  '나라',
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

/** Things that people go to a country for; ISO codes. */
export const homelands: readonly { iso2: readonly string[]; pattern: RegExp }[] = [
  {
    iso2: ['JP'],
    pattern:
      /라멘|료칸|애니메이션|애니\s?(?:성지|덕질)|덕질|가챠|이자카야|드럭스토어|ramen\b|ryokan|izakaya|\banime\b|manga\b|動漫|动漫|番剧|日料/iu,
  },
  {
    iso2: ['CN', 'HK', 'MO', 'SG', 'TW'],
    pattern: /딤섬|샤오롱바오|dim sum|xiaolongbao|小籠包|小笼包|飲茶|饮茶|早茶/iu,
  },
  { iso2: ['KR'], pattern: /k-?pop|k-?drama|韓国コスメ|サムギョプサル|チムジルバン|韩剧|韩团|韓劇/iu },
  { iso2: ['TH'], pattern: /muay thai|무에타이|팟타이|똠얌|ムエタイ|トムヤム|冬阴功/iu },
  { iso2: ['VN'], pattern: /쌀국수|반미|banh mi|\bpho\b|バインミー|フォー(?!ト|ム|ク)/iu },
  {
    iso2: ['KE', 'TZ'],
    pattern:
      /great migration|동물\s?대이동|누우|ヌーの(?:大)?(?:移動|群れ)|大迁徙|大遷徙|gran migraci[óo]n|grande migration|kilimanjaro|킬리만자로|キリマンジャロ|乞力马扎罗/iu,
  },
  { iso2: ['TW'], pattern: /bubble tea|버블티|타피오카|タピオカ|珍珠奶茶/iu },
  { iso2: ['NO'], pattern: /fjords?\b|피오르|피요르|フィヨルド|峡湾|峽灣|fiordos?\b/iu },
  { iso2: ['PT'], pattern: /\bfado\b|파두 공연|ファド(?:を|の|が)|法多/iu },
  { iso2: ['JP'], pattern: /\bonsens?\b|\bjapow\b|shinkansen|신칸센/iu },
  { iso2: ['ES'], pattern: /tapas|flamenco|타파스|플라멩코|タパス|フラメンコ/iu },
  { iso2: ['EG'], pattern: /pyramids?|피라미드|ピラミッド|金字塔|pir[áa]mides/iu },
  { iso2: ['MN'], pattern: /게르(?=\s|에|서)|\bger camp|ゲル泊/iu },
];
