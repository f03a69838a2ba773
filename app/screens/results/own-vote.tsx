import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { answerPath } from '#app/parts/answers/survey-path.ts';
import type { PollProps } from '#app/parts/votes/poll-props.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { QuestionCards } from './question-cards.tsx';
import type { GroupResultsData } from './read-results.ts';
import css from './results.module.css';
import { VoterLine } from './voter-line.tsx';

export interface VoteProps extends PollProps {
  group: GroupOnDevice;
  results: GroupResultsData;
  onLeft: () => void;
}

/**
 * Voting in a group with questions of its own: it asked for no days and no kinds of trip, so the answers to its
 * questions count, to those with choices before all.
 */
export function OwnVote({ group, session, results, onLeft }: VoteProps) {
  const { t } = useText();
  const { data, questions, people } = results;
  const person = people.find((one) => one.id === session.memberId);
  const choices = questions.filter((one) => one.type === 'multiple_choice');
  return (
    <div className="stack gap-6">
      <header className={css.voteHead}>
        <div className="stack gap-2">
          <h1 className="title-1">{t('results.vote.own.title')}</h1>
          {choices.length > 0 && <p className="soft">{t('results.vote.own.text')}</p>}
        </div>
        <VoterLine session={session} person={person} onLeft={onLeft} />
      </header>
      <div className={`stack ${css.read}`}>
        <QuestionCards results={results} questions={choices.length > 0 ? choices : questions} />
        {person && group.stored.archived !== 'gone' && (
          <div>
            <ButtonLink variant="action" to={answerPath(data, group.view, group.groupId, person.id)}>
              {t(person.isDone ? 'answers.profile.edit' : 'group.act.answer')}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}
