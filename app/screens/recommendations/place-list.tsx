import { useMemo, useState } from 'react';
import type { City, Country, Place } from '#shared/destination/schema.ts';
import type { PlaceCard as Verdict } from '#shared/recommendation/cards.ts';
import { steadyOrder } from '#shared/vote/steady-order.ts';
import { scrollToCard } from '#app/parts/destination/marked.ts';
import { ListAndMap } from '#app/parts/map/list-and-map.tsx';
import { useQuery, withValue } from '#app/kernel/use-query.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import type { Ground } from './ground.ts';
import { HeartsLogin } from './hearts-login.tsx';
import { PlaceCard } from './place-card.tsx';
import { placeOrders, type PlaceOrder } from './place-order.ts';
import css from './places.module.css';
import { useHearts } from './use-hearts.ts';
import { useOpenPlace } from '#app/parts/destination/use-open-place.ts';
import { usePlaceMap } from './use-place-map.tsx';

const PlaceSheet = laterSheet(() => import('./place-sheet.tsx').then((m) => m.PlaceSheet));

interface PlaceListProps {
  ground: Ground;
  country: Country;
  city: City;
  order: PlaceOrder;
  /** The city's places, chosen or not. */
  all: readonly Place[];
  /** In that order. */
  cards: readonly Verdict[];
}

/** As it stood when the list was opened: ratings change scores, but the list is not sorted again while it is open. */
export function PlaceList({ ground, country, city, order, all, cards }: PlaceListProps) {
  const { t } = useText();
  const { group } = ground;
  const [steady, setSteady] = useState(() => cards.map(({ id }) => id));
  const open = useOpenPlace();
  const hearts = useHearts(ground);
  const shown = useMemo(
    () =>
      steadyOrder(
        steady,
        cards.map((card) => ({ option: card.id, card })),
        () => 0,
      ).map(({ card }) => card),
    [steady, cards],
  );
  const [focused, setFocused] = useState<string>();
  const map = usePlaceMap(city, shown);
  const opened = shown.findIndex(({ place }) => place.slug === open.slug);
  const card = shown[opened];
  const isMoved = shown.some(({ id }, index) => id !== cards[index]?.id);
  const given = shown.filter(({ id }) => hearts.of(id).mine > 0).length;
  return (
    <>
      <ListAndMap
        className={css.sides}
        map={{
          ...map,
          focused,
          onFocus: setFocused,
          onChoose: (id) => {
            setFocused(id);
            scrollToCard(id);
          },
        }}
      >
        <div className={css.listHead}>
          <p className="small soft">{t('recommendations.places.givenOf', { count: given, total: shown.length })}</p>
          <OrderSelect order={order} />
        </div>
        <ul className={css.places}>
          {shown.map((one, index) => (
            <PlaceCard
              key={one.id}
              card={one}
              all={all}
              city={city}
              number={index + 1}
              to={open.linkTo(one.place.slug)}
              focus={{ focused, onFocus: setFocused }}
              {...hearts.ofCard(one.id)}
            />
          ))}
        </ul>
        {isMoved && (
          <Button
            variant="quiet"
            className={css.reorder}
            onClick={() => {
              setSteady(cards.map(({ id }) => id));
            }}
          >
            {t('recommendations.places.reorder')}
          </Button>
        )}
      </ListAndMap>
      {card && (
        <PlaceSheet
          card={card}
          all={all}
          country={country}
          city={city}
          groupId={group.groupId}
          {...hearts.ofCard(card.id)}
          onClose={open.close}
        />
      )}
      <HeartsLogin group={group} hearts={hearts} />
    </>
  );
}

function OrderSelect({ order }: { order: PlaceOrder }) {
  const { t } = useText();
  const { change } = useQuery();
  return (
    <Select
      className={css.order}
      aria-label={t('recommendations.places.sort')}
      value={order}
      onChange={(event) => {
        const { value } = event.target;
        change((present) => withValue(present, 'sort', value === 'fit' ? undefined : value));
      }}
    >
      {placeOrders.map((one) => (
        <option key={one} value={one}>
          {t(`recommendations.places.order.${one}`)}
        </option>
      ))}
    </Select>
  );
}
