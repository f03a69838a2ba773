import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** The middle of something on the page. */
export async function middleOf(part: Locator): Promise<Point> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * One finger goes down, along a straight line and up: as the browser's own input, so that it scrolls where the page
 * lets it.
 */
export async function dragByFinger(page: Page, from: Point, by: Partial<Point>): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    input.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  const steps = 12;
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await send('touchMove', [{ x: from.x + (by.x ?? 0) * part, y: from.y + (by.y ?? 0) * part }]);
  }
  await send('touchEnd', []);
  await input.detach();
}
