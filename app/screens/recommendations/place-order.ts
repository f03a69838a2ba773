import { haversineKm } from '#shared/destination/flight.ts';
import type { City } from '#shared/destination/schema.ts';
import type { PlaceCard } from '#shared/recommendation/cards.ts';

/** `fit` is the recommender's own order. */
export const placeOrders = ['fit', 'hearts', 'near', 'price'] as const;
export type PlaceOrder = (typeof placeOrders)[number];

export const readOrder = (query: URLSearchParams): PlaceOrder =>
  placeOrders.find((one) => one === query.get('sort')) ?? 'fit';

/** As the crow flies from the middle of the city. */
export const kmFrom = (city: City, { place }: Pick<PlaceCard, 'place'>): number =>
  haversineKm(city.coords, place.coords);

/** What is unknown comes last; equal ones stay in the recommender's order. */
export function inPlaceOrder(cards: readonly PlaceCard[], order: PlaceOrder, city: City): PlaceCard[] {
  const key = (card: PlaceCard): number => {
    switch (order) {
      case 'fit':
        return 0;
      case 'hearts':
        return -(card.ratings.rating ?? 0) * 1000 - card.ratings.rated;
      case 'near':
        return kmFrom(city, card);
      case 'price':
        return card.place.priceLevel ?? Infinity;
    }
  };
  return [...cards].sort((a, b) => compare(key(a), key(b)));
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
