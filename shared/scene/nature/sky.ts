import { frame } from '#shared/scene/frame.ts';
import type { Ink } from '#shared/scene/inks.ts';
import type { Sky } from '#shared/scene/landmark.ts';
import type { Pen } from '#shared/scene/pen.ts';

/** Three flat bands, then what stands in the sky. */
export function drawSky(
  p: Pen,
  { horizon = 185, sun, stars = 0, clouds = 0, cloudY = 50, birds, aurora = false }: Sky,
): void {
  p.rect('s', 0, 0, frame.width, frame.height);
  p.rect('h', 0, horizon * 0.58, frame.width, frame.height);
  p.rect('g', 0, horizon * 0.82, frame.width, frame.height);
  if (aurora) {
    p.path('l', 'M-10 96Q90 20 190 66T400 30L490 6V70Q410 84 350 96T190 122T-10 160z');
    p.path('b', 'M-10 128Q90 60 190 96T400 62L490 44V70Q410 96 350 108T190 128T-10 160z');
  }
  if (stars > 0) drawStars(p, stars);
  if (sun) p.circ('u', sun[0], sun[1], sun[2]);
  for (let i = 0; i < clouds; i++) {
    const [x, y, w] = [p.between(-20, 400), cloudY + p.between(-22, 34), p.between(60, 130)];
    cloud(p, x, y, w);
  }
  if (birds) drawBirds(p, birds);
}

function drawStars(p: Pen, count: number): void {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [p.between(8, 472), p.between(8, 110), p.between(0.7, 1.6)];
    d += `M${x - z} ${y}a${z} ${z} 0 1 0 ${2 * z} 0a${z} ${z} 0 1 0 ${-2 * z} 0`;
  }
  p.path('p', d);
}

function drawBirds(p: Pen, [left, top]: readonly [number, number]): void {
  [0, 9, -3, 8].forEach((dy, i) => {
    const [x, y, s] = [left + i * 17 + (i % 2) * 5, top + dy, 5 - i * 0.5];
    p.line('d', 1.3, `M${x - s} ${y - 2}Q${x - s / 2} ${y - 3} ${x} ${y + 1}Q${x + s / 2} ${y - 3} ${x + s} ${y - 2}`);
  });
}

/** Two round-ended bars: a screen-printed cloud. */
export function cloud(p: Pen, x: number, y: number, w: number, c: Ink = 'g'): void {
  const t = w * 0.07;
  p.line(c, t * 2, `M${x} ${y}h${w}M${x + w * 0.24} ${y - t * 1.7}h${w * 0.46}`);
}

export function mist(p: Pen, y: number, c: Ink = 'g'): void {
  p.line(c, 7, `M-10 ${y}h170M210 ${y + 9}h140M400 ${y - 3}h90M60 ${y + 13}h70`);
}
