import { activityVignettes } from '#shared/scene/vignettes/activity.ts';
import { cultureVignettes } from '#shared/scene/vignettes/culture.ts';
import { moreVignettes } from '#shared/scene/vignettes/more.ts';
import { natureVignettes } from '#shared/scene/vignettes/nature.ts';
import { townVignettes } from '#shared/scene/vignettes/town.ts';

export const vignettes = {
  ...cultureVignettes,
  ...natureVignettes,
  ...townVignettes,
  ...activityVignettes,
  ...moreVignettes,
} as const;
export type VignetteName = keyof typeof vignettes;
