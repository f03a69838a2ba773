import { activityVignettes } from '#shared/scene/vignettes/activity.ts';
import { animalVignettes } from '#shared/scene/vignettes/animals.ts';
import { cultureVignettes } from '#shared/scene/vignettes/culture.ts';
import { heritageVignettes } from '#shared/scene/vignettes/heritage.ts';
import { leisureVignettes } from '#shared/scene/vignettes/leisure.ts';
import { natureVignettes } from '#shared/scene/vignettes/nature.ts';
import { pathVignettes } from '#shared/scene/vignettes/paths.ts';
import { peakVignettes } from '#shared/scene/vignettes/peaks.ts';
import { sightVignettes } from '#shared/scene/vignettes/sights.ts';
import { townVignettes } from '#shared/scene/vignettes/town.ts';
import { wayVignettes } from '#shared/scene/vignettes/ways.ts';
import { wildVignettes } from '#shared/scene/vignettes/wild.ts';

export const vignettes = {
  ...cultureVignettes,
  ...natureVignettes,
  ...townVignettes,
  ...activityVignettes,
  ...heritageVignettes,
  ...wildVignettes,
  ...leisureVignettes,
  ...pathVignettes,
  ...peakVignettes,
  ...animalVignettes,
  ...sightVignettes,
  ...wayVignettes,
} as const;
export type VignetteName = keyof typeof vignettes;
