import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLicence } from '#server/destination/build/photos/licence.ts';

describe('a licence', () => {
  it.each([
    ['CC BY-SA 4.0', 'CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
    ['cc-by-2.0', 'CC BY 2.0', 'https://creativecommons.org/licenses/by/2.0/'],
    ['CC BY 4.0 International', 'CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ['CC BY-SA 3.0 de', 'CC BY-SA 3.0 DE', 'https://creativecommons.org/licenses/by-sa/3.0/de/'],
    [
      'https://creativecommons.org/licenses/by-sa/3.0/igo/',
      'CC BY-SA 3.0 IGO',
      'https://creativecommons.org/licenses/by-sa/3.0/igo/',
    ],
    ['http://creativecommons.org/licenses/by/4.0/deed.ko', 'CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ['CC0', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    [
      'https://creativecommons.org/publicdomain/zero/1.0/',
      'CC0 1.0',
      'https://creativecommons.org/publicdomain/zero/1.0/',
    ],
    ['https://creativecommons.org/publicdomain/mark/1.0/', 'Public domain', null],
    ['Public domain', 'Public domain', null],
  ])('%s is %s', (text, label, url) => {
    expect(readLicence(text)).toEqual({ label, url });
  });

  it.each([
    '',
    'CC BY',
    'CC BY-NC 4.0',
    'CC BY-ND 4.0',
    'CC BY-NC-SA 4.0',
    'https://creativecommons.org/licenses/by-nc/4.0/',
    'CC BY 4.0 de',
    'CC BY 9.0',
    'GFDL',
    'Fair use',
    'All rights reserved',
    'PD-US',
    'FAL',
  ])('%j is none that is taken', (text) => {
    expect(readLicence(text)).toBeUndefined();
  });

  it('reads its own label as itself', () => {
    const label = fc
      .tuple(fc.constantFrom('BY', 'BY-SA'), fc.constantFrom('1.0', '2.0', '2.5', '3.0', '4.0'))
      .map(([kind, version]) => `CC ${kind} ${version}`);
    fc.assert(
      fc.property(fc.oneof(label, fc.constantFrom('CC0 1.0', 'Public domain')), (text) => {
        expect(readLicence(text)?.label).toBe(text);
      }),
    );
  });

  it('takes none with NC or ND, wherever the letters stand', () => {
    const parts = fc.array(fc.constantFrom('CC', 'BY', 'SA', '4.0', '3.0', 'de', '0'), { maxLength: 5 });
    fc.assert(
      fc.property(parts, fc.constantFrom('NC', 'ND'), parts, fc.constantFrom(' ', '-'), (before, ban, after, join) => {
        expect(readLicence([...before, ban, ...after].join(join))).toBeUndefined();
      }),
    );
  });
});
