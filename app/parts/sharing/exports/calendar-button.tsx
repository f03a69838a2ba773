import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { tripCalendar } from '#shared/calendar/icalendar.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { fileName } from '#shared/export/file-name.ts';
import type { GroupRow } from '#shared/group/schema.ts';
import { useDevice } from '#app/local/device/device.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { saveFile } from '#app/parts/sharing/save-file.ts';

/**
 * A stay of the group as a file for any calendar. The file has no invite link and only half of the group's id, because
 * calendars are often shared with people who must not get into the group.
 */
export function CalendarButton({ groupId, group, stay }: { groupId: string; group: GroupRow; stay: DateRange }) {
  const { t, language } = useText();
  const today = useToday();
  const device = useDevice();
  const save = () => {
    const madeAtMs = device.now();
    const text = tripCalendar({
      uid: `${groupId.slice(0, 18)}@moyeo`,
      title: group.name,
      text: group.description,
      days: stay,
      sequence: Math.max(0, Math.floor((madeAtMs - group.createdAt) / 1000)),
      madeAtMs,
    });
    void saveFile({ name: fileName([group.name], '.ics'), type: 'text/calendar', text });
  };
  return (
    <Button variant="edge" wide onClick={save}>
      <CalendarPlus className="icon" aria-hidden="true" />
      {t('exports.calendar', { range: formatTrip(language, stay, today) })}
    </Button>
  );
}
