import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName } from '#shared/export/file-name.ts';
import { anyCodePoints } from '#test/builders/any-text.ts';

test('a file is named after its group', () => {
  expect(fileName(['제주 봄 여행', '모두의 답'], '.csv')).toBe('moyeo-제주-봄-여행-모두의-답.csv');
  expect(fileName(['../../etc/passwd'], '.ics')).toBe('moyeo-etc-passwd.ics');
  expect(fileName(['🌸🌸'], '.ics')).toBe('moyeo.ics');
});

test('any name is a name that every file system takes', () => {
  fc.assert(
    fc.property(anyCodePoints(100), (group) => {
      const name = fileName([group], '.json');
      expect(name).toMatch(/^moyeo[\p{L}\p{M}\p{N}-]*\.json$/u);
      expect([...name].length).toBeLessThanOrEqual(65);
    }),
  );
});
