import type { PreferenceAnswers } from '#shared/preference/schema.ts';

/** An answer of the default survey with everything in it. */
export const aPreference = (over: Partial<PreferenceAnswers> = {}): PreferenceAnswers => ({
  dates: [{ start: '2027-04-03', end: '2027-04-05' }],
  datesToAvoid: [],
  durationBucket: '4-7',
  totalDays: 5,
  originCountryIso2: 'KR',
  originAirport: 'ICN',
  flightBudget: 35,
  accommodationBudget: 8,
  dailyBudget: 7.5,
  travelPurposes: ['healing', 'food'],
  travelStyles: ['nature'],
  preferredDestinationType: '자연',
  activityLevel: 4,
  scheduleStyle: 'flexible',
  foodStyle: 'local',
  travelExperience: 'intermediate',
  bucketList: '오로라',
  tripWishlist: '기차 타기',
  ...over,
});

/** An answer that leaves every question open. */
export const openPreference = (over: Partial<PreferenceAnswers> = {}): PreferenceAnswers => ({
  dates: [],
  datesToAvoid: [],
  durationBucket: null,
  totalDays: null,
  originCountryIso2: null,
  originAirport: null,
  flightBudget: null,
  accommodationBudget: null,
  dailyBudget: null,
  travelPurposes: [],
  travelStyles: [],
  preferredDestinationType: null,
  activityLevel: null,
  scheduleStyle: null,
  foodStyle: null,
  travelExperience: null,
  bucketList: '',
  tripWishlist: '',
  ...over,
});
