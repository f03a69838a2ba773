import { inBase } from '#app/kernel/base.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { fileTimeoutMs, within } from '#app/kernel/time-limits.ts';
import type { PersonHue } from '#app/ui/person-hue.ts';
import { wordmarkOf } from '#app/ui/wordmark-paths.ts';

/** In pixels: the tallest form that chats and feeds show whole. The ring lies within the square that they crop. */
const width = 1080;
const height = 1350;
const margin = 86;
const ring = { x: 762, y: 540, radius: 218, edge: 24 };
/** Colours of the light theme as they are: a picture has no theme. */
const ground = '#014f3d';
const quiet = '#9edacf';
const dotted = '#8ceecd';
const sea = '#d6e6ea';
const heart = '#dd4b18';
const hues: Readonly<Record<PersonHue, string>> = {
  1: '#62b6e3',
  2: '#eb9c78',
  3: '#aba7ee',
  4: '#8fc580',
  5: '#ec96a4',
  6: '#d9ab55',
  7: '#d99bd3',
  8: '#5fc3b7',
};
/** Sizes of the two large lines, the largest that fits. */
const sizes = [156, 128, 104, 84] as const;
/** Names stand beside the faces up to so many people and letters. */
const mostNames = 6;
const mostLetters = 6;
const mostFaces = 12;
/** Where names begin. */
const afterFace = margin + 98;

const fonts: Readonly<Record<Language, string>> = {
  ko: '"Noto Sans CJK KR", "Noto Sans KR", "Apple SD Gothic Neo", "Malgun Gothic", sans-serif',
  ja: '"Noto Sans CJK JP", "Noto Sans JP", "Hiragino Sans", "Yu Gothic", sans-serif',
  zh: '"Noto Sans CJK SC", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif',
  en: '"Noto Sans CJK KR", "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  es: '"Noto Sans CJK KR", "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  fr: '"Noto Sans CJK KR", "Noto Sans", "Helvetica Neue", Arial, sans-serif',
};

export interface TripPicture {
  language: Language;
  group: string;
  subtitle: string;
  /** Dates and place, as far as they are fixed. */
  lines: readonly string[];
  note: string;
  /** Instead of names where there are too many people. */
  crowd: string;
  /** Who comes, or has not said yet. Whoever cannot come is not among them. */
  people: readonly { name: string; hue: PersonHue; isComing: boolean }[];
  /** Address of the locator map. */
  map: string | undefined;
  /** Of the file. */
  name: string;
}

/**
 * The decided trip as a PNG of 1080 x 1350, drawn on this device.
 * @throws DOMException where the browser makes no picture
 */
export async function drawTrip(trip: TripPicture): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new DOMException('no canvas', 'NotSupportedError');
  const map = trip.map === undefined ? undefined : await loadMap(trip.map);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  drawHead(pen, trip);
  drawPeople(pen, trip);
  drawRing(pen, map);
  drawLines(pen, trip);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new DOMException('no picture', 'EncodingError');
  return new File([blob], trip.name, { type: 'image/png' });
}

