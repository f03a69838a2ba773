import { expect, test } from 'vitest';
import { inAppBrowser, isIos, outsideAddress } from '#app/parts/notices/browser-kind.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const android =
  'Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36';
const page = 'https://moyeo.example/join/4fKq9ZtB2mWx7LpR3sVn8c';

test.each([
  ['kakaotalk', `${iphone} KAKAOTALK/10.8.0 (INAPP)`],
  ['naver', `${android} NAVER(inapp; search; 1200; 12.6.1)`],
  ['line', `${iphone} Safari Line/14.9.0`],
  ['instagram', `${iphone} Instagram 334.0.4.32.98`],
  ['facebook', `${iphone} [FBAN/FBIOS;FBAV/468.0]`],
  [undefined, `${iphone} Version/17.5 Safari/604.1`],
  [undefined, `${android} Online/1`],
])('%s is recognised by its user agent', (app, userAgent) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});

test('KakaoTalk and LINE hand the page on by an address of their own', () => {
  expect(outsideAddress(`${iphone} KAKAOTALK/10.8.0`, page)).toBe(
    `kakaotalk://web/openExternal?url=${encodeURIComponent(page)}`,
  );
  expect(outsideAddress(`${iphone} Line/14.9.0`, page)).toBe(`${page}?openExternalBrowser=1`);
});

test('on Android every in-app browser has a way out; on iOS Instagram has none', () => {
  expect(outsideAddress(`${android} Instagram 334`, page)).toMatch(/^intent:\/\/moyeo\.example\/join\/.*scheme=https;/);
  expect(outsideAddress(`${iphone} Instagram 334`, page)).toBeUndefined();
});

test('an iPad is recognised by a Macintosh user agent with touch points', () => {
  expect(isIos('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)).toBe(true);
  expect(isIos('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0)).toBe(false);
  expect(isIos(iphone, 5)).toBe(true);
});
