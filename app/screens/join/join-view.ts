import type { MemberProblem } from '#shared/member/form.ts';

/** What the join page's form needs to know of the part that comes later. */
export type JoinView =
  | { kind: 'looking' }
  /** The group is not on this device and the network is not there. */
  | { kind: 'offline' }
  | { kind: 'missing' }
  /** This device already has a session in this group; the choice of names is shown in place of the form. */
  | { kind: 'known' }
  | { kind: 'open'; problem: MemberProblem | undefined; isBusy: boolean; hasFailed: boolean };
