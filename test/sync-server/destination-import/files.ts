import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const placesHeader =
  'id,type,country,city,slug,name_ko,name_en,name_ja,name_zh,name_es,name_fr,lat,lng,tags,price_level,sightseeing,relax,activity,golf,fishing,ski,scuba,description_ko,description_en,population,gateway,climate,source,licence,licence_url,source_url,url';
const columns = placesHeader.split(',');

/** A row of the own template near Seoul; what is not told stays empty. */
export const placeLine = (cells: Record<string, string>): string => {
  const row: Record<string, string> = {
    type: 'attraction',
    name_en: 'Test Hill',
    lat: '37.55',
    lng: '126.99',
    source: 'City office',
    licence: 'CC BY 4.0',
    ...cells,
  };
  return columns.map((column) => quoted(row[column] ?? '')).join(',');
};

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const wikivoyageHeader =
  'article,type,title,alt,wikidata,wikipedia,address,directions,phone,tollFree,email,fax,url,hours,checkIn,checkOut,image,price,latitude,longitude,wifi,accessibility,lastEdit,description';
export const wikivoyageLine = (
  article: string,
  type: string,
  title: string,
  lat: string,
  lng: string,
  description = '',
): string =>
  [article, type, title, ...Array<string>(15).fill(''), lat, lng, '', '', '2026-01-01', description]
    .map(quoted)
    .join(',');

export const geoNamesLine = (
  id: number,
  name: string,
  lat: number,
  lng: number,
  kind: string,
  iso2: string,
  people: number,
  alternates = '',
): string =>
  [
    id,
    name,
    name,
    alternates,
    lat,
    lng,
    ...kind.split('.'),
    iso2,
    '',
    '',
    '',
    '',
    '',
    people,
    '',
    '',
    '',
    '2026-01-01',
  ].join('\t');

export function fileOf(directory: string, name: string, content: string | Buffer): string {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
}

export const feature = (
  id: string,
  properties: Record<string, unknown>,
  lng: number,
  lat: number,
): Record<string, unknown> => ({
  type: 'Feature',
  id,
  properties,
  geometry: { type: 'Point', coordinates: [lng, lat] },
});
