import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFull } from '#shared/member/capacity.ts';
import { howToEnter } from '#shared/member/enter.ts';
import type { TypedMember } from '#shared/member/form.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { logOut } from '#app/local/group/members.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useReach } from '#app/local/outbox/connection.ts';
import { groupPeople } from '#app/parts/trip/group-people.ts';
import { knownMembers } from '#app/parts/login/known-members.ts';
import { useNameLogin } from '#app/parts/login/name-login.tsx';
import { surveyPath } from '#app/parts/answers/survey-path.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { timing } from '#app/kernel/timing.ts';
import { showToast } from '#app/ui/toast.ts';
import type { JoinActs, JoinView } from './join-view.ts';

interface JoinOpenProps {
  group: GroupOnDevice;
  typed: TypedMember;
  pressed: boolean;
  onActs: (acts: JoinActs) => void;
  onView: (view: JoinView) => void;
  onUnpress: () => void;
}

/** The group is on this device: who is in it, and the log-in. */
export function JoinOpen({ group, typed, pressed, onActs, onView, onUnpress }: JoinOpenProps) {
  const reach = useReach();
  const { groupId, view, session, waiting } = group;
  const data = view.get('group', groupId)?.data;
  const { goOn, isIn } = useGoOn(group);
  const { login, enter, sit } = useSeats(group, goOn);
  const known = isIn ? undefined : session;

  const { problem, hasFailed } = login;
  const isBusy = login.isBusy || isIn;
  const sessionName = known?.name;
  const isOffline = reach === 'offline';
  useEffect(() => {
    if (!data) return;
    const { name, description, createdBy } = data;
    const people = groupPeople(view, groupId, waiting);
    onView({
      kind: 'open',
      group: { name, description, createdBy },
      people,
      asksOwn: data.surveyType === 'custom',
      requiresPin: data.requiresPin === true,
      isFull: isFull(view.list('member'), 'member'),
      sessionName,
      isOffline,
      problem,
      isBusy,
      hasFailed,
    });
  }, [view, data, groupId, waiting, sessionName, isOffline, problem, isBusy, hasFailed, onView]);
  useEffect(() => {
    onActs({
      how: (name) => howToEnter(knownMembers(group), name),
      enter,
      sit,
      goOn: () => {
        if (known) goOn(known);
      },
    });
  });
  useStraight(known, goOn);
  usePress(pressed, onUnpress, () => {
    if (!known) enter(typed);
  });
  return login.sheet;
}

/** Whoever has just made the group is in it already, and goes straight on to the survey. */
function useStraight(session: StoredSession | undefined, goOn: (session: StoredSession) => void): void {
  const { state } = useLocation() as { state: unknown };
  const isStraight = (state as { straight?: boolean } | null)?.straight === true;
  const isGone = useRef(false);
  useEffect(() => {
    if (!isStraight || !session || isGone.current) return;
    isGone.current = true;
    goOn(session);
  });
}

/** A press, also one from before this part was loaded, is handled once. */
function usePress(pressed: boolean, onUnpress: () => void, act: () => void): void {
  const isHonoured = useRef(false);
  useEffect(() => {
    if (!pressed) isHonoured.current = false;
    if (!pressed || isHonoured.current) return;
    isHonoured.current = true;
    onUnpress();
    act();
  });
}

/** From the join page to the survey. */
function useGoOn({ groupId, stored, view }: GroupOnDevice): { isIn: boolean; goOn: (session: StoredSession) => void } {
  const navigate = useNavigate();
  const [isIn, setIn] = useState(false);
  const data = view.get('group', groupId)?.data;
  const goOn = (session: StoredSession) => {
    setIn(true);
    setTimeout(() => {
      void navigate(
        surveyPath(
          { surveyType: data?.surveyType ?? 'default', shareUrl: data?.shareUrl ?? stored.shareUrl },
          groupId,
          session.memberId,
        ),
      );
    }, timing.loginRedirectMs);
  };
  return { isIn, goOn };
}

/** The log-in, by a typed name or by taking a seat. A seat is one tap, so that it can be left again by another. */
function useSeats(group: GroupOnDevice, goOn: (session: StoredSession) => void) {
  const { t } = useText();
  const { run } = useWrite();
  const navigate = useNavigate();
  const seat = useRef(false);
  const { groupId, stored } = group;
  const leave = () => {
    void run((on) => logOut(on, groupId)).then(({ kind }) => {
      if (kind === 'written') void navigate(paths.join(stored.shareUrl));
    });
  };
  const login = useNameLogin(group, {
    onIn: (session) => {
      if (seat.current)
        showToast({
          text: t('join.seats.in', { name: session.name }),
          action: { label: t('join.seats.change'), run: leave },
        });
      goOn(session);
    },
  });
  const sit = (memberId: string, name: string) => {
    seat.current = true;
    login.enterAs(memberId, name);
  };
  const enter = (typed: TypedMember) => {
    seat.current = false;
    login.enter(typed);
  };
  return { login, enter, sit };
}
