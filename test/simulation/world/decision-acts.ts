import { newId } from '#shared/kernel/ids.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { answerRsvp, decide, noteReminder, setDeadline } from '#app/local/group/decision.ts';
import { addTypedPlace, castPlaceVote, withdrawPlaceVote } from '#app/local/group/votes.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { dates, places } from './answers.ts';
import type { Scenario } from './scenario.ts';
import type { Tab } from './tab.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A member votes for a place, says whether they come, or reminds somebody. */
export async function actOnTrip(
  { random, count, groupId }: Scenario,
  { local, db }: Tab,
  session: StoredSession,
): Promise<string> {
  const view = await readView(db, groupId);
  const draw = random.next();
  if (draw < 0.5) {
    const isCast = random.hits(0.6);
    const place = random.pick(places) ?? 'france';
    // Without a draw of its own, so that the runs of kept seeds stay near what they were.
    if (isCast && place === 'france') {
      count('typed place');
      const placeId = newId(local.now(), local.random);
      return addTypedPlace(local, session, { placeId, name: `여행지 ${view.list('typedPlace').length}`, url: null });
    }
    count('place vote');
    return (isCast ? castPlaceVote : withdrawPlaceVote)(local, session, place);
  }
  if (draw < 0.8) {
    count('rsvp');
    return answerRsvp(local, session, {
      answer: random.hits(0.7) ? 'coming' : 'away',
      word: '',
      dates: view.get('decision', groupId)?.data.dates ?? null,
    });
  }
  count('remind');
  return noteReminder(local, session, [random.pick(view.list('member'))?.id ?? session.memberId]);
}

/**
 * The organizer makes an act on the one that this device shows, or on an older one that a sheet was opened on; or sets
 * the deadline.
 */
export async function actOnDecision({ random, count, groupId }: Scenario, { local, db }: Tab): Promise<void> {
  const view = await readView(db, groupId);
  const present = view.get('decision', groupId);
  if (random.hits(0.2)) {
    const day = random.pick(dates) ?? '2027-04-03';
    await setDeadline(local, groupId, {
      day,
      endsAt: Date.parse(`${day}T00:00:00Z`) + dayMs,
      timeZone: 'UTC',
      quorum: random.hits(0.5) ? 2 + random.below(4) : null,
    });
    count('deadline');
    return;
  }
  const start = random.pick(dates) ?? '2027-04-03';
  const stay = { start, end: start };
  const place = { id: null, name: `여행지 ${random.below(4)}` };
  const kind = random.pick(['open', 'dates', 'place', 'confirm', 'confirm', 'reopen'] as const) ?? 'confirm';
  await decide(
    local,
    groupId,
    {
      kind,
      dates: kind === 'open' || kind === 'reopen' ? null : stay,
      place: kind === 'open' || kind === 'reopen' ? null : place,
      word: '',
    },
    random.hits(0.3) ? (present?.data.base ?? null) : (present?.mutationId ?? null),
  );
  count('decide');
}
