import { useState, type ReactNode } from 'react';
import { freeName, howToEnter } from '#shared/member/enter.ts';
import { checkMember, type MemberProblem, type TypedMember } from '#shared/member/form.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { useDevice, type Device } from '#app/local/device/device.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { useEndedSessions } from '#app/local/group/sessions.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { claimMember, claimWithPin, joinGroup } from '#app/local/group/members.ts';
import { keepStorage } from '#app/local/device/persist.ts';
import { ClashSheet } from './clash-sheet.tsx';
import { PinSheet } from './pin-sheet.tsx';
import { useMembersNow } from './use-members-now.ts';

export interface NameLogin {
  /** Joins, logs in again, or asks "is that you?". */
  enter: (typed: TypedMember) => void;
  /** Logs in as this member: with their PIN, if the name is protected. */
  enterAs: (memberId: string, name: string) => void;
  problem: MemberProblem | undefined;
  isBusy: boolean;
  hasFailed: boolean;
  /** Mount it: the question about a name that is taken, or the PIN of one that is protected. */
  sheet: ReactNode;
}

/** Log-in by name (rule P9): the same for the join page, the login page and the dashboard. Works without a network. */
export function useNameLogin(
  group: GroupOnDevice,
  {
    onIn,
    isTyped = true,
  }: {
    onIn: (session: StoredSession) => void;
    /** The name comes from a field that stands beside it. */ isTyped?: boolean;
  },
): NameLogin {
  const device = useDevice();
  const ended = useEndedSessions(group.groupId);
  const [problem, setProblem] = useState<MemberProblem>();
  const [clash, setClash] = useState<TypedMember & { memberId: string }>();
  const [asked, setAsked] = useState<{
    name: string;
    isNew: boolean;
    enter: (pin: string) => Promise<StoredSession>;
  }>();
  const { runAlone, isWriting } = useWrite();
  const [hasFailed, setFailed] = useState(false);
  const { groupId, view } = group;
  const members = useMembersNow(group);
  const requiresPin = view.get('group', groupId)?.data.requiresPin ?? false;

  const isIn = (session: StoredSession) => {
    void keepStorage();
    onIn(session);
  };
  const come = async (act: (device: Device) => Promise<StoredSession>) => {
    setClash(undefined);
    setFailed(false);
    const result = await runAlone(act);
    if (result?.kind === 'written') isIn(result.value);
    setFailed(result?.kind === 'failed');
  };
  const join = (name: string, email: string) => {
    setClash(undefined);
    if (requiresPin)
      setAsked({ name, isNew: true, enter: (pin) => joinGroup(device, groupId, name, email.trim() || undefined, pin) });
    else void come((on) => joinGroup(on, groupId, name, email.trim() || undefined));
  };
  const enterAs = (memberId: string, name: string) => {
    setClash(undefined);
    // Removed, and this device did not hear of it: the name is free.
    if (!members.some((one) => one.id === memberId)) {
      join(name, '');
      return;
    }
    const hasPin = view.get('member', memberId)?.data.hasPin ?? false;
    if (hasPin || requiresPin)
      setAsked({
        name,
        isNew: !hasPin,
        enter: (pin) => claimWithPin(device, groupId, group.stored.shareUrl, { id: memberId, name }, pin),
      });
    else void come((on) => claimMember(on, groupId, memberId, name));
  };
  const enter = (typed: TypedMember) => {
    const wrong = checkMember(typed);
    setProblem(wrong);
    setFailed(false);
    if (wrong) return;
    const how = howToEnter(members, typed.name, new Set(ended?.map((one) => one.memberId)));
    if (how.kind === 'new') join(typed.name, typed.email);
    else if (how.kind === 'listed') enterAs(how.memberId, how.name);
    else setClash({ ...typed, name: how.name, memberId: how.memberId });
  };
  const dropClash = () => {
    setClash(undefined);
  };
  const sheet = asked ? (
    <PinSheet
      name={asked.name}
      isNew={asked.isNew}
      onPin={(pin) =>
        asked.enter(pin).then((session) => {
          setAsked(undefined);
          isIn(session);
        })
      }
      onClose={() => {
        setAsked(undefined);
      }}
    />
  ) : (
    clash && (
      <ClashSheet
        name={clash.name}
        free={freeName(members, clash.name)}
        onMe={() => {
          enterAs(clash.memberId, clash.name);
        }}
        onFree={(name) => {
          join(name, clash.email);
        }}
        onClose={dropClash}
        onOther={isTyped ? dropClash : undefined}
      />
    )
  );
  return { enter, enterAs, problem, isBusy: isWriting, hasFailed, sheet };
}
