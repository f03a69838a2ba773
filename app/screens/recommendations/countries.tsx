import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CountryCard } from '#shared/recommendation/cards.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { authored } from '#app/parts/destination/words.ts';
import { useText, type Translate } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { BasisLine } from './basis-line.tsx';
import { ChangeCard } from './change-card.tsx';
import type { Ground } from './ground.ts';
import { Pick, TopPick } from './pick.tsx';
import css from './recommendations.module.css';
import { Shortlist } from './shortlist.tsx';
import { searchOf } from './spot.ts';
import { StageFoot } from './stage-foot.tsx';
import { StageHead } from './stage-head.tsx';

/** The number shown at first, and after "more". */
const few = 7;
const many = 24;
/** Up to this many further ones are shown without a button, which would take as much room. */
const fewMore = 2;

/** The countries, best first. */
export function Countries({ ground }: { ground: Ground }) {
  const { t, language } = useText();
  const [query, setQuery] = useSearchParams();
  const {
    group: { view, session },
    core,
    day,
    isPreview,
  } = ground;
  const found = useMemo(
    () => recommend<'countries'>({ rows: view, core, day, stage: { at: 'countries' } }),
    [view, core, day],
  );
  const [first, ...rest] = found.cards;
  if (!first) return null;
  // Without scores the order is arbitrary, so no country is the first.
  const most = Math.min(found.cards.length, found.basis.k > 0 ? many : Infinity);
  const shown = rest.slice(0, (query.has('more') || most <= few + fewMore ? most : few) - 1);
  const left = most - 1 - shown.length;
  const props = (card: CountryCard) => ({
    card,
    name: nameIn(language, card.country),
    facts: <span className="note">{t(`explore.continent.${card.country.continent}`)}</span>,
    cover: card.country.coverImage,
    line: authored(language, card.country.lineKo, card.country.lineEn),
    to: { search: searchOf({ at: 'cities', country: card.id }, isPreview) },
    counted: found.basis.n,
    me: session?.memberId,
  });
  const more = () => {
    setQuery(
      (before) => {
        before.set('more', '1');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <>
      <StageHead
        ground={ground}
        spot={{ at: 'countries' }}
        basis={found.basis}
        title={titleOf(t, nameIn(language, first.country), found.basis)}
      >
        <BasisLine basis={found.basis} trip={found.trip}>
          {found.isWidened && t('recommendations.widened')}
        </BasisLine>
      </StageHead>
      <TopPick {...props(first)} go={t('recommendations.countries.see')} />
      <h2 className="visually-hidden">{t('recommendations.countries.list')}</h2>
      <ol className={css.picks}>
        {shown.map((card) => (
          <li key={card.id}>
            <Pick {...props(card)} said={first.reasons} />
          </li>
        ))}
      </ol>
      {left > 0 && (
        <Button variant="quiet" className={css.more} onClick={more}>
          {t('recommendations.countries.more', { count: left })}
        </Button>
      )}
      <ChangeCard ground={ground} cards={found.cards} />
      <Shortlist ids={found.shortlist} cards={found.cards} isPreview={isPreview} />
      <StageFoot ground={ground} legend={found.basis.k > 0} />
    </>
  );
}

function titleOf(t: Translate, country: string, { k, n }: { k: number; n: number }): string {
  if (k === 0) return t('recommendations.countries.titleNone');
  if (k < n) return t('recommendations.countries.titleSoFar', { country });
  return n === 1
    ? t('recommendations.countries.titleOne', { country })
    : t('recommendations.countries.title', { country, count: n });
}
