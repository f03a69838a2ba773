import CalendarDays from 'lucide-react/icons/calendar-days';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { crowdsAt } from '#shared/destination/facts/crowds.ts';
import type { Facts } from '#shared/destination/facts/read.ts';
import type { City } from '#shared/destination/schema.ts';
import { CrowdNote } from '#app/parts/destination/crowd-note.ts';
import { useText } from '#app/text/text.ts';
import { Decides } from './decides.tsx';

/** Those of some days that change the whole country; nothing where there are none. */
export function CrowdsCell({ facts, city, days }: { facts: Facts; city: City; days: DateRange }) {
  const { t } = useText();
  const [first, ...others] = crowdsAt(facts, city, days).map((crowd) => <CrowdNote key={crowd.id} crowd={crowd} />);
  return first && <Decides size="row" icon={CalendarDays} label={t('city.crowds')} value={first} notes={others} />;
}
