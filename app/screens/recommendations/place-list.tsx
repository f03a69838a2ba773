import { useState } from 'react';
import type { PlaceCard as Verdict } from '#shared/recommendation/cards.ts';
import { steadyOrder } from '#shared/vote/steady-order.ts';
import { LoginSheet } from '#app/parts/login/login-sheet.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import type { Ground } from './ground.ts';
import { PlaceCard } from './place-card.tsx';
import css from './recommendations.module.css';
import { useHearts } from './use-hearts.ts';

/** Best first as it was when the list was opened: ratings change scores, but the list is not sorted again while it is open. */
export function PlaceList({ ground, cards }: { ground: Ground; cards: readonly Verdict[] }) {
  const { t } = useText();
  const { group, people } = ground;
  const [order, setOrder] = useState(() => cards.map(({ id }) => id));
  const shown = steadyOrder(
    order,
    cards.map((card) => ({ option: card.id, card })),
    () => 0,
  ).map(({ card }) => card);
  const hearts = useHearts(group, people);
  const isMoved = shown.some(({ id }, index) => id !== cards[index]?.id);
  return (
    <>
      <ul className={css.places}>
        {shown.map((card) => (
          <PlaceCard
            key={card.id}
            card={card}
            hearts={hearts.of(card.id)}
            isFailed={hearts.failed === card.id}
            onRate={(rating) => {
              hearts.rate(card.id, rating);
            }}
          />
        ))}
      </ul>
      {isMoved && (
        <Button
          variant="quiet"
          className={css.reorder}
          onClick={() => {
            setOrder(cards.map(({ id }) => id));
          }}
        >
          {t('recommendations.places.reorder')}
        </Button>
      )}
      {hearts.asking && (
        <LoginSheet
          group={group}
          title={t('recommendations.login.title')}
          text={t('recommendations.login.text')}
          failed={t('recommendations.login.failed')}
          onIn={hearts.rateAs}
          onClose={hearts.stopAsking}
        />
      )}
    </>
  );
}
