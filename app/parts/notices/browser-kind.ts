/** Browsers inside other apps: no install, no push, and what they store may be cleared. */
export type InAppBrowser = 'kakaotalk' | 'naver' | 'line' | 'instagram' | 'facebook';

const marks: [InAppBrowser, RegExp][] = [
  ['kakaotalk', /KAKAOTALK/i],
  ['naver', /NAVER\(inapp/i],
  ['line', /\bLine\/\d/i],
  ['instagram', /Instagram/i],
  ['facebook', /FBAN|FBAV/],
];

export function inAppBrowser(userAgent: string): InAppBrowser | undefined {
  return marks.find(([, mark]) => mark.test(userAgent))?.[0];
}

/**
 * An address that makes the app hand the page to the real browser; undefined where only the person can (by the app's
 * menu).
 */
export function outsideAddress(userAgent: string, address: string): string | undefined {
  const app = inAppBrowser(userAgent);
  const url = new URL(address);
  if (app === 'kakaotalk') return `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`;
  if (app === 'line') {
    url.searchParams.set('openExternalBrowser', '1');
    return url.href;
  }
  if (app && /Android/i.test(userAgent))
    return `intent://${url.host}${url.pathname}${url.search}#Intent;scheme=${url.protocol.slice(0, -1)};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`;
  return undefined;
}

/**
 * iPhone and iPad, where a page gets to the home screen by the share menu. iPadOS calls itself a Macintosh with
 * fingers.
 */
export function isIos(userAgent: string, touchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);
}