/** Nothing where the map is neither on this device nor can be fetched. */
async function loadMap(path: string): Promise<HTMLImageElement | undefined> {
  try {
    const answer = await fetch(inBase(path), { signal: within(fileTimeoutMs) });
    if (!answer.ok) return undefined;
    const url = URL.createObjectURL(await answer.blob());
    try {
      const image = new Image();
      image.src = url;
      await image.decode();
      return image;
    } finally {
      URL.revokeObjectURL(url);
    }
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}

type Pen = CanvasRenderingContext2D;

const fontOf = (language: Language, size: number, weight: 400 | 700): string =>
  `${weight} ${size}px ${fonts[language]}`;

/** Cut with an ellipsis to what has room. */
function fitted(pen: Pen, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function drawHead(pen: Pen, { language, group, subtitle }: TripPicture): void {
  const mark = wordmarkOf(language);
  const scale = 1.5;
  const left = width - margin - mark.width * scale;
  pen.save();
  pen.translate(left, 88);
  pen.scale(scale, scale);
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = 3.7;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const path of mark.paths) pen.stroke(new Path2D(path));
  pen.restore();
  pen.fillStyle = '#ffffff';
  pen.font = fontOf(language, 50, 700);
  pen.fillText(fitted(pen, group, left - margin - 40), margin, 134);
  pen.fillStyle = quiet;
  pen.font = fontOf(language, 34, 400);
  pen.fillText(fitted(pen, subtitle, width - 2 * margin), margin, 190);
}

function drawPeople(pen: Pen, { language, people, crowd }: TripPicture): void {
  const isCrowd = people.length > mostFaces;
  const count = isCrowd ? mostFaces : people.length;
  const hasNames = people.length <= mostNames && people.every((one) => [...one.name].length <= mostLetters);
  const row = count <= mostNames ? 96 : 576 / count;
  const radius = Math.min(39, row * 0.42);
  pen.font = fontOf(language, 34, 400);
  const nameWidth = hasNames ? Math.max(0, ...people.map(({ name }) => pen.measureText(name).width)) : 0;
  const from = isCrowd ? 290 : hasNames ? Math.min(330, afterFace + nameWidth + 26) : 190;
  if (isCrowd) {
    pen.fillStyle = '#ffffff';
    pen.font = fontOf(language, 38, 700);
    pen.fillText(fitted(pen, crowd, from - margin - 20), margin, ring.y + 13);
  }
  for (const [index, { name, hue, isComing }] of people.slice(0, count).entries()) {
    const y = ring.y + (index - (count - 1) / 2) * row;
    const color = isComing ? hues[hue] : dotted;
    pen.strokeStyle = color;
    pen.lineCap = 'round';
    pen.lineWidth = isComing ? 10 : 5;
    pen.setLineDash(isComing ? [] : [0.1, 16]);
    const to = ring.x - ring.radius;
    pen.beginPath();
    pen.moveTo(from, y);
    pen.bezierCurveTo(from + (to - from) * 0.56, y, from + (to - from) * 0.44, ring.y, to, ring.y);
    pen.stroke();
    pen.setLineDash([]);
    if (isCrowd) continue;
    drawFace(pen, { language, name, x: margin + 40, y, radius, color, isComing });
    if (!hasNames) continue;
    pen.textAlign = 'left';
    pen.font = fontOf(language, 34, 400);
    pen.fillText(fitted(pen, name, from - afterFace - 12), afterFace, y + 12);
  }
}

function drawFace(
  pen: Pen,
  {
    language,
    name,
    x,
    y,
    radius,
    color,
    isComing,
  }: { language: Language; name: string; x: number; y: number; radius: number; color: string; isComing: boolean },
): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.lineWidth = isComing ? 4 : 3;
  pen.setLineDash(isComing ? [] : [5, 6]);
  if (isComing) {
    pen.globalAlpha = 0.25;
    pen.fillStyle = color;
    pen.fill();
    pen.globalAlpha = 1;
  }
  pen.stroke();
  pen.setLineDash([]);
  pen.fillStyle = '#ffffff';
  pen.font = fontOf(language, Math.round(radius * 0.85), 700);
  pen.textAlign = 'center';
  const letter = [...name.trim().normalize('NFC')][0] ?? '?';
  pen.fillText(letter.toLocaleUpperCase(), x, y + radius * 0.3);
  pen.textAlign = 'left';
}

function drawRing(pen: Pen, map: HTMLImageElement | undefined): void {
  const { x, y, radius, edge } = ring;
  pen.save();
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.clip();
  if (map && map.height > 0) {
    pen.fillStyle = sea;
    pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
    // The whole height of the map; the place lies in its middle.
    const scale = (2 * radius) / map.height;
    pen.drawImage(map, x - (map.width * scale) / 2, y - radius, map.width * scale, 2 * radius);
  } else {
    pen.fillStyle = heart;
    pen.beginPath();
    pen.arc(x, y, 46, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = edge;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.stroke();
}

function drawLines(pen: Pen, { language, lines, note }: TripPicture): void {
  const room = width - 2 * margin;
  const size =
    sizes.find((one) => {
      pen.font = fontOf(language, one, 700);
      return lines.every((line) => pen.measureText(line).width <= room);
    }) ??
    sizes[sizes.length - 1] ??
    84;
  pen.fillStyle = '#ffffff';
  pen.font = fontOf(language, size, 700);
  const bottom = 1180;
  for (const [index, line] of lines.entries())
    pen.fillText(fitted(pen, line, room), margin - 6, bottom - (lines.length - 1 - index) * size * 1.09);
  pen.fillStyle = quiet;
  pen.font = fontOf(language, 40, 400);
  pen.fillText(fitted(pen, note, room), margin, 1262);
}
