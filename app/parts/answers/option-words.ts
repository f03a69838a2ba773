import type { ActivityBand } from '#shared/statistics/averages.ts';
import type { DestinationType } from '#shared/preference/options.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';

const destinations = { 대도시: 'city', 자연: 'nature', 역사문화: 'history', 이국적: 'exotic' } as const;
const durations = { '1-3': 'short', '4-7': 'week', '8-14': 'fortnight', '15+': 'long' } as const;

/** Keys of the words for what is stored. */
export const destinationKey = (type: DestinationType) => `answers.destination.${destinations[type]}` as const;
export const durationKey = (bucket: NonNullable<PreferenceAnswers['durationBucket']>) =>
  `answers.duration.${durations[bucket]}` as const;
export const bandKey = (band: ActivityBand) => `answers.activity.band.b${band}` as const;
export const activityBands = [0, 1, 2, 3, 4] as const satisfies readonly ActivityBand[];
