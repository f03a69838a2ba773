import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  clearDraft,
  forgetMirrorsOf,
  namesGroup,
  readDraft,
  readKept,
  saveDraft,
  spendDraft,
} from '#app/local/answers/drafts.ts';
import { LocalDb } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

const key = 'survey/g/m';
const yearMs = 365 * 24 * 60 * 60 * 1000;
let factory: IDBFactory;
let nowMs: number;
let pages: LocalDb[];

/** A page of the same browser: another connection, and nothing in memory. */
function page(): Device {
  const db = new LocalDb('moyeo', { indexedDB: factory, IDBKeyRange });
  pages.push(db);
  return { db, now: () => nowMs, random: new SeededRandom(3).bytes };
}

/** localStorage, as far as drafts use it. */
class Mirror {
  readonly kept = new Map<string, string>();
  getItem = (name: string) => this.kept.get(name) ?? null;
  setItem = (name: string, value: string) => this.kept.set(name, value);
  removeItem = (name: string) => this.kept.delete(name);
  key = (index: number) => [...this.kept.keys()][index] ?? null;
  get length() {
    return this.kept.size;
  }
}

let mirror: Mirror;

beforeEach(() => {
  factory = new IDBFactory();
  nowMs = Date.UTC(2027, 0, 1);
  pages = [];
  mirror = new Mirror();
  Object.defineProperty(globalThis, 'localStorage', { value: mirror, configurable: true });
});

