import { expect, long } from './fixtures.ts';
import { aGroupOf, aWholeParty } from './party.ts';
import { test } from './screens.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test(
  'on the candidates’ map no pin and no name lies under a control, and no name or tag upon a line, whichever is in focus',
  long,
  async ({ person, server }) => {
    const friends = ['민지', '준호', '소라'].map((name) => ({ name, wants: {} }));
    const { groupId } = await aGroupOf(server, '셋이 가는 여행', friends);
    const { page } = await person(phone);
    await page.goto(`/group/${groupId}/recommendations?view=map`);
    const map = page.getByRole('group', { name: '후보 지도' });
    await expect(map.locator('[data-map-pin]').first()).toBeVisible();
    const crossing = () =>
      map.evaluate((root) => {
        const crosses = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        const boxes = (some: Iterable<Element>) => [...some].map((one) => one.getBoundingClientRect());
        const controls = boxes([
          ...document.querySelectorAll('main nav, main nav + button'),
          ...root.querySelectorAll('[data-map-tool] > *'),
        ]);
        const faces = boxes(root.querySelectorAll('[data-map-pin] > span'));
        // Among the pins: tags of origins, and names, each in a box as large as its pin.
        const others = root.querySelector('[data-map-pin]')?.parentElement?.querySelectorAll(':scope > span') ?? [];
        const texts = boxes([...others].map((one) => (one.ariaHidden === 'true' && one.firstElementChild) || one));
        const onLine = [...root.querySelectorAll<SVGPathElement>('path[pathLength]')].flatMap((path) => {
          const [length, { left, top }] = [
            path.getTotalLength(),
            path.ownerSVGElement?.getBoundingClientRect() ?? root.getBoundingClientRect(),
          ];
          return Array.from({ length: 40 }, (_, index) => path.getPointAtLength((length * index) / 40))
            .map(({ x, y }) => new DOMRect(left + x, top + y, 0.1, 0.1))
            .filter((point) => texts.some((text) => crosses(text, point)));
        });
        return {
          pins: faces.length,
          texts: texts.length,
          covered: [...faces, ...texts].filter((one) => controls.some((control) => crosses(one, control))).length,
          onLine: onLine.length,
          linePoints: 40 * root.querySelectorAll('path[pathLength]').length,
        };
      });
    const next = page.getByRole('region').getByRole('button', { name: '다음 카드' });
    for (let at = 0; at < 3; at += 1) {
      await expect.poll(crossing).toMatchObject({ covered: 0, onLine: 0 });
      const { pins, texts, linePoints } = await crossing();
      expect(pins).toBeGreaterThan(3);
      expect(texts).toBeGreaterThan(1);
      expect(linePoints).toBeGreaterThan(39);
      await next.click();
    }
    // At most a third of a face is covered by the next one and its outline.
    const parts = await page.locator('[data-letter] + [data-letter]').evaluateAll((faces) =>
      faces.map((face) => {
        const before = face.previousElementSibling?.getBoundingClientRect() ?? new DOMRect();
        return (
          (before.right - face.getBoundingClientRect().left + parseFloat(getComputedStyle(face).outlineWidth)) /
          before.width
        );
      }),
    );
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(part).toBeLessThan(0.34);
  },
);

test('on a phone the first place of a city is seen without scrolling, and its kind has one colour in the list and on the map', async ({
  person,
  server,
}) => {
  const { groupId } = await aWholeParty(server);
  const { page } = await person(phone);
  await page.goto(`/group/${groupId}/recommendations?country=japan&city=fukuoka`);
  const first = page.locator('li[data-pin]').first();
  const name = first.getByRole('heading');
  await expect(name).toBeVisible();
  const dock = await page.locator('nav').filter({ hasText: '모임 홈' }).last().boundingBox();
  const box = await name.boundingBox();
  expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThan(dock?.y ?? NaN);
  await expect(page.getByText(/^점선은 시내에서 \d+km와 \d+km예요\.$/)).toBeVisible();
  const map = page.getByRole('group', { name: '후쿠오카의 장소 지도' });
  const pins = map.locator('[data-map-pin]').filter({ hasText: /^\d+$/ });
  const rows = page.locator('li[data-pin]');
  await expect(pins.first()).toBeVisible();
  for (const pin of await pins.all()) {
    const row = rows.nth(Number(await pin.textContent()) - 1);
    const kind = row.locator('[style*="--kind"]');
    await expect(pin).toHaveAccessibleName(new RegExp(`, ${await kind.innerText()}$`));
    const dot = await kind.evaluate((one) => getComputedStyle(one, '::before').backgroundColor);
    expect(await pin.locator('span').evaluate((face) => getComputedStyle(face).boxShadow)).toContain(dot);
  }
});
