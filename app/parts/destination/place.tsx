import type { ReactNode } from 'react';
import BedDouble from 'lucide-react/icons/bed-double';
import Binoculars from 'lucide-react/icons/binoculars';
import Landmark from 'lucide-react/icons/landmark';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Ticket from 'lucide-react/icons/ticket';
import Utensils from 'lucide-react/icons/utensils';
import type { Place, PlaceType } from '#shared/destination/schema.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { MapTile } from '#app/ui/map-tile.tsx';
import { CreditLine } from './credit.tsx';
import { PriceLevel } from './price-level.tsx';
import { authored } from './words.ts';
import css from './destination.module.css';

const icons = {
  attraction: Landmark,
  food: Utensils,
  stay: BedDouble,
  shop: ShoppingBag,
  view: Binoculars,
  activity: Ticket,
} as const satisfies Record<PlaceType, unknown>;
const shownTags = 3;

/** A place: kind, price level, description. `nameLang` is the language of its name; `end` is shown below, for the rating. */
export function PlaceCard({ place, nameLang, end }: { place: Place; nameLang: Language; end?: ReactNode }) {
  const { t, language } = useText();
  const Icon = icons[place.type];
  const { text, lang } = authored(language, place.descriptionKo, place.descriptionEn);
  return (
    <Card as="li" className={css.place}>
      <MapTile slug={place.slug} icon={<Icon className="icon" aria-hidden="true" />} />
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
