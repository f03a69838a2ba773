import type { City, Country } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { useSearchParams } from 'react-router-dom';
import { useCountryPlaces } from '#app/local/catalogue/catalogue.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Empty } from '#app/ui/empty.tsx';
import type { Ground } from './ground.ts';
import { NotHere } from './not-here.tsx';
import { placesOf, type Chosen } from './place-choice.ts';
import { PlaceList } from './place-list.tsx';
import { inPlaceOrder, readOrder } from './place-order.ts';
import { RefusedHearts } from './refused-hearts.tsx';
import { searchOf, type Spot } from './spot.ts';
import { StageFoot } from './stage-foot.tsx';
import { StageHead } from './stage-head.tsx';
import { TypeChips } from './type-chips.tsx';

/** How many places a page of the group flow holds. */
const limit = 20;

interface PlacesProps {
  ground: Ground;
  country: Country;
  city: City;
  /** The kind of trip in the address. */
  spot: Extract<Spot, { at: 'types' | 'places' }>;
}

/** A city's places with everybody's ratings, and the kinds of trip to choose from. */
export function Places({ ground, country, city, spot }: PlacesProps) {
  const { t, language } = useText();
  const [query] = useSearchParams();
  const { group, core, day, isPreview } = ground;
  const loaded = useCountryPlaces(country.iso2, language);
  const all = loaded.kind === 'ready' ? loaded.value : [];
  const chosen = chosenIn(spot);
  const here = all.filter((place) => place.cityId === city.id);
  const places = chosen ? placesOf(here, chosen) : here;
  const found = recommend<'places'>({ rows: group.view, core, day, stage: { at: 'places', places, limit } });
  const order = readOrder(query);
  const total = found.cards.length;
  const names = { city: nameIn(language, city) };
  return (
    <>
      <StageHead
        ground={ground}
        spot={spot}
        country={country}
        city={city}
        basis={found.basis}
        title={t(spot.at === 'types' ? 'recommendations.types.title' : 'recommendations.places.title', names)}
      >
        <p className="soft">{t('recommendations.places.lead')}</p>
      </StageHead>
      <RefusedHearts groupId={group.groupId} destinations={here} />
      {loaded.kind === 'ready' && here.length > 0 && (
        <TypeChips key={city.id} ground={ground} country={country} city={city} places={all} chosen={chosen} />
      )}
      {loaded.kind !== 'ready' ? (
        <NotHere loaded={loaded} what="places" country={nameIn(language, country)} />
      ) : total === 0 ? (
        <Empty title={t('recommendations.places.empty')}>
          <ButtonLink
            variant="quiet"
            to={{ search: searchOf({ at: 'types', country: country.slug, city: city.slug }, isPreview) }}
          >
            {t('recommendations.places.all')}
          </ButtonLink>
        </Empty>
      ) : (
        <PlaceList
          key={`${searchOf(spot, false)} ${order}`}
          ground={ground}
          country={country}
          city={city}
          order={order}
          all={here}
          cards={inPlaceOrder(found.cards, order, city)}
        />
      )}
      <StageFoot ground={ground} legend={false} />
    </>
  );
}

function chosenIn(spot: PlacesProps['spot']): Chosen | undefined {
  if (spot.at === 'places') return spot.choice;
  return spot.open && { type: spot.open };
}
