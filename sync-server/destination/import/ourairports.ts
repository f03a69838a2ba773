import { coordsOf, keyOf, RowFault, type Draft, type ImportSource, type LeftOut } from './draft.ts';
import type { TableRow } from './read-table.ts';

const ourAirports: ImportSource = {
  id: 'ourairports',
  name: 'OurAirports',
  licence: 'Public domain',
  licenceUrl: 'https://ourairports.com/data/',
  url: 'https://ourairports.com/data/',
};

/** A row of `airports.csv`: airports with a code that airlines fly to. */
export function fromOurAirportsRow({ line, cell }: TableRow): Draft | LeftOut {
  const iata = cell('iata_code').toUpperCase();
  if (iata === '' || cell('scheduled_service') !== 'yes' || !/^(large|medium)_airport$/.test(cell('type')))
    return { line, leftOut: 'airports without a code or a timetable' };
  if (!/^[A-Z]{3}$/.test(iata)) throw new RowFault('an IATA code has three letters');
  const ident = keyOf(cell('ident'));
  return {
    line,
    kind: 'airport',
    source: ourAirports,
    key: ident,
    url: `https://ourairports.com/airports/${encodeURIComponent(ident)}/`,
    iata,
    coords: coordsOf(cell('latitude_deg'), cell('longitude_deg')),
  };
}
