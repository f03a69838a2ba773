import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { Trip } from '#shared/recommendation/trip.ts';
import { DestinationCover } from '#app/parts/destination/cover.tsx';
import { formatRange } from '#app/text/formats.ts';
import { formatTotal } from '#app/text/group-money.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { vars } from '#app/ui/vars.ts';
import type { Candidate } from './candidate.ts';
import css from './comparison.module.css';
import { FitCell, HeartsCell, MoneyCell, scaleOf, WayCell, WeatherCell, WishesCell } from './comparison-cells.tsx';

import type { Ground } from './ground.ts';
import { headingId } from './use-arrival.ts';
import type { HeartsOfOne } from './use-hearts.ts';
import type { Win } from './wins.ts';

interface ComparisonTableProps {
  ground: Ground;
  columns: readonly Candidate[];
  best: Partial<Record<Win, string>>;
  counted: number;
  trip: Trip;
  heartsOf: (candidate: Candidate) => HeartsOfOne;
  /** Absent where no column can go. */
  onRemove: ((candidate: Candidate) => void) | undefined;
}

interface Row {
  id: string;
  title: string;
  /** What is seen in the cells says it. */
  isSaidInCells?: boolean;
  note?: string | undefined;
  win?: Win;
  cell: (candidate: Candidate) => ReactNode;
}

/** Rows are questions, columns are candidates. On narrow screens each question stands above its row. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { t } = useText();
  const { columns, best, onRemove } = props;
  const rows = useRows(props);
  return (
    <div className={css.scroll} role="region" tabIndex={0} aria-label={t('recommendations.compare.label')}>
      <div className={css.table} role="table" aria-labelledby={headingId} style={vars({ '--cols': columns.length })}>
        <div role="row" className={css.row}>
          <span role="columnheader" className={css.corner}>
            <span className={css.cornerText}>{t('recommendations.compare.upTo')}</span>
          </span>
          {columns.map((one) => (
            <ColumnHead key={one.id} candidate={one} onRemove={onRemove} />
          ))}
        </div>
        {rows.map(({ id, title, isSaidInCells, note, win, cell }) => (
          <div key={id} role="row" className={css.row}>
            <div role="rowheader" className={css.question}>
              <span className={isSaidInCells ? 'visually-hidden' : undefined}>{title}</span>
              {note && <small>{note}</small>}
            </div>
            {columns.map((one) => (
              <div key={one.id} role="cell" className={css.cell}>
                {cell(one)}
                {win && best[win] === one.city.id && (
                  <span className={css.best}>
                    <Check className="icon" aria-hidden="true" />
                    {t(`recommendations.compare.best.${win}`)}
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function useRows({ ground, columns, counted, trip, heartsOf }: ComparisonTableProps): Row[] {
  const { t, language } = useText();
  const scale = scaleOf(columns);
  const rows: (Row | false | undefined)[] = [
    counted > 0 && {
      id: 'fit',
      title: t('recommendations.compare.row.fit'),
      cell: (one) => <FitCell candidate={one} counted={counted} />,
    },
    scale && {
      id: 'total',
      title: t('recommendations.compare.row.total'),
      note: t('recommendations.compare.scale', { band: formatTotal(language, scale, ground.currency) }),
      win: 'cheap',
      cell: (one) => <MoneyCell total={one.facts.total} scale={scale} currency={ground.currency} />,
    },
    columns.some(({ facts }) => facts.ways.length > 0) && {
      id: 'way',
      title: t('recommendations.compare.row.way'),
      win: 'near',
      cell: (one) => <WayCell facts={one.facts} ground={ground} />,
    },
    columns.some(({ facts }) => facts.weather) && {
      id: 'weather',
      title: t('recommendations.compare.row.weather'),
      note: trip.window && formatRange(language, trip.window),
      win: 'warm',
      cell: (one) => <WeatherCell weather={one.facts.weather} />,
    },
    columns.some(({ facts }) => facts.wishes.length > 0) && {
      id: 'wishes',
      title: t('recommendations.compare.row.wishes'),
      cell: (one) => <WishesCell wishes={one.facts.wishes} />,
    },
    {
      id: 'hearts',
      title: t('recommendations.compare.row.hearts'),
      cell: (one) => <HeartsCell hearts={heartsOf(one)} />,
    },
    {
      id: 'go',
      title: t('recommendations.compare.see'),
      isSaidInCells: true,
      cell: (one) => (
        <ButtonLink
          variant={one === columns[0] ? 'action' : 'edge'}
          size="small"
          className={css.go}
          to={one.to}
          aria-label={one.go}
        >
          {t('recommendations.compare.see')}
        </ButtonLink>
      ),
    },
  ];
  return rows.filter((one): one is Row => Boolean(one));
}

function ColumnHead({ candidate, onRemove }: { candidate: Candidate; onRemove: ComparisonTableProps['onRemove'] }) {
  const { t } = useText();
  const { city, name, note, number } = candidate;
  return (
    <div role="columnheader" className={cx(css.cell, css.top)}>
      <DestinationCover src={city.coverImage} city={city} className={css.cover} />
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      {onRemove && (
        <Button
          variant="plain"
          size="icon"
          className={css.remove}
          aria-label={t('recommendations.compare.remove', { place: name })}
          onClick={() => {
            onRemove(candidate);
          }}
        >
          <span>
            <X className="icon" aria-hidden="true" />
          </span>
        </Button>
      )}
      <span className={css.topName}>
        <b>{name}</b>
        {note !== undefined && <span className="note">{note}</span>}
      </span>
    </div>
  );
}
