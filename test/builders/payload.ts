import type { SimplePayload } from '#shared/survey/schema.ts';

/** A whole answer of the 4-step survey, in its canonical form. */
export const aPayload = (over: Partial<SimplePayload> = {}): SimplePayload => ({
  availability: [{ start: '2026-05-01', end: '2026-05-05' }],
  originCountryIso2: 'KR',
  originAirport: null,
  range: 'intl_short',
  budgetTier: 'mid',
  budgetCurrency: null,
  budgetMin: null,
  budgetMax: null,
  mainType: 'sightseeing',
  subcats: [],
  otherDescription: null,
  seed: '2026-03-02',
  lang: 'ko',
  ...over,
});
