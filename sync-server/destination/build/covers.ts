import { type GeoProjection } from 'd3-geo';
import { mergeArcs } from 'topojson-client';
import type { Polygon } from 'topojson-specification';
import { cityCover, countryCover, type CoverFrame } from '#shared/destination/cover.ts';
import { type Coords } from '#shared/destination/flight.ts';
import { citiesOf, type Core } from '#shared/destination/core/read-core.ts';
import type { City } from '#shared/destination/schema.ts';
import { coloursOf } from './cover-colours.ts';
import {
  frameBox,
  type Box,
  clipLine,
  clipRing,
  frame,
  middle,
  pathData,
  type Point,
  ringArea,
  simplify,
  squareAround,
} from './cover-geometry.ts';
import { arcIndex, nearestKm, type World } from './cover-world.ts';
import { bordersBetween, lineMaker, ringOf } from './cover-lines.ts';
import { type Atlas, cityProjection, readAtlas, wholeProjection, widthDegrees } from './cover-projection.ts';

/** Square pixels below which another country's islet is left out, and one of the focus becomes a speck. */
const leastArea = 3;
/** Frames narrower than this (degrees of a great circle) take Natural Earth's 10m shapes. */
const fineBelowDegrees = 14;

const kmPerDegree = 111.2;

/** The landing page shows three cities by these short names. */
const aliases: Readonly<Record<string, string>> = {
  'vietnam/da-nang': 'da-nang',
  'malaysia/kota-kinabalu': 'kota-kinabalu',
  'thailand/chiang-mai': 'chiang-mai',
};

/**
 * Locator maps of every country (or of some, by slug) and its cities: text of the file by path below the repository.
 */
export function drawCovers(core: Core, only: (countrySlug: string) => boolean = () => true): Map<string, string> {
  const atlas = readAtlas();
  const drawn = new Map<string, string>();
  for (const country of core.countries) {
    const { slug } = country;
    if (!only(slug)) continue;
    const cities = citiesOf(core, country);
    const numeric = atlas.numericOf(country.iso2);
    const whole = wholeProjection(atlas, numeric, cities);
    drawn.set(`app/public${countryCover(slug)}`, draw(atlas, numeric, { slug, cities }, whole, undefined));
    for (const city of cities) {
      const text = draw(atlas, numeric, { slug, cities }, cityProjection(city, widthDegrees(whole)), city);
      drawn.set(`app/public${cityCover(slug, city.slug)}`, text);
      const alias = aliases[city.id];
      if (alias !== undefined) drawn.set(`app/public${countryCover(alias)}`, text);
    }
  }
  return drawn;
}

/** How each country's map is projected, as a module: by it the app puts a city on the map that has none of its own. */
export function coverFrames(core: Core): Map<string, string> {
  const atlas = readAtlas();
  const frames = core.countries.map((country): [string, CoverFrame] => {
    const projection = wholeProjection(atlas, atlas.numericOf(country.iso2), citiesOf(core, country));
    const [west, south] = projection.rotate();
    const [x, y] = projection.translate();
    return [country.slug, [to(3, -west), to(3, -south), to(1, projection.scale()), to(1, x), to(1, y)]];
  });
  const rows = frames.map(([slug, frame]) => `  '${slug}': [${frame.join(', ')}],`);
  return new Map([
    [
      'shared/destination/cover-frames.ts',
      [
        "import type { CoverFrame } from './cover.ts';",
        '',
        '/** Written by `npm run catalogue -- build`: how the map of each country is projected, by its slug. */',
        'export const coverFrames: Readonly<Record<string, CoverFrame>> = {',
        ...rows,
        '};',
        '',
      ].join('\n'),
    ],
  ]);
}

const to = (digits: number, value: number): number => Number(value.toFixed(digits));

