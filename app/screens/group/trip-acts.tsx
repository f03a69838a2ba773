import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarX from 'lucide-react/icons/calendar-x';
import Link from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import { tripCalendar } from '#shared/calendar/icalendar.ts';
import { sequenceOf } from '#shared/decision/history.ts';
import { fileName } from '#shared/export/file-name.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { copyText } from '#app/parts/sharing/copy-text.ts';
import { saveFile } from '#app/parts/sharing/save-file.ts';
import { share } from '#app/parts/sharing/share-sheet.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { paths } from '#app/paths.ts';
import { formatRange } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './our-trip.module.css';

interface TripActsProps {
  group: GroupOnDevice;
  trip: TripState;
  last: Row<'decisionAct'>;
  /** In the reader's language. */
  place: string | undefined;
}

/** What one does with a trip: its file for a calendar, the link, paper. All of it is made on this device. */
export function TripActs({ group, trip, last, place }: TripActsProps) {
  const { t, language } = useText();
  const { dates } = last.data;
  const { data } = trip.overview;
  const device = useDevice();
  const isCancelled = trip.stage === 'reopened';
  const range = dates ? formatRange(language, dates) : undefined;
  const calendar = () => {
    if (!dates) return;
    const text = tripCalendar({
      uid: tripUid(group.groupId),
      title: place ? `${data.name} · ${place}` : data.name,
      text: last.data.word,
      days: dates,
      sequence: sequenceOf(trip.acts),
      madeAtMs: device.now(),
      isCancelled,
    });
    void saveFile({ name: fileName([data.name], '.ics'), type: 'text/calendar', text });
  };
  const link = async () => {
    const url = new URL(paths.join(data.shareUrl), location.origin).href;
    const text =
      range && place ? t('trip.do.shareBoth', { range, place }) : t('trip.do.shareOne', { what: range ?? place ?? '' });
    if ('share' in navigator) await share({ text, url });
    else if (await copyText(`${text}\n${url}`)) showToast({ text: t('trip.remind.copied') });
  };
  return (
    <Card as="section" aria-label={t('trip.do.label')} className={css.acts}>
      {dates && (
        <button type="button" className={css.act} onClick={calendar}>
          <span>
            {isCancelled ? (
              <CalendarX className="icon" aria-hidden="true" />
            ) : (
              <CalendarPlus className="icon" aria-hidden="true" />
            )}
          </span>
          {t(isCancelled ? 'trip.do.cancelCalendar' : 'trip.do.calendar')}
        </button>
      )}
      <button type="button" className={css.act} onClick={() => void link()}>
        <span>
          <Link className="icon" aria-hidden="true" />
        </span>
        {t('trip.do.link')}
      </button>
      <button
        type="button"
        className={css.act}
        onClick={() => {
          window.print();
        }}
      >
        <span>
          <Printer className="icon" aria-hidden="true" />
        </span>
        {t('trip.do.print')}
      </button>
    </Card>
  );
}

/** Half of the group's id only: calendars are often shared with people who must not get into the group. */
const tripUid = (groupId: string): string => `${groupId.slice(0, 18)}-trip@moyeo`;
