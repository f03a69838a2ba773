import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Heart from 'lucide-react/icons/heart';
import KeyRound from 'lucide-react/icons/key-round';
import PencilLine from 'lucide-react/icons/pencil-line';
import MapPinPlus from 'lucide-react/icons/map-pin-plus';
import Link from 'lucide-react/icons/link';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Trash from 'lucide-react/icons/trash-2';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import Vote from 'lucide-react/icons/vote';
import { isCivilDate } from '#shared/calendar/civil-date.ts';
import type { GroupReplica } from '#shared/kernel/replica.ts';
import type { MutationName } from '#shared/protocol/mutations.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { voteType } from '#shared/vote/schema.ts';
import { activities } from '#shared/activity/activity.ts';
import type { StoredSession, OutboxEntry } from '#app/local/device/db.ts';
import type { GroupState } from '#app/local/group/groups.ts';
import { typeName } from '#app/parts/trip/vote-words.ts';
import { formatDay } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';

const icons = {
  createGroup: Users,
  joinGroup: LogIn,
  claimMember: LogIn,
  addMember: UserPlus,
  logout: LogOut,
  endSessions: LogOut,
  saveSimpleResponse: ClipboardList,
  savePreference: ClipboardList,
  saveCustomResponse: ClipboardList,
  castDateVote: Vote,
  withdrawDateVote: Vote,
  castTypeVote: Vote,
  withdrawTypeVote: Vote,
  addTypedPlace: MapPinPlus,
  castPlaceVote: Vote,
  withdrawPlaceVote: Vote,
  rateDestination: Heart,
  unrateDestination: Heart,
  changeName: PencilLine,
  showFit: Users,
  setPin: KeyRound,
  leaveGroup: LogOut,
  removeMember: UserMinus,
  restoreMember: UserPlus,
  clearPin: KeyRound,
  updateGroup: Settings,
  rotateShareUrl: Link,
  rotateOrganizer: KeyRound,
  takeOverGroup: KeyRound,
  cleanUpDuplicates: Users,
  deleteGroup: Trash,
  decide: CalendarCheck,
  setDeadline: CalendarClock,
  answerRsvp: CalendarCheck,
  noteReminder: Send,
  // Written by a newer version of the app.
  other: CircleHelp,
} as const satisfies Record<MutationName | 'other', typeof Users>;

const known = (name: string): keyof typeof icons =>
  Object.hasOwn(icons, name) ? (name as keyof typeof icons) : 'other';

export function WriteIcon({ entry }: { entry: OutboxEntry }) {
  const Icon = icons[known(entry.name)];
  return <Icon className="icon" aria-hidden="true" />;
}

/** A reason of more characters is left out. */
const shortWord = 40;

/** A queued write in a person's words: `친구 더하기 · 준호`. @param destination the name of what is voted for or rated */
export function writeWords(
  t: Translate,
  language: Language,
  entry: OutboxEntry,
  group: GroupState,
  sessions: readonly StoredSession[],
  destination?: string,
): string {
  const { name, date, type, rating, memberId, answer, word } = (entry.input ?? {}) as Partial<Record<string, unknown>>;
  const about = typeof memberId === 'string' ? memberId : entry.memberId;
  const member = group.kind === 'ready' && about ? nameOf(group.view, about) : undefined;
  const person = member ?? sessions.find((one) => one.id === entry.actor)?.name ?? '';
  const kind = voteType.safeParse(type).data;
  const what =
    destination ??
    (typeof name === 'string'
      ? name
      : typeof date === 'string' && isCivilDate(date)
        ? formatDay(language, date)
        : kind
          ? typeName(t, kind)
          : person);
  if (entry.name === 'answerRsvp' && (answer === 'coming' || answer === 'away')) {
    if (answer === 'coming') return t('sync.write.answerComing', { what });
    return typeof word === 'string' && word !== '' && word.length <= shortWord
      ? t('sync.write.answerAwayWhy', { what, word })
      : t('sync.write.answerAway', { what });
  }
  return t(`sync.write.${known(entry.name)}`, { what, ...(typeof rating === 'number' ? { rating } : {}) });
}

/** Also of somebody who is no longer in the group: the activity entry contains their name. */
function nameOf(view: GroupReplica, memberId: string): string | undefined {
  return (
    view.get('member', memberId)?.data.name ??
    activities(view).find(({ data }) => data.subjectId === memberId)?.data.subjectName ??
    undefined
  );
}
