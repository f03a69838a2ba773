import { describePlace } from '#shared/destination/describe-place.ts';
import type { Place } from '#shared/destination/schema.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { CreditLine } from './credit.tsx';
import { PlaceTags } from './place-tags.tsx';
import { PriceLevel } from './price-level.tsx';
import { Vignette } from './vignette.tsx';
import css from './destination.module.css';

/** A place: kind, price level, description. `nameLang` is the language of its name. */
export function PlaceCard({ place, nameLang }: { place: Place; nameLang: Language }) {
  const { t, language } = useText();
  const { text, lang } = describePlace(language, place);
  return (
    <Card as="li" className={css.place}>
      <Vignette place={place} className={css.placePicture} />
      <div className={css.placeBody}>
        <h3 className="title-3" lang={nameLang}>
          {nameIn(nameLang, place)}
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
      </div>
    </Card>
  );
}
