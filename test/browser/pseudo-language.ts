import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const accented: Record<string, string> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  A: 'ÁÁ',
  E: 'ÉÉ',
  I: 'ÍÍ',
  O: 'ÓÓ',
  U: 'ÚÚ',
  b: 'ƀ',
  c: 'ç',
  d: 'đ',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  p: 'þ',
  q: 'ɋ',
  r: 'ŕ',
  s: 'š',
  t: 'ť',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Đ',
  F: 'Ƒ',
  G: 'Ğ',
  H: 'Ĥ',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ɱ',
  N: 'Ñ',
  P: 'Þ',
  Q: 'Ɋ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ť',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

/** While it stands in the page's session storage, English texts are in the pseudo-language. */
const mark = 'lengthened';

/**
 * From the next load on, English texts are in the pseudo-language, until `speakPlainly`. They are changed where the
 * page reads them: a route would switch the browser's cache off, and the page would fetch all its files again.
 * @param atOnce for a page that has loaded nothing yet; it never speaks plainly
 */
export async function speakLengthened(page: Page, atOnce = false): Promise<void> {
  const setMark = (name: string) => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem(name, 'yes');
  };
  await (atOnce ? page.addInitScript(setMark, mark) : page.evaluate(setMark, mark));
  await page.addInitScript(lengthenTexts, { accented, mark });
}

export const speakPlainly = (page: Page): Promise<void> =>
  page.evaluate((name) => {
    sessionStorage.removeItem(name);
  }, mark);

/** Runs in the page, before all else. */
function lengthenTexts({ accented, mark }: { accented: Record<string, string>; mark: string }): void {
  if (!location.protocol.startsWith('http') || sessionStorage.getItem(mark) === null) return;
  // Of two such scripts of a page the second has nothing to do.
  const own = window as unknown as { isLengthening?: true };
  if (own.isLengthening) return;
  own.isLengthening = true;

  type Tree = { [key: string]: string | Tree };
  // `Save {{name}}` -> `⟦Šááṽéé {{name}}⟧`: every vowel twice (about 40 % longer, and the words themselves), every
  // letter another, holes kept.
  const lengthen = (sentence: string): string =>
    `⟦${sentence
      .split(/(\{\{[^}]*\}\})/)
      .map((part) => (part.startsWith('{{') ? part : part.replace(/[A-Za-z]/g, (letter) => accented[letter] ?? letter)))
      .join('')}⟧`;
  // Names of (invented) people are not translated.
  const lengthenAll = (tree: Tree): Tree =>
    Object.fromEntries(
      Object.entries(tree).map(([key, value]) => [
        key,
        typeof value === 'string' ? lengthen(value) : key === 'people' ? value : lengthenAll(value),
      ]),
    );
  const plain = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const answer = await plain(input, init);
    const url = input instanceof Request ? input.url : String(input);
    // English, file by file.
    if (!answer.ok || !/\/assets\/text\/en-[^/]+\.json$/.test(url)) return answer;
    return Response.json(lengthenAll((await answer.json()) as Tree));
  };
}

/** What is measured, counted or named by the browser itself, and the product's own name. */
const units =
  /(?:https?:\/\/)?localhost:\d+\S*|\b(?:KRW|USD|JPY|CNY|MB|GMT|[Mm]oyeo|h|hr|hours?|min|km|mi|AM|PM|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December|Sun|Mon|Tue|Wed|Thu|Fri|Sat|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)\b/g;

/** Every name and line of a file of the catalogue; its codes and slugs are never shown. */
export function wordsOf(file: string): string[] {
  const found = new Set<string>();
  const walk = (value: unknown) => {
    if (typeof value === 'string') found.add(value);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk);
  };
  walk(JSON.parse(readFileSync(`shared/destination/catalogue/${file}`, 'utf8')));
  return [...found].filter((word) => /^[A-Z][a-z’' ]|[^\u0020-\u007e]/u.test(word));
}

/** Words in plain letters, or in Korean, that come neither from a text file nor from data: they are hard-coded. */
export async function saidInCode(page: Page, data: readonly string[]): Promise<string[]> {
  const said = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text && holder && !/^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA)$/.test(holder.tagName)) found.push(text);
    }
    return found;
  });
  // The longer datum first: a name may be a part of another.
  const longFirst = [...data].sort((a, b) => b.length - a.length);
  const whole = new Set(data);
  const isPlain = (text: string) => /[A-Za-z]{2,}|[가-힣]{2,}/.test(text);
  return [...new Set(said)].filter(
    (text) =>
      isPlain(text) &&
      !whole.has(text) &&
      isPlain(longFirst.reduce((rest, datum) => rest.replaceAll(datum, ' '), text.replace(units, ' '))),
  );
}
