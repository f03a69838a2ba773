import { expect, test, vi } from 'vitest';
import { linkPath } from '#app/parts/login/link-path.ts';

const token = '4fKq9ZtB2mWx7LpR3sVn8c';

test.each([
  ['a whole address', `https://moyeo.example/join/${token}`, `/join/${token}`],
  ['an address without its scheme', `moyeo.example/join/${token}`, `/join/${token}`],
  ['only the path', `/join/${token}`, `/join/${token}`],
  ['only the token', ` ${token}\n`, `/join/${token}`],
  ['a message around the link', `여기로 들어와 https://moyeo.example/join/${token} 이름만 적으면 돼`, `/join/${token}`],
  ['query and fragment stay', `https://moyeo.example/group/${token}?a=1#key`, `/group/${token}?a=1#key`],
])('%s leads to its page', (_, text, path) => {
  expect(linkPath(text)).toBe(path);
});

test.each([
  [''],
  ['subscribe'],
  ['https://moyeo.example/'],
  ['https://moyeo.example/nowhere/at/all'],
  ['javascript://join/x'],
  ['a/b'],
])('%s leads nowhere', (text) => {
  expect(linkPath(text)).toBeUndefined();
});

test.each([
  ['a whole address', `https://moyeo.example/trips/moyeo/join/${token}`, `/join/${token}`],
  ['only the path', `/trips/moyeo/join/${token}#key`, `/join/${token}#key`],
  ['an address of the same group by a name of its own', `https://moyeo.example/join/${token}`, `/join/${token}`],
  ['an address of another app', `https://moyeo.example/trips/other/join/${token}`, undefined],
])('below a path of a host %s leads to %s', async (_, text, path) => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: { base: '/trips/moyeo/' } } });
  const below = await import('#app/parts/login/link-path.ts');
  vi.unstubAllGlobals();
  expect(below.linkPath(text)).toBe(path);
});