function draw(
  atlas: Atlas,
  numeric: string,
  { slug, cities }: { slug: string; cities: readonly City[] },
  projection: GeoProjection,
  focus: City | undefined,
): string {
  const degrees = widthDegrees(projection);
  const world = degrees < fineBelowDegrees || isScattered(atlas.coarse, numeric) ? atlas.fine : atlas.coarse;
  const middleOfFrame = projection.invert?.([frame.width / 2, frame.height / 2]) ?? [0, 0];
  const centre: Coords = { lat: middleOfFrame[1], lng: middleOfFrame[0] };
  const reachKm = Math.min(9000, degrees * kmPerDegree * 0.62);
  const project = ({ lat, lng }: Coords): Point => projection([lng, lat]) ?? [-9999, -9999];

  const isHome = (owner: string) => owner === numeric;
  const near = world.outlines.filter(
    (outline) => isHome(outline.owner) || nearestKm(atlas.sampled.get(outline) ?? [], centre) < reachKm * 1.6,
  );
  const line = lineMaker(world, project, centre, reachKm);
  const rings = (arcs: number[][][]) => arcs.flatMap((polygon) => polygon.map((ring) => ringOf(ring, line)));

  const homeRings = rings(near.filter(({ owner }) => isHome(owner)).map(({ arcs }) => arcs));
  const cityPoints = cities
    .filter((city) => city !== focus)
    .map((city) => project(city.coords))
    .filter(isInFrame);
  const square =
    focus === undefined ? squareAround([...homeRings.flatMap((ring) => clipRing(ring)), ...cityPoints]) : middleSquare;
  const drawn: Box = { ...frameBox, y: square.y, height: square.height };

  const others = near.filter(({ owner }) => !isHome(owner));
  const polygons = others.map(({ arcs }): Polygon => ({ type: 'Polygon', arcs }));
  const merged = mergeArcs(world.topology, polygons).arcs;
  const land = rings(merged)
    .map((ring) => clipRing(ring, drawn))
    .filter((ring) => ringArea(ring) >= leastArea);
  const focusRings = homeRings.map((ring) => clipRing(ring, drawn)).filter((ring) => ring.length > 0);
  const edges = bordersBetween(others).flatMap((arc) => clipLine(line(arc), drawn));

  const colours = coloursOf(slug);
  const home = focusRings.filter((ring) => ringArea(ring) >= leastArea);
  const specks = apart(
    focusRings
      .filter((ring) => ringArea(ring) < leastArea)
      .map(middle)
      .filter(isInFrame),
    3,
  );

  const closed = (list: readonly (readonly Point[])[]) => list.map((ring) => pathData(ring, true)).join('');
  const path = (name: string, data: string) => (data === '' ? '' : `<path class="${name}" d="${data}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}">`,
    '<style>.s{fill:#d6e6ea}.g{fill:none;stroke:#fff;stroke-opacity:.55}.l{fill:#f5f3ec;stroke:#f5f3ec;stroke-width:.3;fill-rule:evenodd}.e{fill:none;stroke:#c3cfca;stroke-width:.8}',
    `.f{fill:${colours.fill};stroke:${colours.edge};stroke-width:.8;stroke-linejoin:round;fill-rule:evenodd}.k{stroke:${colours.edge};stroke-width:2;stroke-linecap:round}.c{fill:none;stroke:${colours.city};stroke-width:5.2;stroke-linecap:round}`,
    focus === undefined ? '' : '.r{fill:#fff;stroke:#dd4b18;stroke-width:5}.h{fill:#dd4b18}',
    '@media(prefers-color-scheme:dark){.s{fill:#182b31}.g{stroke-opacity:.06}.l{fill:#2f362f;stroke:#2f362f}.e{stroke:#3d4a45}',
    `.f{fill:${colours.darkFill};stroke:${colours.darkEdge}}.k{stroke:${colours.darkEdge}}.c{stroke:${colours.darkCity}}`,
    focus === undefined ? '' : '.r{fill:#141e1b;stroke:#f8875a}.h{fill:#f8875a}',
    '}</style>',
    // Square pictures of the country ask for this part of the file.
    isMiddle(square) ? '' : `<view id="square" viewBox="${square.x} ${square.y} ${square.width} ${square.height}"/>`,
    `<path class="s" d="M0 ${drawn.y}H${frame.width}V${drawn.y + drawn.height}H0z"/>`,
    path('g', graticule(project, centre, degrees, drawn)),
    path('l', closed(land)),
    path('e', edges.map((edge) => pathData(edge, false)).join('')),
    path('f', closed(home)),
    path('k', specks.map(dot).join('')),
    path('c', cityPoints.map(dot).join('')),
    focus === undefined ? '' : ring(project(focus.coords)),
    '</svg>\n',
  ].join('');
}

/** What a square picture shows of a file that names no other part. */
const middleSquare: Box = { x: (frame.width - frame.height) / 2, y: 0, width: frame.height, height: frame.height };
const isMiddle = ({ x, width }: Box): boolean => width === middleSquare.width && Math.abs(x - middleSquare.x) < 8;

const dot = (point: Point): string => `${pathData([point], false)}h0`;

/** The heart-coloured ring with its two halos. */
function ring(point: Point): string {
  const at = `cx="${point[0].toFixed(1)}" cy="${point[1].toFixed(1)}"`;
  return `<circle class="h" ${at} r="26" opacity=".16"/><circle class="h" ${at} r="16" opacity=".22"/><circle class="r" ${at} r="6.5"/>`;
}

/** Atolls and islets that 50m has hardly a point of. */
function isScattered(coarse: World, numeric: string): boolean {
  return coarse.outlines
    .filter(({ owner }) => owner === numeric)
    .every(({ arcs }) => arcs.flat().reduce((sum, arc) => sum + (coarse.arcs[arcIndex(arc)]?.length ?? 0), 0) < 30);
}

const isInFrame = ([x, y]: Point): boolean => x > -3 && x < frame.width + 3 && y > -3 && y < frame.height + 3;

/** Leaves out points nearer than a distance to one that is kept. */
function apart(points: readonly Point[], distance: number): Point[] {
  const kept: Point[] = [];
  for (const point of points)
    if (kept.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) >= distance)) kept.push(point);
  return kept;
}

/** Three to six meridians and parallels. */
function graticule(project: (at: Coords) => Point, { lat, lng }: Coords, degrees: number, drawn: Box): string {
  const step = [0.2, 0.5, 1, 2, 5, 10, 20].find((one) => degrees / one <= 5) ?? 20;
  const around = Math.min(4, 1 / Math.max(0.2, Math.cos((lat * Math.PI) / 180)));
  const reach = Math.min(80, Math.ceil((degrees * 0.7) / step) * step);
  const wide = Math.min(170, Math.ceil((reach * around) / step) * step);
  const snap = (value: number) => Math.round(value / step) * step;
  const range = (from: number, to: number) =>
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  const isPole = (value: number) => Math.abs(value) > 85;
  const latitudes = range(snap(lat) - reach, snap(lat) + reach).filter((value) => !isPole(value));
  const longitudes = range(snap(lng) - wide, snap(lng) + wide);
  const lines = [
    ...longitudes.map((x) => latitudes.map((y) => project({ lat: y, lng: x }))),
    ...latitudes.map((y) => longitudes.map((x) => project({ lat: y, lng: x }))),
  ];
  return lines
    .flatMap((line) => clipLine(simplify(line, 0.4), drawn))
    .map((line) => pathData(line, false))
    .join('');
}
