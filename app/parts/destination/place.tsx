import type { ReactNode } from 'react';
import type { Place } from '#shared/destination/schema.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { CreditLine } from './credit.tsx';
import { PriceLevel } from './price-level.tsx';
import { Vignette } from './vignette.tsx';
import { authored } from './words.ts';
import css from './destination.module.css';

const shownTags = 3;

/** A place: kind, price level, description. `nameLang` is the language of its name; `end` is shown below, for the rating. */
export function PlaceCard({ place, nameLang, end }: { place: Place; nameLang: Language; end?: ReactNode }) {
  const { t, language } = useText();
  const { text, lang } = authored(language, place.descriptionKo, place.descriptionEn);
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
        <ul className={css.tags}>
          {place.tags.slice(0, shownTags).map((tag) => (
            <li key={tag}>{t(`explore.tag.${tag}`)}</li>
          ))}
        </ul>
        {place.credit && <CreditLine credit={place.credit} />}
        {end}
      </div>
    </Card>
  );
}
