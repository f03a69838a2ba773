import type { City, Country } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import type { TravelChoice } from '#shared/recommendation/travel-types.ts';
import { useCountryPlaces } from '#app/local/catalogue/catalogue.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Empty } from '#app/ui/empty.tsx';
import type { Ground } from './ground.ts';
import { NotHere } from './not-here.tsx';
import { PlaceList } from './place-list.tsx';
import { RefusedHearts } from './refused-hearts.tsx';
import css from './recommendations.module.css';
import { searchOf, type Spot } from './spot.ts';
import { StageFoot } from './stage-foot.tsx';
import { StageHead } from './stage-head.tsx';

/** A page of the group flow (specification section 9). */
const limit = 20;

/** A city's places of the chosen kind, with everybody's ratings. */
export function Places({
  ground,
  country,
  city,
  choice,
}: {
  ground: Ground;
  country: Country;
  city: City;
  choice: TravelChoice;
}) {
  const { t, language } = useText();
  const { group, core, day, isPreview } = ground;
  const loaded = useCountryPlaces(country.iso2);
  const places = loaded.kind === 'ready' ? loaded.value.filter((place) => place.cityId === city.id) : [];
  const found = recommend<'places'>({ rows: group.view, core, day, stage: { at: 'places', places, choice, limit } });
  const spot: Spot = { at: 'places', country: country.slug, city: city.slug, choice };
  const me = group.session?.memberId;
  const given = found.cards.filter(
    ({ id }) =>
      me !== undefined &&
      group.view.list('rating').some(({ data }) => data.memberId === me && data.destinationId === id),
  ).length;
  const total = found.cards.length;
  return (
    <>
      <StageHead
        ground={ground}
        spot={spot}
        country={country}
        city={city}
        basis={found.basis}
        title={t('recommendations.places.title', { city: nameIn(language, city) })}
        end={
          total > 0 && (
            <p className={css.given}>
              <span className="visually-hidden">{t('recommendations.places.givenOf', { count: given, total })}</span>
              <b className="figure" aria-hidden="true">
                {given}
                <small>/{total}</small>
              </b>
              <span className="note" aria-hidden="true">
                {t('recommendations.places.given')}
              </span>
            </p>
          )
        }
      >
        <p className="soft">{t('recommendations.places.lead')}</p>
      </StageHead>
      <RefusedHearts groupId={group.groupId} places={places} />
      {loaded.kind !== 'ready' ? (
        <NotHere loaded={loaded} what="places" country={nameIn(language, country)} />
      ) : total === 0 ? (
        <Empty title={t('recommendations.places.empty')}>
          <ButtonLink variant="quiet" to={{ search: searchOf({ ...spot, choice: { type: 'other' } }, isPreview) }}>
            {t('recommendations.places.all')}
          </ButtonLink>
        </Empty>
      ) : (
        <PlaceList key={searchOf(spot, false)} ground={ground} cards={found.cards} />
      )}
      <StageFoot ground={ground} legend={false} />
    </>
  );
}
