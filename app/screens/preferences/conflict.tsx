import { fromPreference, type PreferenceDraft } from '#shared/preference/draft.ts';
import { questionNames } from '#shared/preference/questions.ts';
import type { AnswerHeadProps } from '#app/parts/answering/answer-head.tsx';
import type { ConflictView } from '#app/parts/answering/answer-flow.ts';
import { TwoAnswers } from '#app/parts/answering/two-answers.tsx';
import { useText } from '#app/text/text.ts';
import { answerText } from './answer-text.ts';

interface ConflictProps {
  head: AnswerHeadProps;
  conflict: ConflictView<'preference'>;
  saved: PreferenceDraft;
}

/** Two versions of the 15 answers, question by question. */
export function Conflict({ head, conflict, saved }: ConflictProps) {
  const { t, language } = useText();
  const { answers, keepBudget } = conflict.mine.input;
  const mine = fromPreference(answers, !keepBudget);
  const lines = questionNames.map((one) => ({
    id: one,
    label: t(`preferences.short.${one}`),
    mine: answerText(t, language, mine, one),
    saved: answerText(t, language, saved, one),
  }));
  return <TwoAnswers head={head} conflict={conflict} lines={lines} />;
}
