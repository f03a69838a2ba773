import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import type { Basis } from '#shared/recommendation/prior.ts';
import type { Trip } from '#shared/recommendation/trip.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { cx } from '#app/ui/cx.ts';
import { useIsWide } from '#app/ui/use-is-wide.ts';
import { showToast } from '#app/ui/toast.ts';
import { laterOptional, laterPart } from '#app/ui/later.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { CandidateViews } from './candidate-views.tsx';
import type { Candidate } from './candidate.ts';
import { columnsOf, comparisonTitle } from './comparison-columns.ts';
import css from './deck.module.css';
import { Deck } from './deck.tsx';
import { areFlown } from './figures.ts';
import type { Ground } from './ground.ts';
import { HeartsLogin } from './hearts-login.tsx';
import { RefusedHearts } from './refused-hearts.tsx';
import { useHearts } from './use-hearts.ts';
import { useView } from './use-view.ts';
import { mostCompared } from './view.ts';
import { Coming } from '#app/ui/coming.tsx';

const SideMap = laterOptional(() => import('./side-map.tsx').then((m) => m.SideMap));
const MapPage = laterPart(() => import('./map-page.tsx').then((m) => m.MapPage));
const HowSheet = laterSheet(() => import('./how-sheet.tsx').then((m) => m.HowSheet));
const Comparison = laterPart(() => import('./comparison.tsx').then((m) => m.Comparison));

interface CandidatesProps {
  /** The stage's title; a comparison has one of its own. */
  title: string;
  /** The stage's head with a title: above the views, and beside the map on wide screens. */
  head: (title: string) => ReactNode;
  ground: Ground;
  candidates: readonly Candidate[];
  basis: Basis;
  trip: Trip;
  /** Below the deck. */
  children?: ReactNode;
}

/** Which candidate each entry of the history showed last: Back shows it again. */
const seenAt = new Map<string, string>();

/** The candidates of a stage as cards, side by side, or on the map. */
export function Candidates({ title, head, ground, candidates, basis, trip, children }: CandidatesProps) {
  const { t, language } = useText();
  const { group } = ground;
  const view = useView();
  const isComparing = view.view === 'compare';
  const columns = columnsOf(candidates, view.compared);
  const isWide = useIsWide();
  const { key } = useLocation();
  const [focus, setFocus] = useState(seenAt.get(key) ?? candidates[0]?.id);
  const [isAskingHow, setAskingHow] = useState(false);
  const hearts = useHearts(ground);
  const isFlown = areFlown(candidates);
  const at = Math.max(
    0,
    candidates.findIndex(({ id }) => id === focus),
  );
  const focusAt = (index: number) => {
    const id = candidates[index]?.id;
    setFocus(id);
    if (id !== undefined) seenAt.set(key, id);
  };
  const toggle = (cityId: string) => {
    view.compare((compared) => {
      if (compared.includes(cityId)) return compared.filter((id) => id !== cityId);
      if (compared.length < mostCompared) return [...compared, cityId];
      showToast({ text: t('recommendations.compare.full', { count: mostCompared }) });
      return compared;
    });
  };
  return (
    <div className={cx(view.view === 'map' && css.withMap)}>
      <div className={css.top}>
        {head(isComparing ? comparisonTitle(t, language, columns) : title)}
        <RefusedHearts groupId={group.groupId} destinations={candidates.map(({ city }) => city)} />
        <div className={css.bar}>
          <CandidateViews view={view} />
          {basis.k > 0 && (
            <Button
              variant="plain"
              size="icon"
              aria-label={t('recommendations.how.title')}
              onClick={() => {
                setAskingHow(true);
              }}
            >
              <CircleQuestionMark className="icon" aria-hidden="true" />
            </Button>
          )}
        </div>
      </div>
      {isComparing ? (
        <Coming height="100dvh">
          <Comparison
            ground={ground}
            columns={columns}
            candidates={candidates}
            counted={basis.n}
            trip={trip}
            heartsOf={(one) => hearts.of(one.city.id)}
          />
        </Coming>
      ) : view.view === 'map' ? (
        <Suspense fallback={<Skeleton height="100%" shape="tile" className={css.mapComing} />}>
          <MapPage ground={ground} candidates={candidates} at={at} onAt={focusAt} />
        </Suspense>
      ) : (
        <div className={css.sides}>
          <div>
            <Deck candidates={candidates} at={at} onAt={focusAt} isLoved={(one) => hearts.of(one.city.id).mine > 0}>
              {(candidate, isOn) => (
                <CandidateCard
                  candidate={candidate}
                  isFlown={isFlown}
                  days={trip.days}
                  currency={ground.currency}
                  counted={basis.n}
                  isOn={isOn}
                  isCompared={view.compared.includes(candidate.city.id)}
                  onCompare={() => {
                    toggle(candidate.city.id);
                  }}
                  {...hearts.ofCard(candidate.city.id)}
                />
              )}
            </Deck>
            {children}
          </div>
          {isWide && (
            <div className={css.side}>
              <SideMap ground={ground} candidates={candidates} at={at} onAt={focusAt} />
            </div>
          )}
        </div>
      )}
      {isAskingHow && (
        <HowSheet
          ground={ground}
          candidates={candidates}
          onClose={() => {
            setAskingHow(false);
          }}
        />
      )}
      <HeartsLogin group={group} hearts={hearts} />
    </div>
  );
}
