import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Photo } from '#shared/destination/photo.ts';
import { PhotoCover } from '#app/parts/destination/photo-cover.tsx';
import { speak } from '#test/builders/spoken.ts';

const photo: Photo = {
  hash: '0123456789ab',
  widths: [480, 960, 1200],
  width: 1200,
  height: 800,
  author: 'Kim Mina',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  source: 'https://photos.example/osaka',
};
const draw = (over: Partial<Photo> = {}, name?: string) => {
  const onError = vi.fn();
  const { container } = render(
    <PhotoCover destinationId="japan/osaka" photo={{ ...photo, ...over }} name={name} onError={onError} />,
  );
  return { container, onError };
};

beforeAll(() => speak('en'));
afterEach(cleanup);

it('offers every width in both formats, and asks for none that there is not', () => {
  const { container } = draw();
  const at = (format: string) =>
    photo.widths.map((width) => `/photos/japan/osaka-${width}-0123456789ab.${format} ${width}w`).join(', ');
  expect(container.querySelector('source[type="image/avif"]')?.getAttribute('srcset')).toBe(at('avif'));
  expect(container.querySelector('img')?.getAttribute('srcset')).toBe(at('webp'));
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/photos/japan/osaka-1200-0123456789ab.webp');
});

it('alone it says what it is, and its credit leads to source and licence', () => {
  draw({}, 'Osaka');
  expect(screen.getByRole('img', { name: 'Photo of Osaka' })).toBeTruthy();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['Photo: Kim Mina', photo.source, 'noreferrer noopener'],
    ['CC BY-SA 4.0', photo.licenceUrl, 'noreferrer noopener'],
  ]);
});

it('names author and licence without links where there is no address', () => {
  const { container } = draw({ source: null, licence: 'Public domain', licenceUrl: null }, 'Osaka');
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(container.textContent).toContain('Photo: Kim Mina');
  expect(container.textContent).toContain('Public domain');
});

it('on a card, which is a link itself, it has a credit without links that is not read out', () => {
  draw();
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getByText('Photo: Kim Mina · CC BY-SA 4.0').closest('[aria-hidden=true]')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('tells when it cannot be loaded', () => {
  const { container, onError } = draw();
  const img = container.querySelector('img');
  if (img) fireEvent.error(img);
  expect(onError).toHaveBeenCalledOnce();
});
