import type { AnswerHeadProps } from '#app/parts/answering/answer-head.tsx';
import type { Refused } from '#app/parts/answering/refused-answers.ts';
import { TwoAnswers } from '#app/parts/answering/two-answers-later.tsx';
import { useText } from '#app/text/text.ts';
import { fromPayload, steps } from '#shared/survey/draft.ts';
import type { SimpleResponseRow } from '#shared/survey/schema.ts';
import { answerLines } from './answer-lines.ts';

interface ConflictProps {
  head: AnswerHeadProps;
  mine: Refused<'saveSimpleResponse'>;
  saved: SimpleResponseRow | undefined;
  onDecided: () => void;
  onEdit: () => void;
}

/** Two answers of the 4-step survey, a line per step. */
export function Conflict({ head, mine, saved, onDecided, onEdit }: ConflictProps) {
  const { t, language } = useText();
  const ours = fromPayload(mine.input.payload);
  const theirs = saved && fromPayload(saved.payload);
  const words = (draft: typeof ours, step: (typeof steps)[number]) => answerLines(t, language, draft, step).join('\n');
  return (
    <TwoAnswers
      head={head}
      mutationId={mine.mutationId}
      mineAt={mine.madeAt}
      savedAt={saved?.updatedAt}
      lines={steps.map((step) => ({
        id: step,
        label: t(`survey.steps.${step}`),
        mine: words(ours, step),
        saved: theirs ? words(theirs, step) : '',
      }))}
      onDecided={onDecided}
      onEdit={onEdit}
    />
  );
}
