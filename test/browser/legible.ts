import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

// Left to itself the builder evaluates the file of 1.3 MB, twice: half of what looking at a screen costs.
const { resolve } = createRequire(import.meta.url);
const small = readFileSync(createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');
const axeSource = `if (!window.axe) {${small}}`;
/** What passes is not told node by node. */
const resultTypes = ['violations' as const];

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules among them that read colours. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * WCAG 2.0 to 2.2, A and AA; also 2.5.3 (what is written on a control is in its name), which axe leaves out by default.
 * @param isPlain not in the pseudo-language, whose brackets end in the middle of a name: there `expectNamed` compares
 * letters only
 */
export const expectAccessible = (page: Page, where = '', isPlain = true): Promise<void> =>
  expectNoViolation(page, where, (axe) =>
    axe.options({
      resultTypes,
      runOnly: { type: 'tag', values: wcag },
      rules: { 'label-content-name-mismatch': { enabled: isPlain } },
    }),
  );

/** The same page in its other colours: nothing else of it has changed. */
export async function expectAccessibleInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, 'dark', (axe) =>
    axe.options({ resultTypes, runOnly: { type: 'rule', values: ofColours } }),
  );
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNoViolation(page: Page, where: string, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  const size = page.viewportSize();
  const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
  let found: string[] = [];
  let height = size?.height ?? Infinity;
  // A page that is always taller than its window is looked at so often.
  for (let left = 3; left > 0; left = (await heightOfPage()) <= height ? 0 : left - 1) {
    // The whole page is in view: what is fixed to the foot of the window covers no target then that could be scrolled
    // free. A page may grow by what is loaded when it is seen.
    if (size) {
      height = Math.max(size.height, await heightOfPage());
      await page.setViewportSize({ width: size.width, height });
    }
    // Colours that still change after a change of theme lie between the two.
    await page.waitForFunction(() =>
      document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
    );
    // No screen has a frame: without this the results are gathered in a page of their own.
    const { violations } = await choose(new AxeBuilder({ page, axeSource }).setLegacyMode()).analyze();
    found = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  }
  expect(found, `axe ${where}`).toEqual([]);
  if (size) await page.setViewportSize(size);
}

/** Milliseconds in which a page that got another size has to come to rest. */
const restMs = 2_000;

/**
 * One heading, one main part, nothing sideways, no text cut off, and no key in place of a word.
 * @param shortened data (the name of a group) that may end in an ellipsis where there is little room
 */
export async function expectWhole(page: Page, where = '', shortened: readonly string[] = []): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
  await expect(page.getByRole('main'), where).toHaveCount(1);
  await expect
    .poll(() => sticksOut(page), { message: `nothing scrolls sideways ${where}`, timeout: restMs })
    .toEqual([]);
  await expect
    .poll(() => cutOff(page, shortened), { message: `every text can be read to its end ${where}`, timeout: restMs })
    .toEqual([]);
  // A key that stands on the screen is a word that was not loaded.
  expect(await page.locator('body').innerText(), where).not.toMatch(
    /\b(common|header|landing|createGroup|customSurvey|explore|install|join|group|notFound|organizer|preferences|recommendations|survey|sync|results|summary|validation|errors)\.[a-z]+[.\w]*/,
  );
}

/** Who speaks to the machine says what they see. */
export async function expectNamed(page: Page, where = ''): Promise<void> {
  expect(await saidOtherwise(page), `what is written on a control is in its name ${where}`).toEqual([]);
}

/** Controls whose accessible name does not hold the words that stand on them (WCAG 2.5.3). */
function saidOtherwise(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    const written = (control: Element): string => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      let text = '';
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (parent?.checkVisibility() && !parent.closest('[aria-hidden=true], .visually-hidden'))
          text += texts.currentNode.textContent;
      }
      return plain(text);
    };
    return [...document.querySelectorAll('a[aria-label], button[aria-label]')].flatMap((control) => {
      const [label = '', text] = [control.getAttribute('aria-label') ?? '', written(control)];
      return plain(label).includes(text) ? [] : [`${label} | ${control.textContent.trim().slice(0, 60)}`];
    });
  });
}

/** If the page scrolls sideways: what makes it do so. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [
      `${scrollWidth - clientWidth} px`,
      ...wide.map(
        (one) =>
          `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} ${one.textContent.trim().slice(0, 40)}`,
      ),
    ];
  });
}

/**
 * Texts of which a part cannot be seen: outside of the window, or of a box around them that hides what does not fit, or
 * of the button they belong to. What scrolls inside a box of its own can be reached.
 */
function cutOff(page: Page, shortened: readonly string[]): Promise<string[]> {
  return page.evaluate((names) => {
    const found: string[] = [];
    const slack = 1.5;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isHiddenForEyes = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (
          style.clipPath === 'inset(50%)' ||
          (box instanceof HTMLElement && box.offsetWidth <= 1 && style.overflow === 'hidden')
        )
          return true;
      }
      return false;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const holder = node.parentElement;
      if (text === '' || !holder || /^(OPTION|SCRIPT|STYLE|NOSCRIPT|TITLE)$/.test(holder.tagName)) continue;
      if (
        !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) ||
        isHiddenForEyes(holder)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width === 0) continue;
        let across = true;
        let down = true;
        let control: Element | null = null;
        let says = '';
        for (
          let box: Element | null = holder;
          box && box !== document.documentElement && says === '';
          box = box.parentElement
        ) {
          const style = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          if (style.textOverflow === 'ellipsis' && names.includes(text)) across = false;
          if (!control && box.matches('button, [role=tab], a[class*=button], select, [class*=badge], [class*=chip]')) {
            control = box;
            if (
              (across && (rect.left < edge.left - slack || rect.right > edge.right + slack)) ||
              rect.top < edge.top - rect.height / 4 ||
              rect.bottom > edge.bottom + rect.height / 4
            )
              says = 'runs out of its button';
          }
          if (style.overflowX === 'auto' || style.overflowX === 'scroll') across = false;
          if (style.overflowY === 'auto' || style.overflowY === 'scroll') down = false;
          const hidesAcross = style.overflowX === 'hidden' || style.overflowX === 'clip';
          const hidesDown = style.overflowY === 'hidden' || style.overflowY === 'clip';
          if (across && hidesAcross && (rect.left < edge.left - slack || rect.right > edge.right + slack))
            says = 'is cut off at the side';
          if (
            down &&
            hidesDown &&
            (rect.top < edge.top - rect.height / 4 || rect.bottom > edge.bottom + rect.height / 4)
          )
            says = 'is cut off below or above';
        }
        if (says === '' && across && (rect.left < -slack || rect.right > document.documentElement.clientWidth + slack))
          says = 'leaves the window';
        if (says !== '') {
          found.push(`"${text.slice(0, 60)}" ${says}`);
          break;
        }
      }
    }
    return found;
  }, shortened);
}
