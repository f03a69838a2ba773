import { useState } from 'react';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { cx } from '#app/ui/cx.ts';
import { vars } from '#app/ui/vars.ts';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import css from './group.module.css';

const ProfileSheet = laterSheet(() => import('#app/parts/answers/profile-sheet.tsx').then((m) => m.ProfileSheet));

const WaitingSheet = laterSheet(() => import('./waiting-sheet.tsx').then((m) => m.WaitingSheet));

/** More people than this are a number and a bar; the list below has their names. */
export const mostFaces = 12;
const mostColumns = 6;

/** Everybody by face, those who are awaited first. A face opens that person's answers, and never logs anybody in. */
export function Faces({
  group,
  people,
  isWaiting,
}: {
  group: GroupOnDevice;
  people: readonly GroupPerson[];
  isWaiting: (person: GroupPerson) => boolean;
}) {
  const { t } = useText();
  const [asked, setAsked] = useState<string>();
  const who = people.find((one) => one.id === asked);
  const data = group.view.get('group', group.groupId)?.data;
  const me = group.session?.memberId;
  const inOrder = [...people].sort((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)));
  const close = () => {
    setAsked(undefined);
  };
  return (
    <>
      <ul className={css.faces} style={vars({ '--cols': Math.min(mostColumns, people.length) })}>
        {inOrder.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              className={cx(css.face, isWaiting(person) && css.isWaiting)}
              aria-label={t(isWaiting(person) ? 'trip.faces.waiting' : 'trip.faces.see', { name: person.name })}
              onClick={() => {
                setAsked(person.id);
              }}
            >
              <Avatar name={person.name} hue={person.hue} waiting={isWaiting(person)} className={css.faceLetter} />
              <span className={css.mark} aria-hidden="true">
                {isWaiting(person) ? <Clock className="icon" /> : <Check className="icon" />}
              </span>
              <span className={cx(css.faceName, person.id === me && 'strong')}>{person.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {who && data && who.isDone && <ProfileSheet group={group} data={data} person={who} onClose={close} />}
      {who && !who.isDone && <WaitingSheet group={group} person={who} onClose={close} />}
    </>
  );
}
