import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { OrganizerKey } from '#app/screens/create-group/organizer-key.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

const group = { groupId: 'g', shareUrl: 'a'.repeat(22), name: 'Spring', createdBy: 'Ara', isCustom: false };

test('a new group with a password is not said to be managed by this device alone', () => {
  const { screen } = show(<OrganizerKey group={{ ...group, hasPassword: true }} />);
  expect(screen.container.textContent).toMatch(/your password/);
  expect(screen.container.textContent).not.toMatch(/only this device/);
});

test('a new group without a password is', () => {
  const { screen } = show(<OrganizerKey group={{ ...group, hasPassword: false }} />);
  expect(screen.container.textContent).toMatch(/only this device/);
});
