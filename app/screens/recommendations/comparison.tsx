import Plus from 'lucide-react/icons/plus';
import Share from 'lucide-react/icons/share';
import type { Trip } from '#shared/recommendation/trip.ts';
import { copyText } from '#app/parts/sharing/copy-text.ts';
import { canShare, share } from '#app/parts/sharing/share-sheet.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';
import type { Candidate } from './candidate.ts';
import css from './comparison.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import type { Ground } from './ground.ts';
import type { HeartsOfOne } from './use-hearts.ts';
import { useView } from './use-view.ts';
import { leastCompared, mostCompared } from './view.ts';
import { figuresOf, winners } from './wins.ts';

interface ComparisonProps {
  ground: Ground;
  columns: readonly Candidate[];
  /** All that can be compared. */
  candidates: readonly Candidate[];
  /** How many the group counts. */
  counted: number;
  trip: Trip;
  heartsOf: (candidate: Candidate) => HeartsOfOne;
}

/** Two to four candidates side by side. */
export function Comparison({ ground, columns, candidates, counted, trip, heartsOf }: ComparisonProps) {
  const { t } = useText();
  const { compare, compared, linkTo } = useView();
  const best = winners(columns.map(figuresOf));
  const remove = (one: Candidate) => {
    const before = columns.map(({ city }) => city.id);
    compare((present) => (present.length >= leastCompared ? present : before).filter((id) => id !== one.city.id));
    showToast({
      text: t('recommendations.compare.removed', { place: one.name }),
      action: {
        label: t('recommendations.compare.undo'),
        run: () => {
          compare(() => before);
        },
      },
    });
  };
  const send = async () => {
    const url = location.href;
    if (canShare()) await share({ title: document.title, url });
    else if (await copyText(url)) showToast({ text: t('recommendations.compare.copied') });
  };
  return (
    <div className={css.page}>
      {columns.length > 1 && columns.some(({ city }) => !compared.includes(city.id)) && (
        <p className="small soft">{t('recommendations.compare.filled')}</p>
      )}
      <ComparisonTable
        ground={ground}
        columns={columns}
        best={best}
        counted={counted}
        trip={trip}
        heartsOf={heartsOf}
        onRemove={columns.length > leastCompared ? remove : undefined}
      />
      <div className={css.end}>
        {columns.length < mostCompared && columns.length < candidates.length && (
          <ButtonLink to={linkTo('deck')} preventScrollReset>
            <Plus className="icon" aria-hidden="true" />
            {t('recommendations.compare.more')}
          </ButtonLink>
        )}
        <Button
          variant="plain"
          onClick={() => {
            void send();
          }}
        >
          <Share className="icon" aria-hidden="true" />
          {t('recommendations.compare.send')}
        </Button>
      </div>
      <p className="note">{t('recommendations.compare.note')}</p>
    </div>
  );
}
