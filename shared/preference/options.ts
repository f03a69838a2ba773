/** The default survey's closed lists. */
export const travelPurposes = [
  'healing',
  'sightseeing',
  'photography',
  'shopping',
  'culture',
  'food',
  'activity',
] as const;
export const travelStyles = [
  'backpacking',
  'budget',
  'luxury',
  'adventure',
  'cultural',
  'relaxation',
  'foodie',
  'nature',
  'urban',
  'photography',
  'nightlife',
  'shopping',
  'wellness',
  'historical',
  'romantic',
  'family',
  'solo',
  'group',
  'business',
  'spiritual',
] as const;
/** Stored as the specification writes them: big city, nature, history and culture, exotic. */
export const destinationTypes = ['대도시', '자연', '역사문화', '이국적'] as const;
export const durationBuckets = ['1-3', '4-7', '8-14', '15+'] as const;
export const scheduleStyles = ['flexible', 'planned'] as const;
export const foodStyles = ['local', 'familiar', 'mixed'] as const;
export const travelExperiences = ['beginner', 'intermediate', 'expert'] as const;

export type TravelPurpose = (typeof travelPurposes)[number];
export type TravelStyle = (typeof travelStyles)[number];
export type DestinationType = (typeof destinationTypes)[number];
