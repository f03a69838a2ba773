import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { answerPath } from '#app/parts/answers/survey-path.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { QuestionCards } from './question-cards.tsx';
import type { GroupResultsData } from './read-results.ts';
import css from './results.module.css';
import { VoterLine } from './voter-line.tsx';

/** Voting in a group with questions of its own: it asked for no days and no kinds of trip, so the answers to its questions with choices count. */
export function OwnVote({
  group,
  session,
  results,
  onLeft,
}: {
  group: GroupOnDevice;
  session: StoredSession;
  results: GroupResultsData;
  onLeft: () => void;
}) {
  const { t } = useText();
  const { data, questions, people } = results;
  const person = people.find((one) => one.id === session.memberId);
  const choices = questions.filter((one) => one.type === 'multiple_choice');
  return (
    <>
      <header className={css.voteHead}>
        <div className="stack gap-2">
          <h1 className="title-1">{t('results.vote.own.title')}</h1>
          <p className="soft">{t(choices.length > 0 ? 'results.vote.own.text' : 'results.vote.own.none')}</p>
        </div>
        <VoterLine session={session} person={person} onLeft={onLeft} />
      </header>
      <div className={`stack ${css.read}`}>
        <QuestionCards results={results} questions={choices} />
        {person && group.stored.archived !== 'gone' && (
          <div>
            <ButtonLink variant="action" to={answerPath(data, group.view, group.groupId, person.id)}>
              {t(person.isDone ? 'answers.profile.edit' : 'group.act.answer')}
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  );
}
