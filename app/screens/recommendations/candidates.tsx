import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Basis } from '#shared/recommendation/prior.ts';
import type { Trip } from '#shared/recommendation/trip.ts';
import { LoginSheet } from '#app/parts/login/login-sheet.tsx';
import { useText } from '#app/text/text.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { showToast } from '#app/ui/toast.ts';
import { CandidateCard } from './candidate-card.tsx';
import type { Candidate } from './candidate.ts';
import { Deck } from './deck.tsx';
import type { Ground } from './ground.ts';
import { RefusedHearts } from './refused-hearts.tsx';
import { useHearts } from './use-hearts.ts';
import { useView } from './use-view.ts';
import { ViewSwitch } from './view-switch.tsx';
import { mostCompared } from './view.ts';

const Comparison = lazy(() => import('./comparison.tsx').then((m) => ({ default: m.Comparison })));

interface CandidatesProps {
  ground: Ground;
  candidates: readonly Candidate[];
  basis: Basis;
  trip: Trip;
  /** Below the deck. */
  children?: ReactNode;
}

/** The candidates of a stage as cards, or side by side. */
export function Candidates({ ground, candidates, basis, trip, children }: CandidatesProps) {
  const { t } = useText();
  const { group, people } = ground;
  const view = useView();
  const [focus, setFocus] = useState(candidates[0]?.id);
  const hearts = useHearts(group, people);
  const at = Math.max(
    0,
    candidates.findIndex(({ id }) => id === focus),
  );
  const toggle = (cityId: string) => {
    const { compared, compare } = view;
    if (compared.includes(cityId)) compare(compared.filter((id) => id !== cityId));
    else if (compared.length < mostCompared) compare([...compared, cityId]);
    else showToast({ text: t('recommendations.compare.full', { count: mostCompared }) });
  };
  return (
    <>
      <RefusedHearts groupId={group.groupId} destinations={candidates.map(({ city }) => city)} />
      <ViewSwitch view={view} />
      {view.view === 'compare' ? (
        <Suspense fallback={<Skeleton height="30rem" shape="tile" />}>
          <Comparison
            ground={ground}
            candidates={candidates}
            counted={basis.n}
            trip={trip}
            heartsOf={(one) => hearts.of(one.city.id)}
          />
        </Suspense>
      ) : (
        <>
          <Deck
            candidates={candidates}
            at={at}
            onAt={(index) => {
              setFocus(candidates[index]?.id);
            }}
            isLoved={(one) => hearts.of(one.city.id).mine > 0}
          >
            {(candidate, isOn) => (
              <CandidateCard
                candidate={candidate}
                days={trip.days}
                counted={basis.n}
                isOn={isOn}
                isCompared={view.compared.includes(candidate.city.id)}
                onCompare={() => {
                  toggle(candidate.city.id);
                }}
                hearts={hearts.of(candidate.city.id)}
                isFailed={hearts.failed === candidate.city.id}
                onRate={(rating) => {
                  hearts.rate(candidate.city.id, rating);
                }}
              />
            )}
          </Deck>
          {children}
        </>
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
