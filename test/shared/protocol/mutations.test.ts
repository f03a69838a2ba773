import { expect, test } from 'vitest';
import { bindsSession, flagsOf, isMutationName, mutationDefinitions } from '#shared/protocol/mutations.ts';
import { isKind, rowSchemas } from '#shared/protocol/rows.ts';

test('writes and rows of later builds, and names that every object has, are none that this build knows', () => {
  for (const name of ['ofALaterBuild', 'toString', '__proto__']) {
    expect([isMutationName(name), isKind(name), bindsSession(name)]).toEqual([false, false, false]);
    expect(flagsOf(name)).toEqual({});
  }
  expect(Object.keys(mutationDefinitions).every(isMutationName)).toBe(true);
  expect(Object.keys(rowSchemas).every(isKind)).toBe(true);
});

test('P9: what waits behind a join or a claim waits for it, and behind nothing else', () => {
  expect(Object.keys(mutationDefinitions).filter(bindsSession)).toEqual(['joinGroup', 'claimMember']);
});

test('P8: what takes away from others is never offered again by itself', () => {
  const takesAway = Object.entries(mutationDefinitions).filter(([, one]) => 'takesAway' in one && one.takesAway);
  expect(takesAway.map(([name]) => name)).toEqual([
    'endSessions',
    'leaveGroup',
    'removeMember',
    'clearPin',
    'cleanUpDuplicates',
    'deleteGroup',
  ]);
});
