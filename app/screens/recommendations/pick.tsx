import type { ReactNode } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link, type To } from 'react-router-dom';
import type { City } from '#shared/destination/schema.ts';
import type { Card as Verdict } from '#shared/recommendation/cards.ts';
import type { Reason } from '#shared/recommendation/explain.ts';
import { DestinationCover } from '#app/parts/destination/cover.tsx';
import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Card } from '#app/ui/card.tsx';
import { Score } from '#app/ui/score.tsx';
import { ownReasons } from './own-reasons.ts';
import css from './recommendations.module.css';
import { Why } from './why.tsx';

interface PickProps {
  card: Verdict;
  name: string;
  /** Continent, or population and capital badge. */
  facts: ReactNode;
  cover: string;
  /** The city, where it is one. */
  city?: City;
  /** The catalogue's description, shown where no answer exists from which a score could be computed. */
  line: { text: string; lang: string };
  to: To;
  counted: number;
  me: string | undefined;
  /** The texts of the first card, which the others leave out. */
  said?: readonly Reason[];
}

/** The first of a stage, large, with the one filled button. */
export function TopPick({ go, ...props }: PickProps & { go: string }) {
  const { card, name, facts, cover, city, line, to, counted, me } = props;
  return (
    <Card as="article" flush className={css.topPick}>
      <DestinationCover src={cover} city={city} className={css.topCover} />
      <div className={css.topBody}>
        <div className={css.topHead}>
          <div>
            <div className={css.facts}>{facts}</div>
            <h2 className="title-2">{name}</h2>
          </div>
          {isMeasured(card) && <ShownScore score={card.score} className={css.big} />}
        </div>
        {!isMeasured(card) && <p lang={line.lang}>{line.text}</p>}
        <Why card={card} counted={counted} me={me} big />
        <ButtonLink variant="action" to={to} className={css.topGo}>
          <span className="visually-hidden">{name}: </span>
          {go}
          <ArrowRight className="icon" aria-hidden="true" />
        </ButtonLink>
      </div>
    </Card>
  );
}

/** One of those that follow. */
export function Pick({ card, name, facts, cover, city, line, to, counted, me, said = [] }: PickProps) {
  const reasons = ownReasons(card.reasons, said);
  const isLikeTheFirst = reasons.length < card.reasons.length;
  return (
    <Card as="article" flush className={css.pick}>
      <DestinationCover src={cover} city={city} square="narrow" className={css.pickCover} />
      <div className={css.pickBody}>
        <div className={css.pickHead}>
          <div className={css.pickName}>
            <h3 className="title-3">
              <Link to={to} className={css.whole}>
                {name}
              </Link>
            </h3>
            <div className={css.facts}>{facts}</div>
          </div>
          {isMeasured(card) && <ShownScore score={card.score} />}
        </div>
        {(!isMeasured(card) || isLikeTheFirst) && (
          <p className="small" lang={line.lang}>
            {line.text}
          </p>
        )}
        <Why card={{ ...card, reasons }} counted={counted} me={me} />
      </div>
    </Card>
  );
}

/** Nothing is not zero: without anybody's answers there is no score. */
const isMeasured = ({ fit }: Verdict): boolean => fit.length > 0;

function ShownScore({ score, className }: { score: number; className?: string | undefined }) {
  const { t, language } = useText();
  const shown = formatScore(language, score);
  return (
    <p>
      <span className="visually-hidden">{t('recommendations.score', { score: shown })}</span>
      <span aria-hidden="true">
        <Score value={shown} unit="/10" {...(className ? { className } : {})} />
      </span>
    </p>
  );
}
