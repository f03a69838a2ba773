import { readFileSync } from 'node:fs';
import { geoAzimuthalEqualArea, geoCentroid, type GeoProjection } from 'd3-geo';
import { mergeArcs } from 'topojson-client';
import type { MultiPolygon, Polygon } from 'topojson-specification';
import type { CompactCity, CompactCore, CompactCountry } from '#shared/destination/compact.ts';
import { cityCover, countryCover, type CoverFrame } from '#shared/destination/cover.ts';
import { haversineKm, type Coords } from '#shared/destination/flight.ts';
import { coloursOf } from './cover-colours.ts';
import {
  type Box,
  clipLine,
  clipRing,
  frame,
  frameBox,
  middle,
  pathData,
  type Point,
  ringArea,
  simplify,
  squareAround,
} from './cover-geometry.ts';
import { arcIndex, nearestKm, readWorld, samples, type Outline, type World } from './cover-world.ts';
import { packageFile } from './packages.ts';

/** Pixels that a shore may stray when it is simplified. */
const tolerance = 0.6;
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

/** Locator maps of every country (or of some, by slug) and its cities: text of the file by path below the repository. */
export function drawCovers(
  core: CompactCore,
  only: (countrySlug: string) => boolean = () => true,
): Map<string, string> {
  const atlas = readAtlas();
  const drawn = new Map<string, string>();
  for (const country of core.countries) {
    const [iso2, slug, , , , , , , cities] = country;
    if (!only(slug)) continue;
    const numeric = atlas.numericOf(iso2);
    const whole = wholeProjection(atlas, numeric, cities);
    drawn.set(`app/public${countryCover(slug)}`, draw(atlas, numeric, country, whole, undefined));
    for (const city of cities) {
      const text = draw(atlas, numeric, country, cityProjection(city, widthDegrees(whole)), city);
      drawn.set(`app/public${cityCover(slug, city[0])}`, text);
      const alias = aliases[`${slug}/${city[0]}`];
      if (alias !== undefined) drawn.set(`app/public${countryCover(alias)}`, text);
    }
  }
  return drawn;
}

