import type { ReactNode } from 'react';
import { locales } from '#shared/calendar/range-text.ts';
import type { Lives } from '#shared/recommendation/read-names.ts';
import { heardBack, isNothing } from '#shared/recommendation/heard-back.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { wishKey } from '#app/parts/destination/reason-words.ts';
import { formatAmount } from '#app/text/money.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import css from './heard-list.module.css';

/** What was understood of a text, in the reader's words, and names as they were written. */
export function HeardList({ text, lives, isDream }: { text: string; lives: Lives; isDream: boolean }) {
  const { t, language } = useText();
  const catalogue = useCatalogue();
  if (catalogue.kind !== 'ready') return null;
  const heard = heardBack(text, catalogue.value.core, lives, isDream);
  const hours = (count: number) =>
    new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(count);
  const { budget, mostFlight, mostWay } = heard;
  const counted = [
    ...heard.wishes.map((wish) => t(wishKey(wish))),
    ...heard.places,
    ...(budget ? [t('heard.budget', { amount: formatAmount(language, budget.amount, budget.currency) })] : []),
    ...(mostFlight === undefined ? [] : [t('heard.flight', { hours: hours(mostFlight) })]),
    ...(mostWay === undefined ? [] : [t('heard.way', { hours: hours(mostWay) })]),
    ...heard.marks.map((mark) => t(`heard.marks.${mark}`)),
  ];
  const leftOut = [...heard.unwanted.map((wish) => t(wishKey(wish))), ...heard.unwantedPlaces];
  return (
    <div className={css.heard} role="status">
      {isNothing(heard) ? (
        <p>{t('heard.nothing')}</p>
      ) : (
        <>
          <Words title={t('heard.title')} words={[...new Set(counted)]} />
          <Words title={t('heard.leftOut')} words={[...new Set(leftOut)]} />
          <p>{t('heard.hint')}</p>
        </>
      )}
    </div>
  );
}

function Words({ title, words }: { title: ReactNode; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className={css.words}>
      <p className="strong">{title}</p>
      <ul className={css.list}>
        {words.map((word) => (
          <li key={word}>
            <Badge className={css.word}>{word}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
