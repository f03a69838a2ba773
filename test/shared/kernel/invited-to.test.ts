import { expect, test } from 'vitest';
import { invitedTo } from '#shared/kernel/routes.ts';

test('the address of an invitation names its share link; no other address does', () => {
  expect(invitedTo('/join/0A1b2C3d4E5f6G7h8I9j0K')).toBe('0A1b2C3d4E5f6G7h8I9j0K');
  expect(invitedTo('/join/0A1b2C3d4E5f6G7h8I9j0K/')).toBe('0A1b2C3d4E5f6G7h8I9j0K');
  for (const path of ['/', '/join', '/join/a/b', '/group/0A1b2C3d4E5f6G7h8I9j0K', '/results/join'])
    expect(invitedTo(path), path).toBeUndefined();
});
