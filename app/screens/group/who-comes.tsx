import { rangeLength, type DateRange } from '#shared/calendar/date-range.ts';
import { missingDays, type RsvpState } from '#shared/decision/rsvp.ts';
import { useStillWaiting } from '#app/local/outbox/use-still-waiting.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import type { Comer } from './comers.ts';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { partText } from './lack-words.ts';
import css from './our-trip.module.css';

const order: readonly RsvpState[] = ['again', 'open', 'coming', 'away'];

/** Everybody with what they said, those who are still asked first. */
export function WhoComes({
  comers,
  dates,
  me,
  trip,
  newPlaceAt,
  waiting,
}: {
  comers: readonly Comer[];
  dates: DateRange | null;
  me: string | undefined;
  trip: TripState;
  /** When the place was changed, if it was: answers before that are for another one. Milliseconds. */
  newPlaceAt: number | undefined;
  /** Mutation ids of writes that are still only on this device. */
  waiting: ReadonlySet<string>;
}) {
  const { t, language } = useText();
  const count = (...states: RsvpState[]) => comers.filter((one) => states.includes(one.state)).length;
  const isWaiting = ({ rsvp }: Comer) => rsvp !== undefined && waiting.has(rsvp.mutationId);
  const saysWaiting = useStillWaiting(comers.some(isWaiting));
  const sorted = [...comers].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  const noteOf = ({ person, state, rsvp }: Comer): string | undefined => {
    if (state === 'again') return t('trip.rsvp.againShort');
    if (rsvp && newPlaceAt !== undefined && rsvp.data.at < newPlaceAt) return t('trip.who.before');
    if (rsvp?.data.word) return `“${rsvp.data.word}”`;
    const member = trip.overview.dates.find((one) => one.memberId === person.id);
    if (state !== 'open' || !dates || !member) return undefined;
    const missing = missingDays(dates, member);
    if (missing === 0) return t('trip.who.fits');
    if (missing === rangeLength(dates)) return t('trip.who.none');
    const part = partText(t, language, dates, member);
    return [t('trip.who.short', { count: missing }), ...(part ? [part] : [])].join(' · ');
  };
  return (
    <Card as="section" className="stack" aria-labelledby="comers">
      <div className="row row--between gap-1">
        <h2 className="title-3" id="comers">
          {t('trip.who.title')}
        </h2>
        <p className="note">
          {t('trip.who.counts', { coming: count('coming'), open: count('open', 'again'), away: count('away') })}
        </p>
      </div>
      <ul className={css.list}>
        {sorted.map((one) => {
          const { person, state } = one;
          const isOnlyHere = saysWaiting && isWaiting(one);
          const note = [noteOf(one), isOnlyHere && t('group.members.onlyHere')].filter(Boolean).join(' · ');
          return (
            <li key={person.id}>
              <Avatar name={person.name} hue={person.hue} size="small" />
              <div>
                <p>
                  <b>{person.name}</b> {person.id === me && <Badge>{t('group.members.me')}</Badge>}{' '}
                  {person.isOrganizer && <Badge>{t('group.members.organizer')}</Badge>}
                </p>
                {note && <p className="small soft">{note}</p>}
              </div>
              <Badge tone={state === 'coming' && !isOnlyHere ? 'done' : state === 'away' ? 'neutral' : 'waiting'}>
                {t(state === 'again' ? 'trip.rsvp.open' : `trip.rsvp.${state}`)}
              </Badge>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
