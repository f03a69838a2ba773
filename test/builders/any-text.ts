import fc from 'fast-check';

/** Texts of any code points, control characters and unpaired surrogates included. */
export const anyCodePoints = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0x2ff }), fc.integer({ min: 0, max: 0x10_ffff })), { maxLength })
    .map((codes) => String.fromCodePoint(...codes));
