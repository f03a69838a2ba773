import Send from 'lucide-react/icons/send';
import { containsDate, eachDay, type DateRange } from '#shared/calendar/date-range.ts';
import { personOf, type GroupPerson } from '#app/parts/trip/group-people.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button.tsx';
import css from './group.module.css';
import { windowOf } from './decide-choices.ts';

/** Who lacks days of these dates, by name: everybody sees the days anyway. It is counted anew when the dates change. */
export function Lacking({
  trip,
  dates,
  onAsk,
}: {
  trip: TripState;
  dates: DateRange;
  onAsk: (person: GroupPerson, day: string) => void;
}) {
  const { t } = useText();
  const { people, dates: answered } = trip.overview;
  const { absent, lengthDays } = windowOf(trip, dates);
  if (answered.length === 0) return null;
  return (
    <section className="stack gap-2" aria-live="polite">
      <h3 className="title-3">
        {absent.length === 0 ? t('trip.decide.fitsAll', { count: answered.length }) : t('trip.decide.lacking')}
      </h3>
      {absent.length > 0 && (
        <ul className={css.lack}>
          {absent.map(({ memberId, missingDays }) => {
            const person = personOf(people, memberId);
            if (!person) return null;
            const ranges = answered.find((one) => one.memberId === memberId)?.ranges ?? [];
            const day = eachDay(dates).find((one) => !ranges.some((range) => containsDate(range, one)));
            return (
              <li key={memberId}>
                <Avatar name={person.name} hue={person.hue} size="small" />
                <p>
                  {missingDays === lengthDays
                    ? t('trip.decide.cannot', { name: person.name })
                    : t('trip.decide.short', { name: person.name, count: missingDays })}
                </p>
                <Button
                  variant="edge"
                  size="small"
                  onClick={() => {
                    onAsk(person, day ?? dates.start);
                  }}
                >
                  <Send className="icon" aria-hidden="true" />
                  {t('trip.decide.ask', { name: person.name })}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
