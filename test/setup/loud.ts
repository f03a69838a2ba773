import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Whatever goes to console.error fails the test in which it happened; unhandled rejections fail the run (Vitest's
 * default).
 */
let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    errors.push(words);
  });
});

afterEach(() => {
  expect(errors, 'console.error was called').toEqual([]);
});
