import { z } from '#shared/kernel/z.ts';

/** Pixels across; a picture is never enlarged, so a smaller one has fewer of them, and its own width. */
export const photoWidths = [480, 960, 1600] as const;
/** The first that a browser can read is taken. */
export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/**
 * A photograph that the operator has of a country or a city. Its licence requires author, licence and source beside it.
 */
export const photo = z.object({
  /** Of the picture's content, in its files' names: a file never changes. */
  hash: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  /** Pixels across of its files, the narrowest first. */
  widths: z.array(z.int().check(z.positive())).check(z.minLength(1)),
  /** Pixels of the widest. */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  author: z.string().check(z.minLength(1)),
  licence: z.string().check(z.minLength(1)),
  /** The text of the licence; null: public domain. */
  licenceUrl: z.nullable(z.string().check(z.regex(/^https?:\/\//))),
  /** The picture's page where it comes from. */
  source: z.nullable(z.string().check(z.regex(/^https?:\/\//))),
});
export type Photo = z.infer<typeof photo>;

/** By the destination's id: `japan`, `japan/osaka`. */
export const photos = z.record(z.string(), photo);
export type Photos = z.infer<typeof photos>;

/** Below `/photos/`, and in the operator's folder: `japan/osaka-960-0123456789ab.avif`. */
export const photoFile = (destinationId: string, hash: string, width: number, format: PhotoFormat): string =>
  `${destinationId}-${width}-${hash}.${format}`;

export const photoPath = (destinationId: string, { hash }: Photo, width: number, format: PhotoFormat): string =>
  `/photos/${photoFile(destinationId, hash, width, format)}`;

/** Whether this is the name of a photograph's file: of no other file in the folder. */
export const isPhotoFile = (name: string): boolean =>
  /^(?:[a-z0-9-]+\/)?[a-z0-9-]+-\d+-[0-9a-f]{12}\.(?:avif|webp)$/.test(name);

export const filesOfPhoto = (destinationId: string, { hash, widths }: Pick<Photo, 'hash' | 'widths'>): string[] =>
  widths.flatMap((width) => photoFormats.map((format) => photoFile(destinationId, hash, width, format)));
