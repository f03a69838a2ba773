import type { ReactNode } from 'react';
import { describePlace } from '#shared/destination/describe-place.ts';
import type { City, Country, Place } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { CreditLine } from '#app/parts/destination/credit.tsx';
import { PlaceTags } from '#app/parts/destination/place-tags.tsx';
import { PriceLevel } from '#app/parts/destination/price-level.tsx';
import { Propose } from '#app/parts/destination/propose.tsx';
import { Vignette } from '#app/parts/destination/vignette.tsx';
import type { WorldMapProps } from '#app/parts/map/props.ts';
import { WorldMap } from '#app/parts/map/world-map.tsx';
import { formatMinutes } from '#app/text/minutes.ts';
import { useText } from '#app/text/text.ts';
import { Sheet } from '#app/ui/sheet.tsx';
import { ownName } from './own-name.ts';
import { PlaceLinks } from './place-links.tsx';
import css from './place-sheet.module.css';

/** Nothing stands beside the map that its pin could mark. */
const noTwin = () => undefined;

interface PlaceFrameProps {
  place: Place;
  /** All places of its city. */
  among: readonly Place[];
  country: Country;
  city: City;
  /** How far it is from the middle of the city, with its unit. */
  away: string;
  map: Pick<WorldMapProps, 'label' | 'pins' | 'origins' | 'reach'>;
  onClose: () => void;
  /** The group on whose pages it stands. */
  groupId?: string;
  /** What can be done with it beside suggesting it. */
  children?: ReactNode;
}

/**
 * The sheet of a place: everything that the catalogue says of it, what can be done with it, its map, and links to maps
 * elsewhere.
 */
export function PlaceFrame({ place, among, country, city, away, map, onClose, groupId, children }: PlaceFrameProps) {
  const { t, language } = useText();
  const line = describePlace(language, place);
  const name = nameIn(language, place);
  const own = ownName(language, country.iso2, place);
  return (
    <Sheet
      open
      isInAddress
      onClose={onClose}
      title={name}
      text={
        <p className="small">
          {own && (
            <>
              <span lang={own.lang}>{own.name}</span> ·{' '}
            </>
          )}
          {t(`explore.placeType.${place.type}`)} · {/* A city that is a country is named once. */}
          {[...new Set([nameIn(language, city), nameIn(language, country)])].join(', ')}
        </p>
      }
      closeLabel={t('common.close')}
      className={css.sheet}
    >
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
            <dd className="note">
              {t('explore.sheet.transfer', { time: formatMinutes(language, place.transferMinutes) })}
            </dd>
          )}
        </div>
      </dl>
      {children}
      <WorldMap
        {...map}
        home={city.iso2}
        within="city"
        focused={place.id}
        onFocus={noTwin}
        onChoose={noTwin}
        className={css.spotMap}
      />
      <PlaceLinks place={place} iso2={country.iso2} />
      <div className={css.bar}>
        <Propose city={city} name={nameIn(language, city)} place={name} groupId={groupId} />
      </div>
    </Sheet>
  );
}
