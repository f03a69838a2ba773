import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadParts } from '#app/kernel/load-failure.ts';
import { watchStyles } from '#app/kernel/missing-styles.ts';

/** A style sheet as Vite asks for it before it imports the code that needs it. */
function aStyleSheet(name: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/assets/${name}.css`;
  document.head.append(link);
  return link;
}
const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
/** Everything that is due has run. */
const aTurn = () => new Promise((resolve) => setTimeout(resolve));
const failed = (link: HTMLLinkElement | undefined) => link?.dispatchEvent(new Event('error'));
const came = (link: HTMLLinkElement | undefined) => link?.dispatchEvent(new Event('load'));

beforeAll(watchStyles);
afterEach(() => {
  document.head.replaceChildren();
});

describe('a style sheet that could not be fetched', () => {
  it('is asked for again by the next part, which is shown no sooner than it is here', async () => {
    const first = aStyleSheet('poll');
    failed(first);
    let isShown = false;
    const part = loadParts(Promise.resolve('the part')).then((it) => {
      isShown = true;
      return it;
    });
    await aTurn();
    const [again] = sheets();
    expect(sheets()).toHaveLength(1);
    expect(again).not.toBe(first);
    expect(again?.getAttribute('href')).toBe('/assets/poll.css');
    expect(isShown).toBe(false);
    came(again);
    expect(await part).toBe('the part');
  });

  it('keeps no part back that is here, and is asked for again as often as it fails', async () => {
    failed(aStyleSheet('poll'));
    const offline = loadParts(Promise.resolve('a part that is on this device'));
    await aTurn();
    failed(sheets()[0]);
    expect(await offline).toBe('a part that is on this device');
    const [before] = sheets();
    const online = loadParts(Promise.resolve('another part'));
    await aTurn();
    const [again] = sheets();
    expect(again).not.toBe(before);
    came(again);
    expect(await online).toBe('another part');
    await loadParts(Promise.resolve('a third'));
    expect(sheets()[0]).toBe(again);
  });

  it('that another part asks for meanwhile is waited for by both', async () => {
    failed(aStyleSheet('poll'));
    const both = Promise.all([loadParts(Promise.resolve(1)), loadParts(Promise.resolve(2))]);
    let isShown = false;
    void both.then(() => {
      isShown = true;
    });
    await aTurn();
    expect(sheets()).toHaveLength(1);
    expect(isShown).toBe(false);
    came(sheets()[0]);
    expect(await both).toEqual([1, 2]);
  });

  it('of another page is of no concern: one that came is left as it is', async () => {
    const link = aStyleSheet('base');
    came(link);
    expect(await loadParts(Promise.resolve('the part'))).toBe('the part');
    expect(sheets()).toEqual([link]);
  });
});
