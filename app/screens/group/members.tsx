import { useState } from 'react';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { OrganizersCleanUp, OrganizersRemoval } from '#app/parts/managing/managing.tsx';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { answerPath } from '#app/parts/answers/survey-path.ts';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import { mostFaces } from './faces.tsx';
import css from './group.module.css';
import { Coming } from '#app/ui/coming.tsx';

const ManyMembers = laterPart(() => import('./many-members.tsx').then((m) => m.ManyMembers));
/** Both come when they are asked for. */
const LoginAs = laterSheet(() => import('./login-as.tsx').then((m) => m.LoginAs));
const ProfileSheet = laterSheet(() => import('#app/parts/answers/profile-sheet.tsx').then((m) => m.ProfileSheet));

/** Everybody by name: answered or not yet, their answers, and a link to their survey. */
export function Members({ group, people }: { group: GroupOnDevice; people: readonly GroupPerson[] }) {
  const { t } = useText();
  const [asked, setAsked] = useState<string>();
  const who = people.find((one) => one.id === asked);
  const data = group.view.get('group', group.groupId)?.data;
  const close = () => {
    setAsked(undefined);
  };
  if (people.length === 0)
    return (
      <Card>
        <p className="small soft">{t('group.members.empty')}</p>
      </Card>
    );
  const list = (some: readonly GroupPerson[]) => (
    <ul className={`rows ${css.members}`}>
      {some.map((person) => (
        <Member
          key={person.id}
          person={person}
          group={group}
          onAsk={() => {
            setAsked(person.id);
          }}
        />
      ))}
    </ul>
  );
  return (
    <Card className="stack">
      {people.length > mostFaces ? (
        <Coming height="12rem">
          <ManyMembers people={people} list={list} />
        </Coming>
      ) : (
        list(people)
      )}
      {who?.isDone && data && <ProfileSheet group={group} data={data} person={who} onClose={close} />}
      {who && !who.isDone && <LoginAs group={group} person={who} onClose={close} />}
      <OrganizersCleanUp group={group} />
    </Card>
  );
}

function Member({ person, group, onAsk }: { person: GroupPerson; group: GroupOnDevice; onAsk: () => void }) {
  const { t } = useText();
  const { groupId, session, view } = group;
  const data = view.get('group', groupId)?.data;
  const { name, hue, isDone, isExcused, isOnlyHere, isOrganizer } = person;
  const isMe = session?.memberId === person.id;
  const variant = isDone ? 'plain' : 'quiet';
  const label = isDone ? t('group.members.seeAria', { name }) : t('group.members.surveyAria', { name });
  const text = !isDone ? t('group.members.survey') : isMe ? t('group.members.edit') : t('group.members.see');
  return (
    <li>
      <Avatar name={name} hue={hue} waiting={!isDone} />
      <div>
        <p className="strong">
          {name}
          {isMe && <Badge>{t('group.members.me')}</Badge>}
          {isOrganizer && <Badge>{t('group.members.organizer')}</Badge>}
        </p>
        <p className={`small ${isDone ? 'soft' : css.waiting}`}>
          {isExcused ? t('group.members.excused') : isDone ? t('group.members.done') : t('group.members.waiting')}
        </p>
        {isOnlyHere && <p className="note">{t('group.members.onlyHere')}</p>}
        <OrganizersRemoval group={group} person={person} />
      </div>
      {isMe && data ? (
        <ButtonLink
          variant={variant}
          size="small"
          className={isDone ? css.plain : undefined}
          to={answerPath(data, view, groupId, person.id)}
          aria-label={isDone ? `${name} · ${text}` : label}
        >
          {text}
        </ButtonLink>
      ) : (
        <Button
          variant={variant}
          size="small"
          className={isDone ? css.plain : undefined}
          aria-label={label}
          onClick={onAsk}
        >
          {text}
        </Button>
      )}
    </li>
  );
}
