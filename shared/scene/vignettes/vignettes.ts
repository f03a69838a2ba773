import { activityVignettes } from '#shared/scene/vignettes/activity.ts';
import { cultureVignettes } from '#shared/scene/vignettes/culture.ts';
import { heritageVignettes } from '#shared/scene/vignettes/heritage.ts';
import { leisureVignettes } from '#shared/scene/vignettes/leisure.ts';
import { natureVignettes } from '#shared/scene/vignettes/nature.ts';
import { townVignettes } from '#shared/scene/vignettes/town.ts';
import { wildVignettes } from '#shared/scene/vignettes/wild.ts';

export const vignettes = {
  ...cultureVignettes,
  ...natureVignettes,
  ...townVignettes,
  ...activityVignettes,
  ...heritageVignettes,
  ...wildVignettes,
  ...leisureVignettes,
} as const;
export type VignetteName = keyof typeof vignettes;
