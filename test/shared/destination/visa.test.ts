import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { needsVisa } from '#shared/destination/visa.ts';
import { mainOrigins } from '#shared/travel/options.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';

const countries = core.countries.map(({ iso2 }) => iso2);
/** The members of ASEAN. */
const asean = ['BN', 'ID', 'KH', 'LA', 'MM', 'MY', 'PH', 'SG', 'TH', 'VN'];
/** Those of them that the table knows as origins, and all that it knows. */
const known = ['ID', 'PH', 'TH', 'VN'];
const judged = [...known, 'CN', 'KR', 'JP', 'TW', 'US', 'GB', 'FR', 'DE'];

describe('visas', () => {
  test('nobody needs one at home', () => {
    for (const iso2 of countries) expect(needsVisa(iso2, iso2), iso2).toBe(false);
  });

  test('the citizens of ASEAN that the table knows need none in each other country of it', () => {
    for (const from of known) for (const to of asean) expect(needsVisa(from, to), `${from} to ${to}`).toBe(false);
  });

  test.each([
    ['TH', 'JP', false],
    ['TH', 'FR', true],
    ['VN', 'JP', true],
    ['VN', 'KR', true],
    ['PH', 'TW', false],
    ['ID', 'TW', true],
    ['CN', 'MY', false],
    ['CN', 'JP', true],
    ['TW', 'VN', true],
    ['KR', 'VN', false],
    ['US', 'JP', false],
    ['DE', 'IN', true],
  ] as const)('from %s to %s: %s', (from, to, needed) => {
    expect(needsVisa(from, to)).toBe(needed);
  });

  test('law: an origin that the table does not know is not judged', () => {
    const unknown = mainOrigins.filter((iso2) => !judged.includes(iso2));
    expect(unknown).toContain('SG');
    fc.assert(
      fc.property(fc.constantFrom(...unknown), fc.constantFrom(...countries), (from, to) => {
        expect(needsVisa(from, to)).toBe(false);
      }),
    );
  });
});
