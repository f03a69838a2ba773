import type { DestinationType } from '#shared/preference/options.ts';

/** The wire says them in Korean; keys of texts are English words. */
export const destinationKey = {
  대도시: 'city',
  자연: 'nature',
  역사문화: 'history',
  이국적: 'exotic',
} as const satisfies Record<DestinationType, string>;
