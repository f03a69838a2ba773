import {
  airport,
  byBakuKm,
  detouring,
  earthRadiusKm,
  europe,
  flightHours,
  haversineKm,
  median,
} from '#shared/destination/flight.ts';
import type { Coords, Gateways, Origin } from '#shared/destination/flight.ts';

/** Degrees between two points of the line, seen from its middle. */
const bearingStep = 3;
/** Kilometres of a step outwards, and how often the last of them is halved: to less than half a kilometre. */
const stride = 400;
const halvings = 10;
const farthestKm = Math.PI * earthRadiusKm;
const degree = Math.PI / 180;
/**
 * Degrees between which the detour around Russia begins to show in the line, and has come to its full length: from the
 * east, the south and the north.
 */
const fromEast = [75, europe.east] as const;
const fromSouth = [europe.south, 48] as const;
const fromNorth = [80, 65] as const;

/**
 * The closed line around an origin that a flight reaches in `hours` (as `flightHours` estimates it, detours included),
 * clockwise from north. For one airport without detours it is a circle on the globe. The hours are more than the
 * origin's airports are apart.
 */
export function reachLine(origin: Origin, hours: number, gateways: Gateways): Coords[] {
  const middle = middleOf(origin.airports.map((code) => airport(code, gateways)));
  const isWithin = (at: Coords) => flightHours(drawnKm(origin, at, gateways)) < hours;
  const line: Coords[] = [];
  for (let bearing = 0; bearing < 360; bearing += bearingStep) {
    let near = 0;
    let far = stride;
    while (far < farthestKm && isWithin(pointAt(middle, bearing, far))) {
      near = far;
      far += stride;
    }
    for (let count = 0; count < halvings; count += 1) {
      const half = (near + far) / 2;
      if (isWithin(pointAt(middle, bearing, half))) near = half;
      else far = half;
    }
    line.push(pointAt(middle, bearing, near));
  }
  return line;
}

/**
 * As `kmFrom`, but with the detour to Europe growing by degrees: an estimate that jumps would draw a straight side with
 * corners.
 */
function drawnKm(origin: Origin, to: Coords, gateways: Gateways): number {
  const share = detouring.includes(origin.iso2) ? detourShare(to) : 0;
  return median(
    origin.airports.map((code) => {
      const from = airport(code, gateways);
      const direct = haversineKm(from, to);
      return direct + share * (byBakuKm(from, to) - direct);
    }),
  );
}

function detourShare({ lat, lng }: Coords): number {
  const east = lng - 360 * Math.round(lng / 360);
  return east <= europe.west ? 0 : rise(fromEast, east) * rise(fromSouth, lat) * rise(fromNorth, lat);
}

/** From 0 at one end to 1 at the other, level at both. */
function rise([from, to]: readonly [number, number], at: number): number {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** The point of the globe in the middle of some others. */
export function middleOf(points: readonly Coords[]): Coords {
  let [x, y, z] = [0, 0, 0];
  for (const { lat, lng } of points) {
    x += Math.cos(lat * degree) * Math.cos(lng * degree);
    y += Math.cos(lat * degree) * Math.sin(lng * degree);
    z += Math.sin(lat * degree);
  }
  return { lat: Math.atan2(z, Math.hypot(x, y)) / degree, lng: Math.atan2(y, x) / degree };
}

/** Where a great circle leads. @param bearing degrees clockwise from north @param km along the great circle */
export function pointAt({ lat, lng }: Coords, bearing: number, km: number): Coords {
  const [angle, turn, north] = [km / earthRadiusKm, bearing * degree, lat * degree];
  const sine = Math.sin(north) * Math.cos(angle) + Math.cos(north) * Math.sin(angle) * Math.cos(turn);
  const there = Math.asin(Math.min(1, Math.max(-1, sine)));
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(angle) * Math.cos(north),
    Math.cos(angle) - Math.sin(north) * Math.sin(there),
  );
  return { lat: there / degree, lng: lng + east / degree };
}
