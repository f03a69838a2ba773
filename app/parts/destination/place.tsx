import { describePlace } from '#shared/destination/describe-place.ts';
import type { City, Place } from '#shared/destination/schema.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { CreditLine } from './credit.tsx';
import { PlaceTags } from './place-tags.tsx';
import { PriceLevel } from './price-level.tsx';
import { Propose } from './propose.tsx';
import { Vignette } from './vignette.tsx';
import css from './destination.module.css';

interface PlaceCardProps {
  place: Place;
  city: City;
  /** All places of its city. */
  among: readonly Place[];
  /** The language of its name. */
  nameLang: Language;
  /** Opens its sheet. */
  onOpen: () => void;
}

/** A place: kind, price level, description, and the way to suggest it. All of the card opens its sheet. */
export function PlaceCard({ place, city, among, nameLang, onOpen }: PlaceCardProps) {
  const { t, language } = useText();
  const { text, lang } = describePlace(language, place);
  return (
    <Card as="li" className={css.place}>
      <Vignette place={place} among={among} className={css.placePicture} />
      <div className={css.placeBody}>
        <h3 className="title-3" lang={nameLang}>
          <button type="button" className={css.open} onClick={onOpen}>
            {nameIn(nameLang, place)}
          </button>
        </h3>
        <p className="small soft">
          {t(`explore.placeType.${place.type}`)}
          {place.priceLevel !== null && (
            <>
              {' '}
              · <PriceLevel level={place.priceLevel} />
            </>
          )}
        </p>
        {text !== '' && (
          <p className="small" lang={lang}>
            {text}
          </p>
        )}
        <PlaceTags place={place} />
        {place.credit && <CreditLine credit={place.credit} />}
        <p className={css.proposal}>
          <Propose city={city} name={nameIn(language, city)} place={nameIn(language, place)} size="icon" />
        </p>
      </div>
    </Card>
  );
}
