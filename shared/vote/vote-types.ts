import { tripTypes } from '#shared/travel/options.ts';

/** What the trip-type vote offers: the survey's types and three more (founding decision 17). */
export const voteTypes = [...tripTypes, 'adventure', 'culture', 'nature'] as const;
