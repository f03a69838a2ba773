import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Columns3 from 'lucide-react/icons/columns-3';
import { Link } from 'react-router-dom';
import type { Currency } from '#shared/travel/options.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import { DestinationCover } from '#app/parts/destination/cover.tsx';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Card } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { CandidateHearts } from './candidate-hearts.tsx';
import { isMeasured, type Candidate } from './candidate.ts';
import css from './deck.module.css';
import { FactsLine } from './facts-line.tsx';
import { Faces } from '#app/parts/destination/fit-faces.tsx';
import { fitCounts } from '#app/parts/destination/fit-counts.ts';
import { tradeOffText } from '#app/parts/destination/reason-words.ts';
import { GroupFit } from './group-fit.tsx';
import { NamedFit } from './named-fit.tsx';
import type { CardHearts } from './use-hearts.ts';
import { reasonText } from './words.ts';

interface CandidateCardProps extends CardHearts {
  candidate: Candidate;
  /** Everybody flies to all candidates beside it. */
  isFlown: boolean;
  /** Of the trip. */
  days: number;
  /** In what estimates are told. */
  currency: Currency;
  /** How many the group counts. */
  counted: number;
  isOn: boolean;
  isCompared: boolean;
  onCompare: () => void;
}

/** One candidate: how well it suits, why, what it lacks, the facts that decide, for whom, and the hearts. */
export function CandidateCard(props: CandidateCardProps) {
  const { t } = useText();
  const { candidate, isFlown, days, currency, counted, isOn, isCompared, onCompare, hearts, isFailed, onRate } = props;
  const { card, city, name, note, proposer, meta, to, go, number, facts, named } = candidate;
  return (
    <Card as="article" flush className={cx(css.card, isOn && css.isOn)}>
      <div className={css.picture}>
        <DestinationCover src={city.coverImage} city={city} className={css.cover} />
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        <button
          type="button"
          className={css.pick}
          aria-pressed={isCompared}
          aria-label={t('recommendations.compare.pick', { place: name })}
          onClick={onCompare}
        >
          {isCompared ? (
            <Check className="icon" aria-hidden="true" />
          ) : (
            <Columns3 className="icon" aria-hidden="true" />
          )}
          {t('recommendations.view.compare')}
        </button>
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <div>
            <h2 className={css.name}>
              <Link className="title-2" to={to}>
                {name}
              </Link>{' '}
              {note !== undefined && <span className="note">{note}</span>}
            </h2>
            <p className={css.meta}>{meta}</p>
            {proposer !== undefined && (
              <p className={css.meta}>
                <Badge>{t('recommendations.proposedBy', { name: proposer })}</Badge>
              </p>
            )}
          </div>
          {isMeasured(card) && <GroupFit card={card} className={css.fit} />}
        </div>
        <CandidateWhy candidate={candidate} counted={counted} />
        <FactsLine facts={facts} isFlown={isFlown} days={days} currency={currency} />
        {isMeasured(card) && (
          <div className={css.faces}>
            <Faces counts={fitCounts(card.fit, counted)} />
            <NamedFit named={named} />
            {card.worksNotFor > 0 && <Badge tone="danger">{t('fit.notFor', { count: card.worksNotFor })}</Badge>}
          </div>
        )}
        <CandidateHearts place={name} hearts={hearts} isFailed={isFailed} onRate={onRate} />
        <ButtonLink variant="plain" size="small" className={css.go} to={to}>
          <span>{go}</span>
          <ArrowRight className="icon" aria-hidden="true" />
        </ButtonLink>
      </div>
    </Card>
  );
}

/**
 * One sentence why, or what its proposer says, and one about what it lacks; the catalogue's own line where nothing sets
 * it apart, or nothing that was not said.
 */
function CandidateWhy({ candidate, counted }: { candidate: Candidate; counted: number }) {
  const { card, line, said, isReasonSaid } = candidate;
  const { t, language } = useText();
  const [reason] = card.reasons;
  return (
    <div className={css.why}>
      {said !== undefined ? (
        <p>{t('recommendations.said', { note: said })}</p>
      ) : reason && !(isReasonSaid && line !== '') ? (
        <p>{reasonText(t, language, reason, counted, nameIn(language, card.about))}</p>
      ) : (
        line !== '' && <p>{line}</p>
      )}
      {card.tradeOff && (
        <p className={css.catch}>
          <CircleAlert className="icon" aria-hidden="true" />
          <span>{tradeOffText(t, language, card.tradeOff)}</span>
        </p>
      )}
    </div>
  );
}
