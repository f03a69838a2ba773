import { answerTo } from '#shared/custom-survey/answers.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { OrganizersCleanUp, OrganizersRemoval } from '#app/parts/managing/managing.tsx';
import { completionSentence } from '#app/parts/trip/completion-sentence.ts';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Empty } from '#app/ui/empty.tsx';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { answerLines } from './answer-words.ts';
import type { GroupResultsData } from './read-results.ts';
import css from './results.module.css';

/** Everybody, done or waiting, with what they answered in words. */
export function Participants({ group, results }: { group: GroupOnDevice; results: GroupResultsData }) {
  const { t } = useText();
  const { people, progress } = results;
  if (people.length === 0) {
    return (
      <>
        <h1 className="visually-hidden">{t('results.tabs.participants')}</h1>
        <Empty title={t('results.participants.nobody')} text={t('results.participants.nobodyText')} />
      </>
    );
  }
  return (
    <div className="stack gap-6">
      <div className="stack gap-2">
        <h1 className="title-1">{completionSentence(t, progress)}</h1>
        <p className="soft">{t('results.participants.text')}</p>
      </div>
      <Card as="ul" className={cx('rows', css.people)}>
        {people.map((person) => (
          <Participant key={person.id} person={person} group={group} results={results} />
        ))}
      </Card>
      <OrganizersCleanUp group={group} />
    </div>
  );
}

interface ParticipantProps {
  group: GroupOnDevice;
  person: GroupPerson;
  results: GroupResultsData;
}

function Participant({ group, person, results }: ParticipantProps) {
  const { t, language } = useText();
  const isMe = person.id === group.session?.memberId;
  const answers = results.answersOf.get(person.id);
  const lines =
    answers && results.data.surveyType === 'default'
      ? answerLines(t, language, answers).map(({ id, text }) => ({ id, name: t(`results.participants.${id}`), text }))
      : [];
  const custom = results.questions.flatMap(({ id, question }) => {
    const text = answerTo(answers?.custom, id);
    return text ? [{ id, name: question, text }] : [];
  });
  return (
    <li className={cx(css.person, isMe && css.isMe)}>
      <Avatar name={person.name} hue={person.hue} waiting={!person.isDone} />
      <div className="stack gap-2">
        <p className={css.name}>
          <b>{person.name}</b>
          {isMe && <Badge icon={null}>{t('group.members.me')}</Badge>}
          {person.isDone ? (
            <Badge tone="done">{t('group.members.done')}</Badge>
          ) : (
            <Badge tone="waiting">{person.isExcused ? t('group.members.excused') : t('group.members.waiting')}</Badge>
          )}
          {person.isOnlyHere && <Badge>{t('group.members.onlyHere')}</Badge>}
        </p>
        {lines.length + custom.length > 0 ? (
          <dl className={cx(css.lines, custom.length > 0 && css.questions)}>
            {[...lines, ...custom].map(({ id, name, text }) => (
              <div key={id}>
                <dt className="note">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="small soft">{t('results.participants.nothing')}</p>
        )}
        <div className="row">
          <OrganizersRemoval group={group} person={person} />
        </div>
      </div>
    </li>
  );
}
