import { useMemo } from 'react';
import type { City, Country, Place } from '#shared/destination/schema.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { PlaceCard as Verdict } from '#shared/recommendation/cards.ts';
import { PlaceFrame } from '#app/parts/destination/place-sheet/place-frame.tsx';
import { useText } from '#app/text/text.ts';
import { formatKm } from './figures.ts';
import { MyHearts } from './my-hearts.tsx';
import { OtherHearts } from './other-hearts.tsx';
import { kmFrom } from './place-order.ts';
import type { CardHearts } from './use-hearts.ts';
import { usePlaceMap } from './use-place-map.tsx';

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
export function PlaceSheet({ card, all, city, groupId, hearts, isFailed, onRate, ...frame }: PlaceSheetProps) {
  const { t, language } = useText();
  const { place } = card;
  const name = nameIn(language, place);
  const cards = useMemo(() => [card], [card]);
  const map = usePlaceMap(city, cards);
  return (
    <PlaceFrame
      {...frame}
      place={place}
      among={all}
      city={city}
      away={t('explore.sheet.km', { km: formatKm(language, kmFrom(city, card)) })}
      map={map}
      groupId={groupId}
    >
      <section className="stack gap-2" aria-labelledby="my-hearts">
        <h3 className="title-3" id="my-hearts">
          {t('recommendations.sheet.hearts')}
        </h3>
        <MyHearts place={name} hearts={hearts} isFailed={isFailed} onRate={onRate} />
        <OtherHearts place={name} hearts={hearts} isOpen />
      </section>
    </PlaceFrame>
  );
}
