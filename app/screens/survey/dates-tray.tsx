import { useState } from 'react';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { limits } from '#shared/kernel/limits.ts';
import type { SurveyDraft } from '#shared/survey/draft.ts';
import type { RangeEditing } from '#app/parts/dates/range-editing.ts';
import { RangeFields } from '#app/parts/dates/range-fields.tsx';
import { RangeList } from '#app/parts/dates/range-list.tsx';
import { formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Count } from '#app/ui/count.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { useIsWide } from '#app/ui/use-is-wide.ts';
import css from './dates-step.module.css';

type DatesTrayProps = Pick<RangeEditing, 'act' | 'reasons' | 'today'> & { picked: SurveyDraft };

/** The chosen ranges above the buttons; a press opens them as a list. On wide screens the list is on the page. */
export function DatesTray(props: DatesTrayProps) {
  const { t, language } = useText();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const { ranges, maybe } = props.picked;
  const count = ranges.length + maybe.length;
  if (isWide) return null;
  return (
    <>
      <button type="button" className={css.tray} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="visually-hidden">{t('survey.dates.picked')}</span>
        <span className={css.trayList}>
          {count === 0 && <span className="soft">{t('survey.dates.noneShort')}</span>}
          {(['yes', 'maybe'] as const).flatMap((brush) =>
            (brush === 'yes' ? ranges : maybe).map((range) => (
              <span key={range.start}>
                <i data-brush={brush} aria-hidden="true" />
                {formatRange(language, range)}
                {brush === 'maybe' && <span className="visually-hidden">{t('survey.dates.brush.maybe')}</span>}
              </span>
            )),
          )}
        </span>
        <Count count={count} max={limits.dateRanges} />
        <ChevronUp className="icon" aria-hidden="true" />
      </button>
      {isOpen && <DatesSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The chosen ranges, then two fields for another one. */
export function DatesSheet({ onClose, ...editing }: DatesTrayProps & { onClose: () => void }) {
  const { t } = useText();
  return (
    <Sheet open onClose={onClose} title={t('survey.dates.picked')} closeLabel={t('common.close')}>
      <div className="stack gap-6">
        <RangeList
          {...editing}
          heading={(focus) => (
            <h3 className="visually-hidden" {...focus}>
              {t('survey.dates.picked')}
            </h3>
          )}
          whenEmpty={t('survey.dates.noneShort')}
        />
        <RangeFields {...editing} />
      </div>
    </Sheet>
  );
}
