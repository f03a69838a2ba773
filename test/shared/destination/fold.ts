/**
 * GeoNames' Han names carry no language: the same city stands there in traditional, simplified or Japanese characters.
 * Pairs of a form and the simplified one, only as many as the catalogue's names need.
 */
const pairs =
  '東东國国島岛門门馬马羅罗蘭兰爾尔亞亚亜亚達达維维倫伦華华灣湾廣广慶庆濟济済济陽阳蘇苏條条葉叶溫温納纳凱凯灘滩烏乌聖圣黃黄鎮镇區区興兴諾诺齋斋臘腊萊莱貝贝岡冈沢泽' +
  '澤泽館馆別别湯汤長长宮宫麗丽喬乔圖图晉晋滿满庫库薩萨愛爱內内蓮莲義义紐纽約约韋韦櫚榈奧奥會会歸归檳槟樂乐開开賓宾広广熱热勢势浜滨';

const simplified = new Map<string, string>();
const letters = [...pairs];
for (let index = 0; index + 1 < letters.length; index += 2)
  simplified.set(letters[index] ?? '', letters[index + 1] ?? '');

/** For comparing only: simplified characters, no blanks, dots or hyphens. */
export function foldHan(name: string): string {
  return [...name.normalize('NFKC').replace(/[\s·・．.‧•・\-－—]/gu, '')]
    .map((letter) => simplified.get(letter) ?? letter)
    .join('');
}

export const foldKana = (name: string): string => name.normalize('NFKC').replace(/[\s·・＝=\-－]/gu, '');

/** What an everyday name drops: 시, 군, 市, 縣 ... */
export const dropSuffix = (name: string): string =>
  name
    .replace(/(특별시|광역시|특별자치시|시|군|읍|면|현|구|정|촌)$/u, '')
    .replace(/(特别市|广域市|特别行政区|市|县|町|村|镇|郡|区|州|省|府|都)$/u, '');
