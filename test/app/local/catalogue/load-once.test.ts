import { expect, it } from 'vitest';
import { once } from '#app/local/catalogue/load-once.ts';

it('what is loaded is not loaded again, and a failure is', async () => {
  const asked: string[] = [];
  const source = once((key: string) => {
    asked.push(key);
    return asked.length === 1 ? Promise.reject(new TypeError('no network')) : Promise.resolve(`${key} ${asked.length}`);
  });
  await expect(source.load('core')).rejects.toThrow('no network');
  expect(await Promise.all([source.load('core'), source.load('core')])).toEqual(['core 2', 'core 2']);
  expect(await source.load('core')).toBe('core 2');
  expect(await source.load('other')).toBe('other 3');
  expect(asked).toEqual(['core', 'core', 'other']);
});
