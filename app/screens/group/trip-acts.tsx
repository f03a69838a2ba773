import { type ComponentType, useState } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import CalendarX from 'lucide-react/icons/calendar-x';
import ImageIcon from 'lucide-react/icons/image';
import Link from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import { tripCalendar } from '#shared/calendar/icalendar.ts';
import { calendarPath } from '#shared/decision/calendar-path.ts';
import { tripEvent } from '#shared/decision/trip-event.ts';
import { fileName } from '#shared/export/file-name.ts';
import type { City } from '#shared/destination/schema.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { useDevice } from '#app/local/device/device.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import { copyText } from '#app/parts/sharing/copy-text.ts';
import { sendPicture } from '#app/parts/sharing/send-picture.ts';
import { saveFile } from '#app/parts/sharing/save-file.ts';
import { share } from '#app/parts/sharing/share-sheet.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import type { Comer } from './comers.ts';
import { addressOf } from '#app/parts/sharing/address-of.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './our-trip.module.css';
import { tripDays } from './trip-days.ts';

interface TripActsProps {
  comers: readonly Comer[];
  city: City | undefined;
  /** A picture would be without its map for the moment. */
  isPlaceComing: boolean;
  /** The trip is known to others: a picture of it can be sent. */
  isShared: boolean;
  group: GroupOnDevice;
  trip: TripState;
  last: Row<'decisionAct'>;
  /** In the reader's language. */
  place: string | undefined;
}

/**
 * What one does with a trip: its file for a calendar, the picture, the link, paper, all made on this device; and a
 * calendar that follows it.
 */
export function TripActs({ group, trip, last, place, comers, city, isPlaceComing, isShared }: TripActsProps) {
  const [isDrawing, setDrawing] = useState(false);
  const { t, language } = useText();
  const today = useToday();
  const { dates } = last.data;
  const { data } = trip.overview;
  const device = useDevice();
  const isCancelled = trip.stage === 'reopened' && !trip.fixedDates;
  const range = dates ? formatTrip(language, dates, today) : undefined;
  const calendar = () => {
    const event = tripEvent({
      groupId: group.groupId,
      name: data.name,
      place,
      acts: trip.acts,
      madeAtMs: device.now(),
    });
    if (!event) return;
    const text = tripCalendar(event);
    void saveFile({ name: fileName([data.name], '.ics'), type: 'text/calendar', text });
  };
  const link = async () => {
    const url = addressOf(paths.join(data.shareUrl));
    // What was withdrawn is told to nobody.
    const when = trip.fixedDates ? range : undefined;
    const where = trip.fixedPlace ? place : undefined;
    const what = when ?? where;
    const one = what ? t('trip.do.shareOne', { what }) : data.name;
    const text = when && where ? t('trip.do.shareBoth', { range: when, place: where }) : one;
    if ('share' in navigator) await share({ text, url });
    else if (await copyText(`${text}\n${url}`)) showToast({ text: t('trip.remind.copied') });
  };
  const picture = async () => {
    setDrawing(true);
    const isMade = await sendPicture({
      language,
      group: data.name,
      subtitle: t('trip.picture.together', { count: trip.overview.people.length }),
      lines: [range, place].filter((one) => one !== undefined),
      note: dates ? tripDays(t, language, dates, trip.overview.isCustom) : '',
      crowd: t('trip.our.going', { count: comers.filter((one) => one.state === 'coming').length }),
      people: comers
        .filter((one) => one.state !== 'away')
        .map(({ person, state }) => ({ name: person.name, hue: person.hue, isComing: state === 'coming' })),
      map: city?.coverImage,
      name: fileName([dates?.start ?? data.name], '.png'),
    });
    setDrawing(false);
    if (!isMade) showToast({ text: t('trip.picture.failed') });
  };
  return (
    <Card as="section" aria-label={t('trip.do.label')} className={css.acts}>
      {dates && (
        <button type="button" className={css.act} onClick={calendar}>
          <Face of={isCancelled ? CalendarX : CalendarPlus} />
          {t(isCancelled ? 'trip.do.cancelCalendar' : 'trip.do.calendar')}
        </button>
      )}
      {isShared && (
        <button type="button" className={css.act} disabled={isDrawing || isPlaceComing} onClick={() => void picture()}>
          <Face of={ImageIcon} />
          {t('trip.do.picture')}
        </button>
      )}
      {isShared && dates && (
        <a className={css.act} href={addressOf(calendarPath(data.shareUrl, language)).replace(/^https?:/, 'webcal:')}>
          <Face of={CalendarSync} />
          {t('trip.do.subscribe')}
        </a>
      )}
      <button type="button" className={css.act} onClick={() => void link()}>
        <Face of={Link} />
        {t('trip.do.link')}
      </button>
      <button
        type="button"
        className={css.act}
        onClick={() => {
          window.print();
        }}
      >
        <Face of={Printer} />
        {t('trip.do.print')}
      </button>
    </Card>
  );
}

const Face = ({ of: Icon }: { of: ComponentType<{ className: string }> }) => (
  <span aria-hidden="true">
    <Icon className="icon" />
  </span>
);
