import fc from 'fast-check';

/** Of a map on a screen, in CSS pixels. */
export const someSize = fc.record({
  width: fc.integer({ min: 280, max: 1600 }),
  height: fc.integer({ min: 240, max: 1100 }),
});
