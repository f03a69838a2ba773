import type { Landmark } from '#shared/scene/landmark.ts';
import { aegean } from '#shared/scene/landmarks/aegean.ts';
import { africa } from '#shared/scene/landmarks/africa.ts';
import { alps } from '#shared/scene/landmarks/alps.ts';
import { arabia } from '#shared/scene/landmarks/arabia.ts';
import { australia } from '#shared/scene/landmarks/australia.ts';
import { baltic } from '#shared/scene/landmarks/baltic.ts';
import { britain } from '#shared/scene/landmarks/britain.ts';
import { canada } from '#shared/scene/landmarks/canada.ts';
import { caribbean } from '#shared/scene/landmarks/caribbean.ts';
import { caucasus } from '#shared/scene/landmarks/caucasus.ts';
import { centralAsia } from '#shared/scene/landmarks/central-asia.ts';
import { centralEurope } from '#shared/scene/landmarks/central-europe.ts';
import { china } from '#shared/scene/landmarks/china.ts';
import { egypt } from '#shared/scene/landmarks/egypt.ts';
import { france } from '#shared/scene/landmarks/france.ts';
import { germany } from '#shared/scene/landmarks/germany.ts';
import { iberia } from '#shared/scene/landmarks/iberia.ts';
import { indianOcean } from '#shared/scene/landmarks/indian-ocean.ts';
import { indonesia } from '#shared/scene/landmarks/indonesia.ts';
import { islands } from '#shared/scene/landmarks/islands.ts';
import { italy } from '#shared/scene/landmarks/italy.ts';
import { japan } from '#shared/scene/landmarks/japan.ts';
import { korea } from '#shared/scene/landmarks/korea.ts';
import { lowCountries } from '#shared/scene/landmarks/low-countries.ts';
import { malaysia } from '#shared/scene/landmarks/malaysia.ts';
import { mekong } from '#shared/scene/landmarks/mekong.ts';
import { mexico } from '#shared/scene/landmarks/mexico.ts';
import { newZealand } from '#shared/scene/landmarks/new-zealand.ts';
import { nordic } from '#shared/scene/landmarks/nordic.ts';
import { pacific } from '#shared/scene/landmarks/pacific.ts';
import { philippines } from '#shared/scene/landmarks/philippines.ts';
import { southAmerica } from '#shared/scene/landmarks/south-america.ts';
import { southAsia } from '#shared/scene/landmarks/south-asia.ts';
import { taiwan } from '#shared/scene/landmarks/taiwan.ts';
import { thailand } from '#shared/scene/landmarks/thailand.ts';
import { unitedStates } from '#shared/scene/landmarks/united-states.ts';
import { vietnam } from '#shared/scene/landmarks/vietnam.ts';

/** Every city with a drawing of its own. */
export const landmarks: Readonly<Partial<Record<string, Landmark>>> = {
  ...aegean,
  ...africa,
  ...alps,
  ...arabia,
  ...australia,
  ...baltic,
  ...britain,
  ...canada,
  ...caribbean,
  ...caucasus,
  ...centralAsia,
  ...centralEurope,
  ...china,
  ...egypt,
  ...france,
  ...germany,
  ...iberia,
  ...indianOcean,
  ...indonesia,
  ...islands,
  ...italy,
  ...japan,
  ...korea,
  ...lowCountries,
  ...malaysia,
  ...mekong,
  ...mexico,
  ...newZealand,
  ...nordic,
  ...pacific,
  ...philippines,
  ...southAmerica,
  ...southAsia,
  ...taiwan,
  ...thailand,
  ...unitedStates,
  ...vietnam,
};
