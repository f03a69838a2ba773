import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDraft, readKept, saveDraft, spendDraft } from '#app/local/answers/drafts.ts';
import { LocalDb } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { SeededRandom } from '#test/worlds/seeded-random.ts';

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

test('seventeen 3: the clock is set back while somebody types, and the page is killed: the newer text comes back', async () => {
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
