/** The eight hues of map covers: oklch .76/.075, .62/.08, .42/.08 and dark .52/.07, .66/.07, .86/.06. */
export interface CoverColours {
  readonly fill: string;
  readonly edge: string;
  readonly city: string;
  readonly darkFill: string;
  readonly darkEdge: string;
  readonly darkCity: string;
}

const colours = (
  fill: string,
  edge: string,
  city: string,
  darkFill: string,
  darkEdge: string,
  darkCity: string,
): CoverColours => ({ fill, edge, city, darkFill, darkEdge, darkCity });

/** In the order of the hues: 128 158 190 222 252 282 312 340. */
const palette: readonly CoverColours[] = [
  colours('#a3bb87', '#78905b', '#405522', '#5d7144', '#869b6c', '#c6d9af'),
  colours('#88c09f', '#5b9574', '#1e5a3c', '#447559', '#6da082', '#b1dec2'),
  colours('#76c1bc', '#449691', '#005956', '#307672', '#5ca09c', '#a4deda'),
  colours('#7abcd3', '#4991a9', '#00566b', '#357286', '#609cb1', '#a6dbed'),
  colours('#8fb5e0', '#6289b5', '#2a4f77', '#4b6c90', '#7395bc', '#b5d4f8'),
  colours('#a9ace0', '#7e80b6', '#464777', '#626491', '#8b8dbd', '#cacdf8'),
  colours('#c1a4d4', '#9678a9', '#5c3f6d', '#775d86', '#a186b2', '#dec6ee'),
  colours('#d29fc0', '#a77395', '#6a3b5b', '#845976', '#b082a0', '#edc2dd'),
];

/**
 * FNV-1a with a finaliser. The start was searched for: with it the countries of the first drafts of the covers keep
 * their hues.
 */
const start = 642_441;

export function coloursOf(countrySlug: string): CoverColours {
  let hash = start;
  for (const letter of countrySlug) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d) >>> 0;
  hash ^= hash >>> 12;
  const colour = palette[hash >>> 29];
  if (colour === undefined) throw new Error('eight hues');
  return colour;
}
