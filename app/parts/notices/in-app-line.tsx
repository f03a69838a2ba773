import { useState } from 'react';
import { inAppBrowser } from './browser-kind.ts';
import { useDismissed } from './dismissed.ts';
import css from './in-app-line.module.css';
import { laterOptional } from '#app/ui/later.tsx';

const Inside = laterOptional(() => import('./in-app-inside.tsx').then((m) => m.Inside));

/**
 * Inside KakaoTalk, Naver, LINE, Instagram or Facebook: a line with the way to the real browser, in the first frame, so
 * that nothing moves later. Never opened automatically. Closed, its height stays empty until the next page.
 */
export function InAppLine() {
  const app = inAppBrowser(navigator.userAgent);
  const [isDismissed, dismiss] = useDismissed('in-app');
  const [wasShown] = useState(app !== undefined && !isDismissed);
  if (!app || !wasShown) return null;
  return <aside className={css.line}>{!isDismissed && <Inside app={app} onClose={dismiss} />}</aside>;
}
