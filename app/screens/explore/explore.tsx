import { Suspense } from 'react';
import { exploreDefaults } from '#shared/explore/filters.ts';
import { useCatalogueFor } from '#app/local/catalogue/catalogue.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { DestinationInvite } from '#app/parts/destination/invite.tsx';
import { DestinationPage, ListsWaiting } from '#app/parts/destination/states.tsx';
import { formatMonthOf } from '#app/text/formats.ts';
import { formatsOfPlaces, useFormatsAhead } from '#app/text/formats-ahead.ts';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import { laterOptional, laterPart } from '#app/ui/later.tsx';
import { Filters } from './filters.tsx';
import { Search } from './search.tsx';
import { ListOrMap } from './list-or-map.tsx';
import css from './explore.module.css';
import onMap from './map-page.module.css';
import searching from './search.module.css';
import { useSearchAddress } from './use-search-address.ts';
import { Coming } from '#app/ui/coming.tsx';

/** Parts that need the catalogue are loaded in parallel with it, after the first paint. */
const Found = laterPart(() => import('./found.tsx').then((m) => m.Found));
const MapFound = laterPart(() => import('./map-found.tsx').then((m) => m.MapFound));
const Sources = laterOptional(() => import('./sources.tsx').then((m) => m.Sources));

/** Countries for a trip, without a group: computed on this device, so that it works offline too. */
export function Explore() {
  const { t, language } = useText();
  const { filters, view } = useDestinationAddress();
  const range = filters.range ?? exploreDefaults.range;
  const { origin, mainType, month } = filters;
  const catalogue = useCatalogueFor({ filters: { origin, mainType, range }, month });
  useFormatsAhead(formatsOfPlaces);
  const isMap = view === 'map';
  const search = useSearchAddress();
  /** The map has the page for itself, except while somebody searches. */
  const isMapPage = isMap && search.written === undefined;
  const sources = catalogue.kind === 'ready' && (
    <Sources asOf={catalogue.value.core.asOf} imported={catalogue.value.imported} />
  );
  return (
    <DestinationPage>
      <title>{t('meta.exploreTitle')}</title>
      <div className={cx(css.page, isMapPage && onMap.page, search.written !== undefined && searching.page)}>
        <div className={cx(css.top, isMapPage && onMap.top)}>
          <h1 className="title-1">
            {filters.month === null
              ? t('explore.heading.anyMonth')
              : t('explore.heading.month', { month: formatMonthOf(language, filters.month) })}
          </h1>
          <Search catalogue={catalogue.kind === 'ready' ? catalogue.value : undefined} address={search} />
          <Filters isBesideMap={isMapPage} />
          <ListOrMap />
        </div>
        {isMap ? (
          <Coming height="100dvh">
            <MapFound catalogue={catalogue} range={range}>
              {sources}
            </MapFound>
          </Coming>
        ) : (
          <Suspense fallback={<ListsWaiting />}>
            <Found catalogue={catalogue} range={range} />
          </Suspense>
        )}
      </div>
      <DestinationInvite />
      {!isMap && sources}
    </DestinationPage>
  );
}
