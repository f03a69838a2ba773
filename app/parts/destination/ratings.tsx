import type { City, Country } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { useCityRatings, useCountryPlaces } from '#app/local/catalogue/catalogue.ts';
import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { HeartsStill } from '#app/ui/hearts-still.tsx';

/** How many rated places are shown. */
const most = 5;

/** What members of this instance gave hearts to, best first; nothing where fewer than five did. */
export function CityRatings({ country, city }: { country: Country; city: City }) {
  const { t, language } = useText();
  const ratings = useCityRatings(city.id);
  const places = useCountryPlaces(country.iso2, language);
  const known = new Map([city, ...(places.kind === 'ready' ? places.value : [])].map((one) => [one.id, one]));
  const shown = (ratings.kind === 'ready' ? ratings.value : [])
    .flatMap((one) => {
      const named = known.get(one.destinationId);
      return named ? [{ ...one, name: nameIn(language, named) }] : [];
    })
    .sort((a, b) => Number(b.destinationId === city.id) - Number(a.destinationId === city.id) || b.rating - a.rating)
    .slice(0, most);
  if (shown.length === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby="ratings">
      <h2 className="title-3" id="ratings">
        {t('explore.ratings.title')}
      </h2>
      <ul className="stack gap-1">
        {shown.map(({ destinationId, name, rating, count }) => (
          <li key={destinationId} className="row gap-2">
            <b>{name}</b>
            <HeartsStill value={rating} label={t('explore.ratings.mean', { mean: formatScore(language, rating) })} />
            <span className="small soft">
              {formatScore(language, rating)} · {t('explore.ratings.count', { count })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
