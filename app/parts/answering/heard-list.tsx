import type { ReactNode } from 'react';
import type { Lives } from '#shared/recommendation/read-names.ts';
import { type Language, nameIn } from '#shared/kernel/languages.ts';
import type { Spoken } from '#shared/recommendation/spoken-budget.ts';
import { heardBack, isNothing } from '#shared/recommendation/heard-back.ts';
import { useCatalogue } from '#app/local/catalogue/catalogue.ts';
import { type Wish, wishKey } from '#shared/recommendation/wish.ts';
import { formatAmount, formatManwon } from '#app/text/money.ts';
import { useText } from '#app/text/text.ts';
import { formatHours } from '#app/text/units.ts';
import { Badge } from '#app/ui/badge.tsx';
import css from './heard-list.module.css';

interface HeardListProps {
  text: string;
  lives: Lives;
  isDream: boolean;
  isOfGroup: boolean;
}

/** What was understood of a text, in the reader's words, and names as they were written. */
export function HeardList({ text, lives, isDream, isOfGroup }: HeardListProps) {
  const { t, language } = useText();
  const catalogue = useCatalogue();
  if (catalogue.kind !== 'ready') return null;
  const { core, findCountry } = catalogue.value;
  const heard = heardBack(text, core, lives, isDream);
  if (isOfGroup && isNothing(heard)) return null;
  const nameOf = (iso2: string) => {
    const country = findCountry(core, iso2);
    return country ? nameIn(language, country) : '';
  };
  const { budget, days, mostFlight, mostWay } = heard;
  // In the middle of a sentence some of these words begin with a small letter.
  const wordOf = (wish: Wish) => {
    const word = t(wishKey(wish));
    return word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  };
  const counted = [
    ...heard.wishes.map(wordOf),
    ...heard.places,
    ...heard.countries.map(nameOf),
    ...(budget ? [t('heard.budget', { amount: amountText(language, budget) })] : []),
    ...(days === undefined ? [] : [t('heard.days', { count: days })]),
    ...(mostFlight === undefined ? [] : [t('heard.flight', { hours: formatHours(language, mostFlight) })]),
    ...(mostWay === undefined ? [] : [t('heard.way', { hours: formatHours(language, mostWay) })]),
    ...heard.marks.map((mark) => t(`heard.marks.${mark}`)),
  ];
  const leftOut = [...heard.unwanted.map(wordOf), ...heard.unwantedPlaces, ...heard.unwantedCountries.map(nameOf)];
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

const amountText = (language: Language, { amount, currency }: Spoken): string =>
  currency === 'KRW' ? formatManwon(language, amount / 10_000) : formatAmount(language, amount, currency);
