import type { Entry } from '#shared/member/enter.ts';
import type { MemberProblem, TypedMember } from '#shared/member/form.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';

/** What the join page shows of the part that comes later, which reads this device. */
export type JoinView =
  | { kind: 'looking' }
  /**
   * The group is not on this device and the network is not there, or the server takes no more questions for the moment
   * (`isBusy`).
   */
  | { kind: 'offline'; isBusy: boolean; retry: () => void; problem: MemberProblem | undefined; hasFailed: boolean }
  | { kind: 'missing'; retry: (() => void) | undefined }
  | OpenView;

export interface OpenView {
  kind: 'open';
  group: { name: string; description: string; createdBy: string };
  people: readonly GroupPerson[];
  /** The group asks questions of its own: its survey has no four steps. */
  asksOwn: boolean;
  requiresPin: boolean;
  isFull: boolean;
  /** The name under which this device already is in the group. */
  sessionName: string | undefined;
  isOffline: boolean;
  problem: MemberProblem | undefined;
  isBusy: boolean;
  hasFailed: boolean;
}

/** What the join page can ask of that part. */
export interface JoinActs {
  /** What the typed name means in this group. */
  how: (name: string) => Entry;
  /** Joins under a typed name; a name in use asks "is that you?". */
  enter: (typed: TypedMember) => void;
  /** Takes the seat of a member who has not answered. */
  sit: (memberId: string, name: string) => void;
  /** Goes on under the name of this device's session. */
  goOn: () => void;
}

/** Whose seat is one tap: they were put on the list, and nobody has come in under their name. */
export const isFreeSeat = (one: GroupPerson): boolean => !one.isDone && !one.claimed;