/** How each country's map is projected, as a module: by it the app puts a city on the map that has none of its own. */
export function coverFrames(core: CompactCore): Map<string, string> {
  const atlas = readAtlas();
  const frames = core.countries.map(([iso2, slug, , , , , , , cities]): [string, CoverFrame] => {
    const projection = wholeProjection(atlas, atlas.numericOf(iso2), cities);
    const [west, south] = projection.rotate();
    const [x, y] = projection.translate();
    return [slug, [to(3, -west), to(3, -south), to(1, projection.scale()), to(1, x), to(1, y)]];
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

/** Natural Earth draws these as part of another country. */
const drawnWith: Readonly<Record<string, string>> = { BQ: 'NL' };

interface Atlas {
  readonly coarse: World;
  readonly fine: World;
  readonly sampled: Map<Outline, Coords[]>;
  readonly numericOf: (iso2: string) => string;
}

function readAtlas(): Atlas {
  const [coarse, fine] = [readWorld('50m'), readWorld('10m')];
  const file = JSON.parse(readFileSync(packageFile.codeMappings(), 'utf8')) as {
    supplemental: { codeMappings: Record<string, { _numeric?: string }> };
  };
  return {
    coarse,
    fine,
    sampled: new Map(
      [coarse, fine].flatMap((world) =>
        world.outlines.map((outline): [Outline, Coords[]] => [outline, samples(world, outline)]),
      ),
    ),
    numericOf: (iso2) => file.supplemental.codeMappings[drawnWith[iso2] ?? iso2]?._numeric ?? '',
  };
}

const coordsOf = ([, , , lat, lng]: CompactCity): Coords => ({ lat, lng });

/** Shores of the country near its cities: overseas parts without one would shrink the rest to nothing. */
function outlinesOfCountry(world: World, numeric: string, cities: readonly CompactCity[]): Coords[] {
  return world.outlines
    .filter(({ owner }) => owner === numeric)
    .flatMap((outline) => {
      const shore = samples(world, outline);
      const isIslet = shore.length < 25;
      const isMainland = shore.length > 200;
      const reachKm = isMainland ? 1500 : isIslet ? 150 : 500;
      return cities.some((city) => nearestKm(shore, coordsOf(city)) < reachKm) ? shore : [];
    });
}

function wholeProjection(atlas: Atlas, numeric: string, cities: readonly CompactCity[]): GeoProjection {
  const home = outlinesOfCountry(atlas.coarse, numeric, cities);
  const fine = outlinesOfCountry(atlas.fine, numeric, cities);
  return fitProjection([...(fine.length > 0 ? fine : home), ...cities.map(coordsOf)]);
}

function fitProjection(points: readonly Coords[]): GeoProjection {
  const coordinates = points.map(({ lat, lng }) => [lng, lat]);
  const [lng, lat] = geoCentroid({ type: 'MultiPoint', coordinates });
  const turned = geoAzimuthalEqualArea().rotate([-lng, -lat]);
  turned.fitExtent(
    [
      [44, 26],
      [frame.width - 44, frame.height - 26],
    ],
    { type: 'MultiPoint', coordinates },
  );
  const widest = scaleFor(0.9);
  if (turned.scale() <= widest) return turned;
  // The clamp is about the middle of what was fitted.
  const centre = turned.invert?.([frame.width / 2, frame.height / 2]) ?? [lng, lat];
  return geoAzimuthalEqualArea()
    .rotate([-centre[0], -centre[1]])
    .translate([frame.width / 2, frame.height / 2])
    .scale(widest);
}

/** A city's surroundings: about half of its country, from 2.6 to 11 degrees wide. */
function cityProjection(city: CompactCity, countryDegrees: number): GeoProjection {
  const { lat, lng } = coordsOf(city);
  const degrees = Math.min(11, Math.max(2.6, countryDegrees * 0.45));
  return geoAzimuthalEqualArea()
    .rotate([-lng, -lat])
    .translate([frame.width / 2, frame.height / 2])
    .scale(scaleFor(degrees));
}

/** d3's scale is pixels per radian. */
const scaleFor = (degrees: number): number => (frame.width / degrees) * (180 / Math.PI);
const widthDegrees = (projection: GeoProjection): number => (frame.width / projection.scale()) * (180 / Math.PI);

function draw(
  atlas: Atlas,
  numeric: string,
  country: CompactCountry,
  projection: GeoProjection,
  focus: CompactCity | undefined,
): string {
  const [, slug, , , , , , , cities] = country;
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
    .map((city) => project(coordsOf(city)))
    .filter(isInFrame);
  const square =
    focus === undefined ? squareAround([...homeRings.flatMap((ring) => clipRing(ring)), ...cityPoints]) : middleSquare;
  const drawn: Box = { ...frameBox, y: square.y, height: square.height };

  const others = near.filter(({ owner }) => !isHome(owner));
  const polygons = others.map(({ arcs }): Polygon => ({ type: 'Polygon', arcs }));
  const merged = (mergeArcs(world.topology, polygons) as unknown as MultiPolygon).arcs;
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
    focus === undefined ? '' : ring(project(coordsOf(focus))),
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

type Line = (arc: number) => Point[];

/** Arcs as pixels, simplified once, so that neighbours share their border; what is far outside is coarse. */
function lineMaker(world: World, project: (at: Coords) => Point, centre: Coords, reachKm: number): Line {
  const made = new Map<number, Point[]>();
  return (arc) => {
    const known = made.get(arc);
    if (known) return known;
    const points = world.arcs[arc] ?? [];
    const step = Math.max(1, Math.floor(points.length / 60));
    const isNear = points.some((point, index) => index % step === 0 && haversineKm(point, centre) < reachKm * 1.5);
    const used = isNear ? points : points.filter((_, index) => index % step === 0 || index === points.length - 1);
    const projected = used.map(project);
    const isRing = points.length > 3 && haversineKm(points[0] ?? centre, points.at(-1) ?? centre) < 0.001;
    const half = projected.length >> 1;
    // A closed arc has one end only; cut in two, so that it does not fall together.
    const line = isRing
      ? [
          ...simplify(projected.slice(0, half + 1), tolerance).slice(0, -1),
          ...simplify(projected.slice(half), tolerance),
        ]
      : simplify(projected, tolerance);
    made.set(arc, line);
    return line;
  };
}

function ringOf(arcs: readonly number[], line: Line): Point[] {
  return arcs.flatMap((arc) => {
    const points = line(arcIndex(arc));
    return (arc < 0 ? [...points].reverse() : points).slice(0, -1);
  });
}

/** Arcs that two different countries share. */
function bordersBetween(outlines: readonly Outline[]): number[] {
  const owners = new Map<number, Set<string>>();
  for (const { owner, arcs } of outlines) {
    for (const arc of arcs.flat()) {
      const all = owners.get(arcIndex(arc)) ?? new Set();
      owners.set(arcIndex(arc), all.add(owner));
    }
  }
  return [...owners].filter(([, all]) => all.size > 1).map(([arc]) => arc);
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
