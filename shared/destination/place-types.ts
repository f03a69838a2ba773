export const placeTypes = ['attraction', 'food', 'stay', 'shop', 'view', 'activity'] as const;
