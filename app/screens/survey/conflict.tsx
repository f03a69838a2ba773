import type { AnswerHeadProps } from '#app/parts/answering/answer-head.tsx';
import type { ConflictView } from '#app/parts/answering/answer-flow.ts';
import { TwoAnswers } from '#app/parts/answering/two-answers-later.tsx';
import { useText } from '#app/text/text.ts';
import { fromPayload, steps } from '#shared/survey/draft.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { answerLines } from './answer-lines.ts';

interface ConflictProps {
  head: AnswerHeadProps;
  conflict: ConflictView<'simpleResponse'>;
  theirs: SimplePayload | undefined;
}

/** Two answers of the 4-step survey, a line per step. */
export function Conflict({ head, conflict, theirs }: ConflictProps) {
  const { t, language } = useText();
  const mine = fromPayload(conflict.mine.input.payload);
  const saved = theirs && fromPayload(theirs);
  const words = (draft: typeof mine, step: (typeof steps)[number]) => answerLines(t, language, draft, step).join('\n');
  return (
    <TwoAnswers
      head={head}
      conflict={conflict}
      lines={steps.map((step) => ({
        id: step,
        label: t(`survey.steps.${step}`),
        mine: words(mine, step),
        saved: saved ? words(saved, step) : '',
      }))}
    />
  );
}
