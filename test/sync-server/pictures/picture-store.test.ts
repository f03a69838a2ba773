import { expect, it } from 'vitest';
import { drawing } from '#server/pictures/drawing.ts';
import { PictureStore } from '#server/pictures/picture-store.ts';

const picture = (name: number) => drawing('ko', [String(name)], `<desc>${name}</desc>`);

/** Draws when it is told to. */
function aStore() {
  const begun: (() => void)[] = [];
  const store = new PictureStore(
    ({ text }) =>
      new Promise((resolve) => {
        begun.push(() => {
          resolve(Buffer.from(text));
        });
      }),
  );
  return { store, begun };
}
const free = () => undefined;
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('one picture is drawn at a time, and the same one once for all who ask', async () => {
  const { store, begun } = aStore();
  const asked = [store.png(picture(1), free), store.png(picture(1), free), store.png(picture(2), free)];
  await turn();
  expect(begun.length).toBe(1);
  begun[0]?.();
  await turn();
  expect(begun.length).toBe(2);
  begun[1]?.();
  expect((await Promise.all(asked)).map(String)).toEqual(['1', '1', '2']);
  expect(String(await store.png(picture(1), free))).toBe('1');
  expect(begun.length).toBe(2);
});

it('when too many wait the next one is told to come back, and a picture that fails holds up no other', async () => {
  let isBroken = true;
  const store = new PictureStore(({ text }) =>
    isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(Buffer.from(text)),
  );
  const asked = Array.from({ length: 21 }, (_, index) => store.png(picture(index), free));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map((one) => (one.status === 'rejected' ? (one.reason as Error).message : one.value))).toEqual([
    ...Array.from({ length: 20 }, () => 'broken'),
    'too_many_requests',
  ]);
  isBroken = false;
  expect(String(await store.png(picture(5), free))).toBe('5');
});

it('who has had too much drawn still gets what is kept or being drawn, and nothing is drawn for them', async () => {
  const { store, begun } = aStore();
  const refuse = () => {
    throw new Error('too much');
  };
  const first = store.png(picture(1), free);
  const same = store.png(picture(1), refuse);
  await expect(store.png(picture(2), refuse)).rejects.toThrow('too much');
  await turn();
  begun[0]?.();
  expect((await Promise.all([first, same, store.png(picture(1), refuse)])).map(String)).toEqual(['1', '1', '1']);
  expect(begun.length).toBe(1);
});
