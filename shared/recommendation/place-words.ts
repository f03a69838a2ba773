import type { City, Country } from '#shared/destination/schema.ts';

const southEast = ['BN', 'ID', 'KH', 'LA', 'MY', 'PH', 'SG', 'TH', 'VN'];
const nordic = ['DK', 'FI', 'IS', 'NO', 'SE', 'FO', 'GL'];
const balkan = ['AL', 'BA', 'BG', 'HR', 'ME', 'MK', 'RO', 'RS', 'SI', 'XK'];
const eastern = ['AT', 'CZ', 'HU', 'PL', 'SK', 'RO', 'BG'];
const middleEast = ['AE', 'BH', 'IL', 'JO', 'KW', 'LB', 'OM', 'QA', 'SA', 'TR', 'EG'];

/** Parts of the world that people name instead of a country. */
export const regions: readonly { words: string; isIn: (country: Country) => boolean }[] = [
  {
    words:
      '(?<!(?:[Ee]astern|[Nn]orthern) )Europe|Europa\\b|(?<![동북])유럽|(?<![東北])ヨーロッパ|(?<!北)欧州|(?<![东北])欧洲|歐洲',
    isIn: ({ continent }) => continent === 'europe',
  },
  { words: '동유럽|Eastern Europe|東欧|東ヨーロッパ|东欧', isIn: ({ iso2 }) => eastern.includes(iso2) },
  { words: '북유럽|Scandinavia|Nordic|北欧', isIn: ({ iso2 }) => nordic.includes(iso2) },
  { words: '발칸|Balkan|バルカン|巴尔干', isIn: ({ iso2 }) => balkan.includes(iso2) },
  {
    words:
      '동남아|Southeast Asia|South-East Asia|SE Asia|東南アジア|东南亚|東南亞|sudeste asi|Sudeste Asi|Asie du Sud-Est',
    isIn: ({ iso2 }) => southEast.includes(iso2),
  },
  { words: 'Africa|Afrique|África|아프리카|アフリカ|非洲', isIn: ({ continent }) => continent === 'africa' },
  { words: 'South America|Latin America|Sudam|남미|南米|南美', isIn: ({ continent }) => continent === 'south-america' },
  { words: '중동|Middle East|中東|中东', isIn: ({ iso2 }) => middleEast.includes(iso2) },
];

const within = (city: City, [south, west, north, east]: readonly [number, number, number, number]): boolean =>
  city.coords.lat >= south && city.coords.lat <= north && city.coords.lng >= west && city.coords.lng <= east;

/** Parts of a country, by the country and a box of degrees: south, west, north, east. */
const part = (words: string, iso2: string, box: readonly [number, number, number, number]) => ({
  words,
  isIn: (city: City) => city.iso2 === iso2 && within(city, box),
});
export const parts: readonly { words: string; isIn: (city: City) => boolean }[] = [
  part('홋카이도|북해도|Hokkaido|北海道', 'JP', [41.3, 139, 46, 146]),
  part('규슈|큐슈|Kyushu|九州', 'JP', [30, 129, 34.1, 132.2]),
  part('오키나와|Okinawa|沖縄|冲绳|沖繩', 'JP', [24, 122, 28, 131.5]),
  part('간사이|Kansai|関西|关西', 'JP', [33.4, 134, 35.8, 136.5]),
  part('발리|Bali|バリ島?|巴厘岛|峇里島', 'ID', [-9, 114.3, -8, 115.8]),
  part('하와이|Hawaii|Hawái|Hawaï|ハワイ|夏威夷', 'US', [18, -161, 23, -154]),
  part('동해안?|강원도', 'KR', [37, 127.5, 38.7, 129.5]),
  part('전라도|남도 ', 'KR', [34, 126, 36.1, 127.9]),
  part('Highlands', 'GB', [56, -7, 59, -3]),
  part('Tuscany|Toscana|토스카나|トスカーナ|托斯卡纳', 'IT', [42.3, 9.6, 44.5, 12.4]),
  part('Andaluc[ií]a|안달루시아|アンダルシア|安达卢西亚', 'ES', [36, -7.6, 38.8, -1.6]),
  part('Yunnan|雲南|云南|운남', 'CN', [21, 97, 29, 106]),
];

/** Short forms that people write. */
export const shortNames: Readonly<Partial<Record<string, string>>> = {
  US: 'USA|U\\.S\\.|(?<!(?:live|lives|living|works?|based|are) in the )US(?!\\s?(?:\\$|dollars?|passports?|citizens?|visas?|holiday|bucks))|the States|アメリカ|美国',
  GB: 'UK|England|Scotland|英国',
  KR: 'Korea|한국|韓国|韩国',
  JP: '日本',
  NZ: 'NZ',
  CZ: '체코',
  TR: 'Turkey|터키',
};

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
  { iso2: ['ES'], pattern: /tapas|flamenco|타파스|플라멩코|タパス|フラメンコ/iu },
  { iso2: ['EG'], pattern: /pyramids?|피라미드|ピラミッド|金字塔|pir[áa]mides/iu },
  { iso2: ['MN'], pattern: /게르(?=\s|에|서)|\bger camp|ゲル泊/iu },
];
