import { useMemo } from 'react';
import type { City, Country, Place } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { PlaceCard as Verdict } from '#shared/recommendation/cards.ts';
import { CreditLine } from '#app/parts/destination/credit.tsx';
import { PlaceTags } from '#app/parts/destination/place-tags.tsx';
import { PriceLevel } from '#app/parts/destination/price-level.tsx';
import { Propose } from '#app/parts/destination/propose.tsx';
import { Vignette } from '#app/parts/destination/vignette.tsx';
import { WorldMap } from '#app/parts/map/world-map.tsx';
import { describePlace } from '#shared/destination/describe-place.ts';
import { useText } from '#app/text/text.ts';
import { Sheet } from '#app/ui/sheet.tsx';
import { formatKm } from './figures.ts';
import { MyHearts } from './my-hearts.tsx';
import { OtherHearts } from './other-hearts.tsx';
import { PlaceLinks } from './place-links.tsx';
import { kmFrom } from './place-order.ts';
import css from './places.module.css';
import type { CardHearts } from './use-hearts.ts';
import { usePlaceMap } from './use-place-map.tsx';

/** Nothing stands beside the map that its pin could mark. */
const noTwin = () => undefined;

interface PlaceSheetProps extends CardHearts {
  card: Verdict;
  /** The city's places. */
  all: readonly Place[];
  country: Country;
  city: City;
  groupId: string;
  onClose: () => void;
}

/** Everything that is known of a place, the hearts of all, the way to suggest it, and links to maps. */
export function PlaceSheet({ card, all, country, city, groupId, hearts, isFailed, onRate, onClose }: PlaceSheetProps) {
  const { t, language } = useText();
  const { place } = card;
  const name = nameIn(language, place);
  const line = describePlace(language, place);
  const cards = useMemo(() => [card], [card]);
  const map = usePlaceMap(city, cards);
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      text={
        <p className="small">
          {t(`explore.placeType.${place.type}`)} · {nameIn(language, city)}, {nameIn(language, country)}
        </p>
      }
      closeLabel={t('common.close')}
    >
      <Vignette place={place} among={all} className={css.banner} />
      <div className="stack gap-2">
        {line.text !== '' && <p lang={line.lang}>{line.text}</p>}
        <PlaceTags place={place} />
        {place.credit && <CreditLine credit={place.credit} />}
      </div>
      <dl className={css.pair}>
        {place.priceLevel !== null && (
          <div>
            <dt>{t('recommendations.sheet.price')}</dt>
            <dd>
              <PriceLevel level={place.priceLevel} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('recommendations.sheet.distance')}</dt>
          <dd>{t('recommendations.sheet.km', { km: formatKm(language, kmFrom(city, card)) })}</dd>
          {place.transferMinutes !== undefined && (
            <dd className="note">{t('recommendations.sheet.transfer', { count: place.transferMinutes })}</dd>
          )}
        </div>
      </dl>
      <section className="stack gap-2" aria-labelledby="my-hearts">
        <h3 className="title-3" id="my-hearts">
          {t('recommendations.sheet.hearts')}
        </h3>
        <MyHearts place={name} hearts={hearts} isFailed={isFailed} onRate={onRate} />
        <OtherHearts place={name} hearts={hearts} isOpen />
        <p className={css.proposal}>
          <Propose city={city} name={nameIn(language, city)} place={name} groupId={groupId} />
        </p>
      </section>
      <WorldMap {...map} focused={card.id} onFocus={noTwin} onChoose={noTwin} className={css.spotMap} />
      <PlaceLinks place={place} iso2={country.iso2} />
    </Sheet>
  );
}
