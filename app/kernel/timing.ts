/** Every delay of `docs/spec-table.md`, section 9, and the longest waits of the start, in milliseconds. */
export const timing = {
  copiedMs: 2_000,
  loginRedirectMs: 100,
  successRedirectNewMs: 3_000,
  successRedirectEditMs: 2_000,
  savedPillMs: 2_000,
  exploreScrollMs: 500,
  updateReloadFallbackMs: 4_000,
  languageWaitMs: 10_000,
  doubleTapMs: 500,
} as const;
