import type { SceneFacts } from '#shared/scene/facts.ts';
import { towns, type TownName } from '#shared/scene/towns/towns.ts';

/** How a country builds. */
const countries: Readonly<Partial<Record<TownName, string>>> = {
  hanok: 'KR',
  japan: 'JP',
  china: 'CN TW HK MO',
  thai: 'TH LA MM',
  khmer: 'KH',
  joglo: 'ID',
  shophouse: 'MY SG VN',
  mosque: 'BN TR AZ',
  village: 'PH',
  white: 'GR CY',
  med: 'ES IT PT HR ME MT AL',
  gothic: 'DE EE LV LT PL',
  baroque: 'AT CZ CH SI SK RO BG HU AM GE',
  mansard: 'FR',
  canal: 'NL BE',
  english: 'GB IE',
  fjord: 'NO IS SE FI DK',
  america: 'US CA',
  colonial: 'MX CU CO EC GT PE BO HN DO PR PA AR CL BR UY CR',
  adobe: 'MA EG JO TN',
  modern: 'AE QA OM AU NZ',
  iwan: 'UZ KZ KG',
  india: 'IN PK BD',
  ceylon: 'LK',
  himal: 'NP BT MN',
  lagoon: 'MV PF FJ CK NC VU PW FM SC MU',
  resort: 'GU MP BS JM KY BZ BQ',
  savanna: 'KE TZ ZA ZW',
};
const byCountry = new Map(
  Object.entries(countries).flatMap(([town, list]) =>
    list.split(' ').map((iso2): [string, TownName] => [iso2, town as TownName]),
  ),
);

/** The family of buildings of a city's country; huts between palms where it is not known. */
export const townOf = ({ iso2 }: SceneFacts): TownName => byCountry.get(iso2) ?? 'village';
export const drawTown = (city: SceneFacts): (typeof towns)[TownName] => towns[townOf(city)];
