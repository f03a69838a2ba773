import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { fixedDays, newestAct } from '#shared/decision/history.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import { CalendarButton } from './calendar-button.tsx';
import css from './exports.module.css';

const ExportSheet = laterSheet(() => import('./export-sheet.tsx').then((m) => m.ExportSheet));

export interface TakeAlongProps {
  group: GroupOnDevice;
  /** The stay that the screen shows, if there is one. */
  stay: DateRange | undefined;
}

/** Exports on paper or as a file, all made on this device: calendar, tables, everything, print. */
export function TakeAlong({ group, stay }: TakeAlongProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const data = group.view.get('group', group.groupId)?.data;
  if (!data) return null;
  // Days that are decided come before those of the answers, and a decided trip has a calendar file of its own on its
  // page.
  const act = newestAct(group.view, group.groupId)?.data;
  const days = act?.kind === 'confirm' && act.dates ? undefined : (fixedDays(act) ?? stay);
  return (
    <section className={css.take} aria-label={t('exports.label')}>
      {days && <CalendarButton groupId={group.groupId} group={data} stay={days} />}
      <div className={css.pair}>
        <Button
          variant="quiet"
          onClick={() => {
            setOpen(true);
          }}
        >
          <Download className="icon" aria-hidden="true" />
          {t('exports.open')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            print();
          }}
        >
          <Printer className="icon" aria-hidden="true" />
          {t('exports.print')}
        </Button>
      </div>
      {isOpen && (
        <ExportSheet
          group={group}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}
