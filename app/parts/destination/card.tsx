import { Link, type To } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { City } from '#shared/destination/schema.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { DestinationCover } from './cover.tsx';
import type { marked } from './marked.ts';
import { ExploreFit } from './explore-fit.tsx';
import css from './destination.module.css';

interface DestinationCardProps {
  to: To;
  cover: string;
  /** The city, where it is one. */
  city?: City;
  name: string;
  /** Language of the name, where it is not the page's. */
  nameLang: Language;
  /** A small word beside the name: the continent. */
  note?: ReactNode;
  badges?: ReactNode;
  score: number | null;
  /** Empty: none is known in the reader's language. */
  line: string;
  /** Below the line: flight time, best cities, what does not fit. */
  children?: ReactNode;
  /** The first of a list: larger, and across. */
  lead?: boolean;
  /** The pin beside it that has the same focus. */
  twin?: ReturnType<typeof marked> | undefined;
}

/** A country or a city to go to: where it lies, its name, how well it fits. The whole card is the link. */
export function DestinationCard({
  to,
  cover,
  city,
  name,
  nameLang,
  note,
  badges,
  score,
  line,
  children,
  lead,
  twin,
}: DestinationCardProps) {
  const { t } = useText();
  return (
    <Card {...twin?.card} as="li" flush className={cx(css.card, lead && css.lead, twin?.isOn && css.on)}>
      <Link {...twin?.link} className={css.link} to={to}>
        <DestinationCover className={css.cover} src={cover} square={lead ? undefined : 'narrow'} city={city} />
        <div className={css.body}>
          <h3 className={css.name}>
            <span className={lead ? 'title-2' : 'title-3'} lang={nameLang}>
              {name}
            </span>
            {note && (
              <>
                {' '}
                <span className="note nowrap">{note}</span>
              </>
            )}
          </h3>
          {score === null ? (
            <span className="note">{t('explore.noScore')}</span>
          ) : (
            <ExploreFit score={score} isInline inPoints />
          )}
          {badges && <p className={css.badges}>{badges}</p>}
          {line !== '' && <p className="small">{line}</p>}
          {children}
        </div>
      </Link>
    </Card>
  );
}
