import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jsonFile, saveFile } from '#app/parts/sharing/save-file.ts';

const downloads: { name: string; href: string }[] = [];
const file = jsonFile('moyeo.json', { a: 1 });

function phone({ isTouch, canShare, share }: { isTouch: boolean; canShare?: boolean; share?: () => Promise<void> }) {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
  const own = canShare === undefined ? {} : { canShare: () => canShare, share };
  vi.stubGlobal('navigator', own);
}

beforeEach(() => {
  downloads.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, href: this.href });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a mobile device that can share files opens its share sheet', async () => {
  const shared: string[] = [];
  phone({
    isTouch: true,
    canShare: true,
    share: (...given: unknown[]) => {
      shared.push((given[0] as { files: File[] }).files[0]?.name ?? '');
      return Promise.resolve();
    },
  });
  await saveFile(file);
  expect([shared, downloads]).toEqual([['moyeo.json'], []]);
});

it('closing the share sheet ends the export; if the sheet may not open, the file downloads', async () => {
  phone({ isTouch: true, canShare: true, share: () => Promise.reject(new DOMException('', 'AbortError')) });
  await saveFile(file);
  expect(downloads).toEqual([]);
  phone({ isTouch: true, canShare: true, share: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  await saveFile(file);
  expect(downloads).toEqual([{ name: 'moyeo.json', href: 'blob:file' }]);
});

it('a computer downloads, and so does a mobile device that cannot share this kind of file or any', async () => {
  phone({ isTouch: false, canShare: true, share: () => Promise.reject(new Error('must not be asked')) });
  await saveFile(file);
  phone({ isTouch: true, canShare: false });
  await saveFile(file);
  phone({ isTouch: true });
  await saveFile(file);
  expect(downloads).toHaveLength(3);
});
