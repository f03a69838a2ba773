import { expect, it } from 'vitest';
import { drawing } from '#server/pictures/drawing.ts';
import { renderPng } from '#server/pictures/render.ts';

it('while a picture is drawn the process answers others', async () => {
  await renderPng(drawing('ko', [], ''));
  const order: string[] = [];
  const drawn = renderPng(drawing('zh', ['漢字'], '<text x="9" y="99">漢字</text>')).then(() => order.push('picture'));
  await new Promise((resolve) => setImmediate(resolve));
  order.push('another request');
  await drawn;
  expect(order).toEqual(['another request', 'picture']);
});

it('what cannot be drawn is said, and the next picture is drawn', async () => {
  await expect(renderPng({ svg: 'no picture', text: '', language: 'ko' })).rejects.toThrow(/SVG/i);
  expect((await renderPng(drawing('ko', [], ''))).subarray(1, 4).toString()).toBe('PNG');
});
