import { endpoint } from '#shared/kernel/endpoint.ts';
import { groupRef, language } from '#shared/kernel/fields.ts';
import { z } from '#shared/kernel/z.ts';
import { city, country } from '#shared/destination/schema.ts';
import { defaultLanguage } from '#shared/kernel/languages.ts';
import { ranges } from '#shared/travel/options.ts';
import type { FitDot } from './explain.ts';
import type { Feature } from './features.ts';
import type { BadWeather } from './month-mean.ts';

/**
 * `userId` is the anonymous id of the caller's browser: taken, and used for nothing. Every call computes anew, forced
 * or not.
 */
const asked = {
  userId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  lang: z._default(language, defaultLanguage),
  forceRefresh: z.optional(z.boolean()),
};

const score = z.number().check(z.minimum(0), z.maximum(10));
const features = [
  'tripType',
  'budget',
  'wishes',
  'reach',
  'destinationType',
  'season',
  'pace',
] as const satisfies readonly Feature[];
/** Keys and numbers; the words are the reader's. `key` says which trip type, wish or destination type. */
const said = { feature: z.enum(features), key: z.optional(z.string()), of: z.int() };

const fitDot = z.enum(['good', 'fair', 'poor'] as const satisfies readonly FitDot[]);

/** Of countries and of what members propose. */
const card = {
  /** In the asked language. */
  name: z.string(),
  /** Out of ten, one decimal. */
  score,
  /** The city that the reason speaks of: of a country its best one. */
  about: z.object({
    nameKo: z.string(),
    nameEn: z.string(),
    nameJa: z.string(),
    nameZh: z.string(),
    nameEs: z.string(),
    nameFr: z.string(),
  }),
  /** So many members find a hard limit broken. */
  worksNotFor: z.int(),
  reasons: z.array(z.object({ ...said, headCount: z.int() })),
  /**
   * `isFar`: the way is much longer than so many asked for; `isNear`: it lies nearer; `isSlow`: the days are few for
   * the way; `isUnwanted`: so many turn down
   * what there is much of; `unmet`: what their texts ask for beside wishes is not so here;
   * `because`: what is bad of the season.
   */
  tradeOff: z.nullable(
    z.object({
      ...said,
      feature: z.enum([...features, 'unmet']),
      headCount: z.optional(z.int()),
      isFar: z.optional(z.literal(true)),
      isNear: z.optional(z.literal(true)),
      isSlow: z.optional(z.literal(true)),
      because: z.optional(z.enum(['cold', 'rain', 'heat'] as const satisfies readonly BadWeather[])),
      isUnwanted: z.optional(z.literal(true)),
    }),
  ),
  /** One per member who told anything, best first, without names. */
  fit: z.array(fitDot),
  /** The same by member, of whoever wants it to be seen. */
  namedFit: z.array(z.object({ memberId: z.string(), fit: fitDot })),
  journeys: z.array(
    z.object({
      memberId: z.string(),
      hours: z.number(),
      /** From door to door, one way, with airports, connections and transfers. */
      doorHours: z.number(),
      range: z.enum(ranges),
      fareFromManwon: z.int(),
      fareToManwon: z.int(),
    }),
  ),
};

const countryCard = z.extend(country, { ...card, bestCities: z.array(z.object({ id: z.string(), score })) });

/**
 * A city that members voted for, whether it is recommended or not; `proposerId`: whose vote is the oldest; `note`: what
 * that member says with it.
 */
const proposedCity = z.extend(city, { ...card, proposerId: z.string(), note: z.optional(z.string()) });

const recommendations = z.object({
  countries: z.array(countryCard),
  /** Best first, scored as the countries' cities are. */
  proposed: z.array(proposedCity),
  /** Ids of up to five countries that together have something for everyone. */
  shortlist: z.array(z.string()),
  /** How many have told what they need, of these and the counted members who have yet to answer. */
  basis: z.object({ answered: z.int(), of: z.int() }),
  trip: z.object({ days: z.int(), start: z.nullable(z.string()), end: z.nullable(z.string()) }),
  /** Nothing lies within the chosen distances, so everything else is here. */
  isWidened: z.boolean(),
  computedAt: z.string(),
});

export const postRecommendations = endpoint({
  method: 'POST',
  path: '/api/recommendations/generate',
  topic: 'recommendation',
  requiredRole: 'link',
  summary: "Countries for a group, best first, computed from its members' answers. Open when everybody has answered.",
  input: z.strictObject({ groupId: groupRef, ...asked }),
  output: recommendations,
});

export const postGroupRecommendations = endpoint({
  method: 'POST',
  path: '/api/groups/{ref}/recommendations',
  topic: 'recommendation',
  requiredRole: 'link',
  summary: 'The same for the group in the path.',
  input: z.strictObject(asked),
  output: recommendations,
});