afterEach(() => {
  for (const db of pages) db.close();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('fault list 3: the clock is set back while somebody types, and the page is killed: the newer text comes back', async () => {
  const first = page();
  await saveDraft(first, key, 'older');
  nowMs -= yearMs;
  const dying = saveDraft(first, key, 'newer');
  // The page is killed before its transaction: only the mirror has the text.
  first.db.close({ disableAutoOpen: true });
  await dying.catch(() => undefined);
  expect(await readDraft(page(), key)).toBe('newer');
});

test('the newer text is stored too, whatever the clock says', async () => {
  const first = page();
  await saveDraft(first, key, 'older');
  nowMs -= yearMs;
  await saveDraft(first, key, 'newer');
  mirror.kept.clear();
  expect(await readDraft(page(), key)).toBe('newer');
});

test('a mirror that was cleared does not make newer text older, nor does a page that never read the draft', async () => {
  const first = page();
  for (const text of ['a', 'b', 'c']) await saveDraft(first, key, text);
  mirror.kept.clear();
  const second = page();
  await saveDraft(second, key, 'd');
  expect(await readDraft(page(), key)).toBe('d');
  const dying = saveDraft(second, key, 'e');
  second.db.close({ disableAutoOpen: true });
  await dying.catch(() => undefined);
  expect(await readDraft(page(), key)).toBe('e');
});

test('the row that a form was opened on is kept with its draft, in both places', async () => {
  const first = page();
  await saveDraft(first, key, 'text', 'base-1');
  expect(await readKept(page(), key)).toEqual({ value: 'text', base: 'base-1' });
  mirror.kept.clear();
  expect(await readKept(page(), key)).toEqual({ value: 'text', base: 'base-1' });
});

test('a page that is killed after its draft became a write does not bring it back; what is typed afterwards is kept', async () => {
  const first = page();
  await saveDraft(first, key, 'sent', null);
  await first.db.write([first.db.drafts], () => spendDraft(first.db, key));
  // Killed here: the mirror still has the text.
  expect(mirror.kept.size).toBe(1);
  const second = page();
  expect(await readDraft(second, key)).toBeUndefined();
  await saveDraft(second, key, 'edit', 'base-1');
  expect(await readKept(page(), key)).toEqual({ value: 'edit', base: 'base-1' });
  mirror.kept.clear();
  expect(await readKept(page(), key)).toEqual({ value: 'edit', base: 'base-1' });
});

test('a draft that another tab goes on with after one tab has sent it is kept', async () => {
  const [first, second] = [page(), page()];
  await saveDraft(first, key, 'a');
  expect(await readDraft(second, key)).toBe('a');
  await saveDraft(first, key, 'b');
  await first.db.write([first.db.drafts], () => spendDraft(first.db, key));
  mirror.kept.clear();
  await saveDraft(second, key, 'c');
  expect(await readDraft(page(), key)).toBe('c');
  mirror.kept.clear();
  expect(await readDraft(page(), key)).toBe('c');
});

test('a page whose mirror was cleared goes on counting: what it types next is stored', async () => {
  const first = page();
  for (const text of ['a', 'b', 'c']) await saveDraft(first, key, text);
  mirror.kept.clear();
  await saveDraft(first, key, 'd');
  mirror.kept.clear();
  expect(await readDraft(page(), key)).toBe('d');
});

test('a page that has not seen what another typed since does not replace it, where only the count in the database tells', async () => {
  const [first, second] = [page(), page()];
  await saveDraft(first, key, 'a');
  expect(await readDraft(second, key)).toBe('a');
  await saveDraft(second, key, 'b');
  mirror.kept.clear();
  await saveDraft(first, key, 'of the older page');
  expect(await readDraft(page(), key)).toBe('b');
});

test('a draft that is cleared is in neither place', async () => {
  const first = page();
  await saveDraft(first, key, 'text');
  await clearDraft(first, key);
  expect([mirror.kept.size, await readDraft(page(), key)]).toEqual([0, undefined]);
});

test('of a group that leaves the device, localStorage forgets drafts and notices, and nothing else', () => {
  const others = [
    ['moyeo-draft:survey/another/m', '{"value":"text","revision":1}'],
    ['moyeo-notice', '"another"'],
    ['an app beside this one, about group-7', 'group-7'],
  ] as const;
  const own = [
    ['moyeo-draft:survey/group-7/m', '{"value":"text","revision":1}'],
    ['moyeo-draft:early-survey/share-of-7', '{"value":"text","revision":1}'],
    ['moyeo-draft:new-group', '{"value":{"groupId":"group-7"},"revision":1}'],
  ] as const;
  for (const [name, value] of [...others, ...own]) mirror.setItem(name, value);
  forgetMirrorsOf(['group-7', 'share-of-7']);
  expect([...mirror.kept.keys()]).toEqual(others.map(([name]) => name));
});

test('a localStorage that is full, or holds what is no draft, leaves the draft to the database', async () => {
  const first = page();
  mirror.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  await saveDraft(first, key, 'text');
  mirror.kept.set(`moyeo-draft:${key}`, '{"value":');
  expect(await readDraft(page(), key)).toBe('text');
});

test('an error of the code while localStorage is used is not taken for one of the browser', async () => {
  const circle: unknown[] = [];
  circle.push(circle);
  await expect(saveDraft(page(), key, circle)).rejects.toThrow(TypeError);
});

test('without localStorage a draft is kept all the same', async () => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  await saveDraft(page(), key, 'text');
  expect(await readDraft(page(), key)).toBe('text');
});

/** What this page types reaches localStorage alone: it is killed before its transaction. */
async function typeAndDie(dying: Device, text: string): Promise<void> {
  const saving = saveDraft(dying, key, text);
  dying.db.close({ disableAutoOpen: true });
  await saving.catch(() => undefined);
}

test('the first text of a form comes back though its page was killed at once', async () => {
  await typeAndDie(page(), 'only in the mirror');
  expect(await readDraft(page(), key)).toBe('only in the mirror');
});

describe('after localStorage was cleared', () => {
  beforeEach(async () => {
    const first = page();
    for (const text of ['a', 'b', 'c']) await saveDraft(first, key, text);
    mirror.kept.clear();
  });

  test('the count of the database goes on in the mirror: a third page that is killed loses nothing', async () => {
    await saveDraft(page(), key, 'd');
    await typeAndDie(page(), 'e');
    expect(await readDraft(page(), key)).toBe('e');
  });

  test('it goes on in the page too: cleared once more, the next text is stored', async () => {
    const second = page();
    await saveDraft(second, key, 'd');
    mirror.kept.clear();
    await saveDraft(second, key, 'e');
    mirror.kept.clear();
    expect(await readDraft(page(), key)).toBe('e');
  });

  test('a page that never read the draft and types twice at once keeps the second text', async () => {
    const second = page();
    await Promise.all([saveDraft(second, key, 'd'), saveDraft(second, key, 'e')]);
    expect(await readDraft(page(), key)).toBe('e');
    await typeAndDie(page(), 'f');
    expect(await readDraft(page(), key)).toBe('f');
    mirror.kept.clear();
    expect(await readDraft(page(), key)).toBe('e');
  });

  test('a page that has read the draft goes on from there', async () => {
    const second = page();
    expect(await readDraft(second, key)).toBe('c');
    await saveDraft(second, key, 'd');
    mirror.kept.clear();
    expect(await readDraft(page(), key)).toBe('d');
  });

  test('a page that has read the draft, or has stored a text itself, counts from there: killed at the next text it loses nothing', async () => {
    const second = page();
    await readDraft(second, key);
    await typeAndDie(second, 'd');
    expect(await readDraft(page(), key)).toBe('d');
    mirror.kept.clear();
    const third = page();
    await saveDraft(third, key, 'e');
    mirror.kept.clear();
    await typeAndDie(third, 'f');
    expect(await readDraft(page(), key)).toBe('f');
  });

  test('a page that has read the draft does not replace what another one has typed since', async () => {
    const second = page();
    await readDraft(second, key);
    await saveDraft(page(), key, 'd');
    mirror.kept.clear();
    await saveDraft(second, key, 'of the older page');
    mirror.kept.clear();
    expect(await readDraft(page(), key)).toBe('d');
  });
});

test('of two pages that type in turn the later text is stored, where localStorage tells which one that is', async () => {
  const [first, second] = [page(), page()];
  await saveDraft(first, key, 'a');
  expect(await readDraft(second, key)).toBe('a');
  await saveDraft(second, key, 'b');
  await saveDraft(first, key, 'c');
  mirror.kept.clear();
  expect(await readDraft(page(), key)).toBe('c');
});

test('where nothing was typed there is nothing to spend, and a draft without a text is of no group', async () => {
  const { db } = page();
  await db.write([db.drafts], () => spendDraft(db, key));
  expect(await db.drafts.count()).toBe(0);
  expect(namesGroup({ key, value: undefined }, ['group-7'])).toBe(false);
});

test('what a page that never read the draft has typed is not replaced by one that has not seen it', async () => {
  const first = page();
  for (const text of ['a', 'b', 'c']) await saveDraft(first, key, text);
  mirror.kept.clear();
  await saveDraft(page(), key, 'd');
  mirror.kept.clear();
  await saveDraft(first, key, 'of the older page');
  mirror.kept.clear();
  expect(await readDraft(page(), key)).toBe('d');
});

test('a copy of what was sent that only the mirror has does not come back either', async () => {
  const first = page();
  await saveDraft(first, key, 'a');
  await typeAndDie(page(), 'b');
  await first.db.write([first.db.drafts], () => spendDraft(first.db, key));
  expect(await readDraft(page(), key)).toBeUndefined();
});

test('texts that follow each other faster than they are stored keep their order, with localStorage and without', async () => {
  const first = page();
  const slow = ['a', 'b', 'c'].map((text) => saveDraft(first, key, text));
  await slow[0];
  // What is killed now is the third text, which only the mirror has.
  expect(JSON.parse(mirror.getItem(`moyeo-draft:${key}`) ?? '')).toMatchObject({ value: 'c', revision: 3 });
  mirror.kept.clear();
  slow.push(saveDraft(first, key, 'after the mirror was cleared'));
  expect(JSON.parse(mirror.getItem(`moyeo-draft:${key}`) ?? '')).toMatchObject({ revision: 4 });
  await Promise.all(slow);
  Reflect.deleteProperty(globalThis, 'localStorage');
  const second = page();
  const slower = ['d', 'e', 'f'].map((text) => saveDraft(second, key, text));
  await slower[0];
  await Promise.all([...slower, saveDraft(second, key, 'g')]);
  expect(await readDraft(page(), key)).toBe('g');
});
