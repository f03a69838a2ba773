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
  await touch(page, (part) => [{ x: from.x + (by.x ?? 0) * part, y: from.y + (by.y ?? 0) * part }]);
}

/** Two fingers go down beside each other around a point, move from one distance to another, and up. */
export async function pinch(page: Page, { x, y }: Point, from: number, to: number): Promise<void> {
  await touch(page, (part) => {
    const half = (from + (to - from) * part) / 2;
    return [
      { x: x - half, y },
      { x: x + half, y },
    ];
  });
}

/** @param fingers where they are when a part of the way is done, from 0 to 1 */
async function touch(page: Page, fingers: (part: number) => Point[]): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    input.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', fingers(0));
  const steps = 12;
  for (let step = 1; step <= steps; step += 1) await send('touchMove', fingers(step / steps));
  await send('touchEnd', []);
  await input.detach();
}
