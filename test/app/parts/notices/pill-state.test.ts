import { expect, test } from 'vitest';
import { pillState, type PillFacts } from '#app/parts/notices/pill-state.ts';

const quiet: PillFacts = {
  pending: 0,
  rejected: 0,
  sending: 0,
  isOffline: false,
  isFailing: false,
  hasBackgroundSync: true,
  wasJustSaved: false,
};

test('an exchange without mutations is not shown as sending', () => {
  expect(pillState({ ...quiet, sending: 1 })).toEqual({ kind: 'none' });
});

test('a rejected write is shown before everything else, and stays', () => {
  expect(pillState({ ...quiet, rejected: 1, pending: 2, sending: 1, wasJustSaved: true })).toEqual({
    kind: 'refused',
    count: 1,
  });
});

test('offline, a write never looks as if it were on its way', () => {
  expect(pillState({ ...quiet, pending: 2, sending: 1, isOffline: true })).toEqual({
    kind: 'waiting',
    count: 2,
    until: 'online',
  });
});

test('without Background Sync the pill says that writes are sent only while the app is open', () => {
  expect(pillState({ ...quiet, pending: 1, isOffline: true, hasBackgroundSync: false })).toMatchObject({
    until: 'opened',
  });
});

test('saved is said only when nothing waits', () => {
  expect(pillState({ ...quiet, wasJustSaved: true })).toEqual({ kind: 'saved' });
  expect(pillState({ ...quiet, pending: 1, wasJustSaved: true })).toEqual({ kind: 'waiting', count: 1, until: 'soon' });
});

test('a server that fails is told from a device that is offline', () => {
  expect(pillState({ ...quiet, pending: 1, isFailing: true })).toMatchObject({ until: 'server' });
  expect(pillState({ ...quiet, pending: 1, isFailing: true, isOffline: true })).toMatchObject({ until: 'online' });
});
