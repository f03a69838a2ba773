import { useMemo } from 'react';
import type { City, Country, PlaceType } from '#shared/destination/schema.ts';
import type { ExploreQuestion } from '#shared/explore/answers.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { useQuery, withValue } from '#app/kernel/use-query.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useCountryPlaces } from '#app/local/catalogue/catalogue.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { useOpenPlace } from '#app/parts/destination/use-open-place.ts';
import { PlaceCard } from '#app/parts/destination/place.tsx';
import { SaveForOffline } from '#app/parts/destination/save.tsx';
import { DestinationFailed, DestinationSkeleton } from '#app/parts/destination/states.tsx';
import list from '#app/parts/destination/destination.module.css';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import { Empty } from '#app/ui/empty.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import css from './explore-city.module.css';

const PlaceSheet = laterSheet(() => import('./place-sheet.tsx').then((m) => m.PlaceSheet));

/** Places on the city page. */
const mostPlaces = 30;

/** The specification's tabs have none for views; so views are among the sights. */
const tabTypes = {
  all: undefined,
  attraction: ['attraction', 'view'],
  food: ['food'],
  stay: ['stay'],
  shop: ['shop'],
  activity: ['activity'],
} as const satisfies Record<string, readonly PlaceType[] | undefined>;
type Tab = keyof typeof tabTypes;
const tabs = Object.keys(tabTypes) as Tab[];

export function Places({
  catalogue,
  country,
  city,
  question,
}: {
  catalogue: Catalogue;
  country: Country;
  city: City;
  question: ExploreQuestion;
}) {
  const { t, language } = useText();
  const {
    filters: { lang },
  } = useDestinationAddress();
  const { query, change } = useQuery();
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'all';
  const places = useCountryPlaces(country.iso2, language);
  const own = useMemo(() => catalogue.core.cities.filter(({ iso2 }) => iso2 === country.iso2), [catalogue, country]);
  const all = places.kind === 'ready' ? places.value.filter(({ cityId }) => cityId === city.id) : undefined;
  const opened = useOpenPlace();
  const inSheet = all?.find(({ slug }) => slug === opened.slug);
  const inTab = (id: Tab) => {
    const types: readonly PlaceType[] | undefined = tabTypes[id];
    return all?.filter(({ type }) => types?.includes(type) ?? true);
  };
  const ofTab = inTab(tab);
  const found = ofTab && catalogue.explorePlaces(question, ofTab).slice(0, mostPlaces);
  const choose = (id: Tab) => {
    change((present) => withValue(present, 'tab', id === 'all' ? undefined : id));
  };
  return (
    <section aria-labelledby="city-places">
      <h2 className="visually-hidden" id="city-places">
        {t('explore.placesTitle', { city: nameIn(language, city) })}
      </h2>
      <Tabs
        label={t('explore.tabs')}
        items={tabs.map((id) => ({
          id,
          label: (
            <>
              {t(`explore.tab.${id}`)} {inTab(id)?.slice(0, mostPlaces).length}
            </>
          ),
        }))}
        selected={tab}
        onSelect={choose}
        idPrefix="places"
      />
      <TabPanel idPrefix="places" tab={tab} className={css.panel}>
        <div className={cx('row row--between gap-2', css.bar)}>
          <p className="small soft" role="status">
            {found && found.length > 0 && t('explore.places', { count: found.length })}
          </p>
          <SaveForOffline
            files={{ iso2: country.iso2, pictures: [country.coverImage, ...own.map(({ coverImage }) => coverImage)] }}
            country={nameIn(language, country)}
            places={places.kind === 'ready' ? places.value.length : undefined}
          />
        </div>
        {places.kind === 'loading' && <DestinationSkeleton count={6} height="9rem" />}
        {places.kind === 'failed' && <DestinationFailed what="places" again={places.again} />}
        {found?.length === 0 && <Empty title={t('explore.noPlaces')} />}
        {all && found && (
          <ul className={list.list}>
            {found.map(({ place }) => (
              <PlaceCard
                key={place.id}
                place={place}
                city={city}
                among={all}
                nameLang={lang}
                onOpen={() => {
                  opened.open(place.slug);
                }}
              />
            ))}
          </ul>
        )}
      </TabPanel>
      {inSheet && all && <PlaceSheet place={inSheet} all={all} country={country} city={city} onClose={opened.close} />}
    </section>
  );
}
