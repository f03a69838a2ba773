import { useDeferredValue, useMemo } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { nameIn } from '#shared/kernel/languages.ts';
import type { CountryCard } from '#shared/recommendation/cards.ts';
import type { Question } from '#shared/recommendation/recommend.ts';
import { whatWouldChange } from '#shared/recommendation/what-would-change.ts';
import { WithBold } from '#app/ui/with-bold.tsx';
import { formatReckoned } from '#app/text/group-money.ts';
import { useText } from '#app/text/text.ts';
import type { Ground } from './ground.ts';
import css from './recommendations.module.css';
import { swapRows } from './swap-rows.ts';

type Asked = Question<'countries'>;

/**
 * The smallest change that would put another country first, computed after the cards are drawn; nothing if there is no
 * small one.
 */
export function ChangeCard({
  ground: {
    group: { view },
    core,
    day,
    currency,
  },
  cards,
}: {
  ground: Ground;
  cards: readonly CountryCard[];
}) {
  const { t, language } = useText();
  const now = useMemo((): Asked => ({ rows: view, core, day, stage: { at: 'countries' } }), [view, core, day]);
  const question = useDeferredValue<Asked | undefined>(now, undefined);
  const turn = useMemo(() => question && whatWouldChange(question), [question]);
  const [first] = cards;
  const country = turn && core.countries.find(({ id }) => id === turn.id);
  if (!turn || !country || !first || first.fit.length === 0) return null;
  const amount = formatReckoned(language, 10, currency);
  const text = t('recommendations.change.text', {
    what: t(`recommendations.change.what.${turn.kind}`, { amount }),
    name: nameIn(language, country),
  });
  const rows = swapRows(language, [country, first.country], cards, turn, t('recommendations.change.unlisted'));
  return (
    <section className={css.change} aria-labelledby="change">
      <div className="stack gap-2">
        <div>
          <h2 id="change">{t('recommendations.change.badge')}</h2>
        </div>
        <p className={css.changeText}>
          <WithBold text={text} bold={t(`recommendations.change.bold.${turn.kind}`, { amount })} />
        </p>
      </div>
      <dl className={css.swap}>
        {rows.map(({ id, name, before, after }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <span className="visually-hidden">{t('recommendations.change.from')} </span>
              <span className="soft">{before}</span>
              <ArrowRight className="icon" aria-hidden="true" />
              <span className="visually-hidden">{t('recommendations.change.to')} </span>
              <b>{after}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
