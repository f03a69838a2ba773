import { written } from '#shared/destination/compact.ts';
import type { CompactFacts } from '#shared/destination/facts/compact.ts';
import { haversineKm, type Coords } from '#shared/destination/flight.ts';
import type { AuthoredCity } from '../sources/authored.ts';
import type { GeoRow } from '../sources/geonames.ts';
import { cell, numberIn, readTable, type TableRow } from './tables.ts';

interface Station {
  readonly coords: Coords;
  readonly metres: number;
  readonly normals: [day: number[], night: number[], rain: number[]];
}

/** Mean lapse of the standard atmosphere, degrees C per metre. */
const lapse = 0.0065;
/** Mean fall of the year's temperature from the tropics to the poles, degrees C per degree of latitude. */
const perLatitude = 0.6;

/** A difference in height makes a station as unlike as this many km per metre: 500 m weigh as 200 km. */
const kmPerMetre = 0.4;

/** The station most like each city, and what its height and latitude add to the station's degrees. */
export function composeWeather(
  cities: readonly { id: string; city: AuthoredCity }[],
  geoById: ReadonlyMap<number, GeoRow>,
): Pick<CompactFacts, 'stations' | 'station' | 'degrees'> {
  const stations = readTable('stations', 7).map(readStation);
  const measured = new Map(readTable('elevations', 2).map((row) => [cell(row, 0), numberIn(row, 1, -450, 5000)]));
  const found = cities.map(({ id, city }) => {
    const coords = { lat: city.at[0], lng: city.at[1] };
    const metres = measured.get(id) ?? knownMetres(geoById.get(city.geo ?? -1));
    const unlike = (station: Station) =>
      haversineKm(station.coords, coords) + kmPerMetre * Math.abs((metres ?? station.metres) - station.metres);
    const best = stations.reduce((least, station) => (unlike(station) < unlike(least) ? station : least));
    const added =
      lapse * (best.metres - (metres ?? best.metres)) +
      perLatitude * (Math.abs(best.coords.lat) - Math.abs(coords.lat));
    return { best, degrees: Math.round(added) };
  });
  const used = stations.filter((station) => found.some(({ best }) => best === station));
  return {
    stations: used.map(compact).join(''),
    station: found.map(({ best }) => used.indexOf(best)),
    degrees: found.map(({ degrees }) => degrees),
  };
}

/** GeoNames writes -9999 where its elevation model has the sea. */
const knownMetres = (row: GeoRow | undefined): number | undefined =>
  row === undefined || row.elevation < -450 ? undefined : row.elevation;

const compact = ({ normals: [day, night, rain] }: Station): string =>
  written([
    ...day.map((degrees, month) => degrees - (day[month - 1] ?? 0)),
    ...night.map((degrees, month) => (day[month] ?? 0) - degrees),
    ...rain.map((mm) => Math.round(mm / 10)),
  ]);

function readStation(row: TableRow): Station {
  const twelve = (index: number, least: number, most: number): number[] => {
    const cells = cell(row, index).split(' ');
    if (cells.length !== 12) throw new Error(`${row.where}: ${cells.length} months`);
    return cells.map((text) => numberIn({ cells: [text], where: row.where }, 0, least, most));
  };
  return {
    coords: { lat: numberIn(row, 1, -90, 90), lng: numberIn(row, 2, -180, 180) },
    metres: numberIn(row, 3, -450, 5000),
    normals: [twelve(4, -40, 50), twelve(5, -50, 40), twelve(6, 0, 1500)],
  };
}
