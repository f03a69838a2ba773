import type { ReactNode } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { DestinationCover } from '#app/parts/destination/cover.tsx';
import { nameOf } from '#app/parts/trip/group-people.ts';
import { formatList, unbroken } from '#app/text/formats.ts';
import { formatTotal } from '#app/text/group-money.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { CandidateMap, OriginFaces } from './candidate-map.tsx';
import css from './candidate-map.module.css';
import { isMeasured, type Candidate } from './candidate.ts';
import { bandOf, formatHourBand } from './figures.ts';
import { GroupFit } from './group-fit.tsx';
import type { Ground } from './ground.ts';
import { originsOf } from './origins.ts';
import { useSwipe } from './use-swipe.ts';

interface MapPageProps {
  ground: Ground;
  candidates: readonly Candidate[];
  /** Index of the one in focus. */
  at: number;
  onAt: (index: number) => void;
}

/** All candidates on the map; of the one in focus how everybody gets there. */
export function MapPage({ ground, candidates, at, onAt }: MapPageProps) {
  const candidate = candidates[at];
  if (!candidate) return null;
  const focus = (id: string) => {
    onAt(candidates.findIndex((one) => one.id === id));
  };
  return (
    <div className={css.page}>
      <CandidateMap
        ground={ground}
        candidates={candidates}
        focused={candidate.id}
        onFocus={focus}
        onChoose={focus}
        className={css.map}
        isPage
      />
      <Peek ground={ground} candidate={candidate} total={candidates.length} at={at} onAt={onAt}>
        <Others candidates={candidates} at={at} onAt={onAt} currency={ground.currency} />
      </Peek>
    </div>
  );
}

function Peek({
  ground: { core, people, currency },
  candidate,
  total,
  at,
  onAt,
  children,
}: Omit<MapPageProps, 'candidates'> & { candidate: Candidate; total: number; children: ReactNode }) {
  const { t, language } = useText();
  const { card, city, name, note, number, to, go, facts } = candidate;
  const swipe = useSwipe((step) => {
    if (at + step >= 0 && at + step < total) onAt(at + step);
  });
  const longest = Math.max(...facts.ways.map((way) => way.doorHours));
  return (
    <section className={css.peek} aria-labelledby="map-candidate" {...swipe}>
      <div className={css.head} aria-live="polite">
        <DestinationCover src={city.coverImage} city={city} square="narrow" className={css.cover} />
        <div>
          <h2 className="title-3" id="map-candidate">
            {number} {name} {note !== undefined && <span className="note">{note}</span>}
          </h2>
          {facts.ways.length > 0 && (
            <p className="small">
              {t('recommendations.map.within', {
                count: facts.ways.length,
                hours: formatHourBand(t, language, { from: longest, to: longest }),
              })}
            </p>
          )}
        </div>
        {isMeasured(card) && <GroupFit card={card} />}
      </div>
      <ul className={css.legs}>
        {originsOf(language, core, facts.ways).map(({ id, name: place, ways }) => (
          <li key={id}>
            <OriginFaces people={people} ids={ways.map((way) => way.memberId)} />
            <span>
              <span className="visually-hidden">
                {formatList(
                  language,
                  ways.map((way) => nameOf(people, way.memberId)),
                )}
                {', '}
              </span>
              {t('recommendations.map.from', { place })}{' '}
              <small>
                {formatTotal(
                  language,
                  {
                    from: Math.min(...ways.map((way) => way.fareFromManwon)),
                    to: Math.max(...ways.map((way) => way.fareToManwon)),
                  },
                  currency,
                )}
              </small>
            </span>
            <b>{unbroken(formatHourBand(t, language, bandOf(ways.map((way) => way.doorHours))))}</b>
          </li>
        ))}
      </ul>
      <p className="note">{t('recommendations.map.note')}</p>
      <div className={css.end}>
        <ButtonLink variant="action" to={to}>
          {go}
          <ArrowRight className="icon" aria-hidden="true" />
        </ButtonLink>
        <Button
          size="icon"
          aria-label={t('recommendations.deck.previous')}
          aria-disabled={at === 0}
          onClick={() => {
            onAt(at - 1);
          }}
        >
          <ChevronLeft className="icon" aria-hidden="true" />
        </Button>
        <Button
          size="icon"
          aria-label={t('recommendations.deck.next')}
          aria-disabled={at === total - 1}
          onClick={() => {
            onAt(at + 1);
          }}
        >
          <ChevronRight className="icon" aria-hidden="true" />
        </Button>
      </div>
      {children}
    </section>
  );
}

/**
 * The others, where there is room for them, each with the time there and the total of a person: a press looks at one.
 */
function Others({
  candidates,
  at,
  onAt,
  currency,
}: Pick<MapPageProps, 'candidates' | 'at' | 'onAt'> & Pick<Ground, 'currency'>) {
  const { t, language } = useText();
  return (
    <div className="only-wide">
      <p className="note">{t('recommendations.map.others')}</p>
      <ul className={css.others}>
        {candidates.map(({ id, number, name, card, facts: { ways, total } }, index) => (
          <li key={id} hidden={index === at}>
            <button
              type="button"
              onClick={() => {
                onAt(index);
              }}
            >
              <span className={css.number}>{number}</span>
              <span>
                <b>{name}</b>
                <span className="note">
                  {[
                    ways.length > 0 && formatHourBand(t, language, bandOf(ways.map((way) => way.doorHours))),
                    total && formatTotal(language, total, currency),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {isMeasured(card) && <GroupFit card={card} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
