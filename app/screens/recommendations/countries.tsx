import { useMemo, useState } from 'react';
import type { CountryCard } from '#shared/recommendation/cards.ts';
import { proposals } from '#shared/recommendation/proposals.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { useQuery, withValue } from '#app/kernel/use-query.ts';
import { useLines } from '#app/local/catalogue/lines.ts';
import { useText } from '#app/text/text.ts';
import { useSaidWith } from '#app/parts/destination/said-with.ts';
import { Button } from '#app/ui/button.tsx';
import { laterOptional } from '#app/ui/later.tsx';
import { BasisLine } from './basis-line.tsx';
import { Candidates } from './candidates.tsx';
import { ChangeCard } from './change-card.tsx';
import { countriesTitle } from './countries-title.ts';
import { countryOffers } from './country-offers.ts';
import type { Ground } from './ground.ts';
import { heartsByCity, lovedCity } from './hearted.ts';
import css from './recommendations.module.css';
import { Shortlist } from './shortlist.tsx';
import { StageFoot } from './stage-foot.tsx';
import { StageHead } from './stage-head.tsx';
import { useCandidates } from './use-candidates.ts';
import { useOpenedCities } from './use-opened-cities.ts';
import { useView } from './use-view.ts';

const TypedPlaces = laterOptional(() => import('./typed-places.tsx').then((m) => m.TypedPlaces));

/** The number shown at first, and after "more". */
const few = 6;
const many = 24;
/** Up to this many further ones are shown without a button, which would take as much room. */
const fewMore = 1;

/** The countries, best first: each with the city that suits the group best. */
export function Countries({ ground }: { ground: Ground }) {
  const { t, language } = useText();
  const lineOf = useLines(language);
  const { query, change } = useQuery();
  const {
    group: { view },
    core,
    day,
    isPreview,
  } = ground;
  const { view: way } = useView();
  const proposed = useMemo(() => proposals(view, core), [view, core]);
  const found = useMemo(
    () =>
      recommend<'countries'>({
        rows: view,
        core,
        day,
        stage: { at: 'countries', proposed: proposed.map(({ city }) => city) },
      }),
    [view, core, day, proposed],
  );
  // Without scores the order is arbitrary, so no country is the first.
  const most = Math.min(found.cards.length, found.basis.k > 0 ? many : Infinity);
  const openedCities = useOpenedCities(ground, found);
  // As they were when the stage was opened, for the same reason.
  const [heartsAtOpening] = useState(() => heartsByCity(view));
  const hearts = found.basis.k > 0 ? undefined : heartsAtOpening;
  const shown = inHeartOrder(ground, found.cards, hearts).slice(
    0,
    query.has('more') || most <= few + fewMore ? most : few,
  );
  const left = most - shown.length;
  const saidWith = useSaidWith(proposed, language);
  const offers = countryOffers({ t, language, lineOf, ground, found, shown, hearts, openedCities, proposed, saidWith });
  const candidates = useCandidates(ground, offers);
  const more = () => {
    change((present) => withValue(present, 'more', '1'));
  };
  const head = (title: string) => (
    <StageHead ground={ground} spot={{ at: 'countries' }} basis={found.basis} title={title}>
      <BasisLine {...found}>{found.isWidened && t('recommendations.widened')}</BasisLine>
    </StageHead>
  );
  return (
    <>
      <Candidates
        title={countriesTitle(t, found.basis, candidates)}
        head={head}
        ground={ground}
        candidates={candidates}
        basis={found.basis}
        trip={found.trip}
      >
        {left > 0 && (
          <Button variant="quiet" className={css.more} onClick={more}>
            {t('recommendations.countries.more', { count: left })}
          </Button>
        )}
      </Candidates>
      {way === 'deck' && (
        <>
          {view.list('typedPlace').length > 0 && <TypedPlaces ground={ground} />}
          <ChangeCard ground={ground} cards={found.cards} />
          {found.suitsEach && <Shortlist ids={found.shortlist} cards={found.cards} isPreview={isPreview} />}
        </>
      )}
      <StageFoot ground={ground} legend={found.basis.k > 0} />
    </>
  );
}

/** Without scores hearts decide; the rest stays as it is. */
function inHeartOrder(
  { core }: Ground,
  cards: readonly CountryCard[],
  hearts: ReadonlyMap<string, number> | undefined,
): readonly CountryCard[] {
  if (!hearts) return cards;
  const of = ({ id }: CountryCard) => hearts.get(lovedCity(core.cities, id, hearts)?.id ?? '') ?? 0;
  return [...cards].sort((a, b) => of(b) - of(a));
}
