import { describePlace } from '#shared/destination/describe-place.ts';
import type { Place } from '#shared/destination/schema.ts';
import { CreditLine } from '#app/parts/destination/credit.tsx';
import { PlaceTags } from '#app/parts/destination/place-tags.tsx';
import { PriceLevel } from '#app/parts/destination/price-level.tsx';
import { Vignette } from '#app/parts/destination/vignette.tsx';
import { useText } from '#app/text/text.ts';
import css from './place-sheet.module.css';

interface PlaceDetailsProps {
  place: Place;
  /** All places of its city. */
  among: readonly Place[];
  /** How far it is from the middle of the city, with its unit. */
  away: string;
}

/** Everything that the catalogue says of a place. */
export function PlaceDetails({ place, among, away }: PlaceDetailsProps) {
  const { t, language } = useText();
  const line = describePlace(language, place);
  return (
    <>
      <Vignette place={place} among={among} className={css.banner} />
      <div className="stack gap-2">
        {line.text !== '' && <p lang={line.lang}>{line.text}</p>}
        <PlaceTags place={place} />
        {place.credit && <CreditLine credit={place.credit} />}
      </div>
      <dl className={css.pair}>
        {place.priceLevel !== null && (
          <div>
            <dt>{t('explore.sheet.price')}</dt>
            <dd>
              <PriceLevel level={place.priceLevel} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('explore.sheet.distance')}</dt>
          <dd>{away}</dd>
          {place.transferMinutes !== undefined && (
            <dd className="note">{t('explore.sheet.transfer', { count: place.transferMinutes })}</dd>
          )}
        </div>
      </dl>
    </>
  );
}
