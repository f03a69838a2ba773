/** What is chosen in the sheet that decides. */
export interface DecideDraft {
  /** The first day of an offered stay, or `other`. */
  stay: string;
  start: string;
  end: string;
  /** The id of an offered place, or `typedPlace`; empty while none is chosen. */
  place: string;
  typed: string;
  /** To a page about the typed place. */
  link: string;
  word: string;
}

/** Chosen is a place that is typed. */
export const typedPlace = 'typed';

export const emptyDraft: DecideDraft = { stay: 'other', start: '', end: '', place: '', typed: '', link: '', word: '' };

export function readDecideDraft(kept: unknown): DecideDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fields = kept as Record<string, unknown>;
  const text = (name: keyof DecideDraft): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : emptyDraft[name];
  };
  return {
    stay: text('stay'),
    start: text('start'),
    end: text('end'),
    place: text('place'),
    typed: text('typed'),
    link: text('link'),
    word: text('word'),
  };
}
