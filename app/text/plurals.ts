interface Nested {
  [key: string]: string | Nested;
}

/**
 * Fills in the form for millions (Spanish and French have one) that the build has left out, as `withoutMany` says.
 * Changes the texts.
 */
export function withMany<T extends object>(texts: T): T {
  const all = texts as Nested;
  for (const [key, text] of Object.entries(all)) {
    if (typeof text !== 'string') withMany(text);
    else if (key.endsWith('_other')) all[`${key.slice(0, -5)}many`] ??= text;
  }
  return texts;
}

/** For the build: the form for millions is left out where it is the same as for other counts. */
export function withoutMany(texts: Nested): Nested {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([key, text]) => !key.endsWith('_many') || text !== texts[`${key.slice(0, -4)}other`])
      .map(([key, text]) => [key, typeof text === 'string' ? text : withoutMany(text)]),
  );
}
