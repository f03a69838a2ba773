import { z } from '#shared/kernel/z.ts';
import { ImportError } from '#server/destination/import/import-error.ts';
import { readLicence } from '../licence.ts';

/** Pixels across that are asked for: enough for every size that is shown, and one of those that Commons keeps ready. */
export const askedWidth = 1920;
/** Of the photograph itself. */
const least = { width: 1600, height: 900 } as const;
/** Width by height: landscape, but no panorama. */
const shape = { least: 1.2, most: 2.2 } as const;

const value = z.object({ value: z.union([z.string(), z.number()]) });
const page = z.object({
  title: z.string(),
  imageinfo: z.optional(
    z.array(
      z.object({
        url: z.string(),
        descriptionurl: z.string(),
        width: z.int(),
        height: z.int(),
        mime: z.string(),
        thumburl: z.optional(z.string()),
        extmetadata: z.optional(z.record(z.string(), value)),
      }),
    ),
  ),
});
const answer = z.object({ query: z.optional(z.object({ pages: z.array(page) })) });

/** A photograph at Commons that may be taken. */
export const offer = z.object({
  /** `File:Osaka Castle.jpg` */
  title: z.string(),
  /** Of the file in `askedWidth`. */
  url: z.string(),
  source: z.string(),
  author: z.string(),
  licence: z.string(),
  width: z.int(),
  height: z.int(),
  /** Featured, quality or valued, as Commons' members have judged. */
  isAssessed: z.boolean(),
});
export type Offer = z.infer<typeof offer>;

/**
 * Reads an answer of `action=query` with `prop=imageinfo` (`formatversion=2`).
 * @returns its photographs that are large enough, free, of a named author, and under no other restriction
 * @throws ImportError when the answer has another form
 */
export function readOffers(found: unknown): Offer[] {
  const read = answer.safeParse(found);
  if (!read.success) throw new ImportError('Wikimedia Commons answers in a form that is not known.');
  return (read.data.query?.pages ?? []).flatMap(({ title, imageinfo }) => {
    const [info] = imageinfo ?? [];
    if (info?.mime !== 'image/jpeg') return [];
    const { width, height, extmetadata = {} } = info;
    const note = (name: string): string => plainText(String(extmetadata[name]?.value ?? ''));
    const licence = readLicence(note('LicenseShortName'));
    const author = note('Artist').slice(0, 200);
    const ratio = width / height;
    const isFit =
      width >= least.width &&
      height >= least.height &&
      ratio >= shape.least &&
      ratio <= shape.most &&
      !isDrawing(title);
    const isNamed = author !== '' && !/^(unknown|anonymous|see below|various)\b/i.test(author);
    if (!isFit || !isNamed || licence === undefined || note('Restrictions') !== '') return [];
    const isAssessed = /featured|quality|valued/i.test(note('Assessments'));
    const url = info.thumburl ?? info.url;
    return [{ title, url, source: info.descriptionurl, author, licence: licence.label, width, height, isAssessed }];
  });
}

const isDrawing = (title: string): boolean =>
  /\b(map|logo|flag|coat of arms|emblem|seal|diagram|chart|plan|poster|portrait|scan|painting)\b/i.test(title);

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The words of a piece of HTML on one line. */
export function plainText(html: string): string {
  return html
    .replace(/<style[^>]*>.*?<\/style>|<[^>]*>/gs, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/\s+/g, ' ')
    .trim();
}
