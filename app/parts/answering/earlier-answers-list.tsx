import type { AnswerOf, GivenKind, OwnAnswer } from '#shared/answers/given.ts';
import type { Question } from '#shared/custom-survey/schema.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { useEarlierAnswers } from '#app/local/answers/earlier-answers.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { useReach } from '#app/local/outbox/connection.ts';
import { formatDate, formatList, formatTime } from '#app/text/formats.ts';
import { useText, type Translate } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { showToast } from '#app/ui/toast.ts';
import { customLines, preferenceLines, simpleLines, type AnswerLine } from '#app/parts/answers/answer-lines.ts';
import css from './earlier-answers.module.css';

export interface EarlierAnswersProps<K extends GivenKind> {
  session: StoredSession;
  kind: K;
  /** The group's own questions, if it has any. */
  questions?: readonly Question[];
  /** Saves the answer again, like any other. */
  restore: (answer: AnswerOf<K>) => Promise<unknown>;
}

const linesOf: {
  [K in GivenKind]: (t: Translate, l: Language, answer: AnswerOf<K>, questions: readonly Question[]) => AnswerLine[];
} = {
  simpleResponse: (t, language, answer) => simpleLines(t, language, answer),
  preference: (t, language, answer) => preferenceLines(t, language, answer),
  customResponse: (_t, _language, answer, questions) => customLines(questions, answer),
};

export function EarlierAnswersList<K extends GivenKind>({
  session,
  kind,
  questions = [],
  restore,
  onDone,
}: EarlierAnswersProps<K> & { onDone: () => void }) {
  const { t, language } = useText();
  const { run } = useWrite();
  const reach = useReach();
  const { state, again } = useEarlierAnswers(session, kind);
  if (state.kind === 'loading')
    return (
      <p className="soft" role="status">
        {t('survey.earlier.loading')}
      </p>
    );
  if (state.kind === 'failed') {
    return (
      <div className="stack gap-3">
        <p role="alert">{t(reach === 'offline' ? 'survey.earlier.offline' : 'survey.earlier.failed')}</p>
        <div>
          <Button variant="edge" size="small" onClick={again}>
            {t('survey.earlier.again')}
          </Button>
        </div>
      </div>
    );
  }
  if (state.answers.length === 0) return <p className="soft">{t('survey.earlier.empty')}</p>;
  const back = async (answer: AnswerOf<K>) => {
    const result = await run(() => restore(answer));
    if (result.kind === 'failed') return;
    onDone();
    showToast({ text: t('survey.earlier.restored') });
  };
  return (
    <div className="stack gap-3">
      {state.isPartial && (
        <p className="note" role="status">
          {t('survey.earlier.partial')}
        </p>
      )}
      <ul className="stack gap-3">
        {state.answers.map((one) => (
          <Earlier
            key={one.id}
            one={one}
            lines={linesOf[kind](t, language, one.answer as AnswerOf<K>, questions)}
            onBack={() => void back(one.answer as AnswerOf<K>)}
          />
        ))}
      </ul>
    </div>
  );
}

function Earlier({ one, lines, onBack }: { one: OwnAnswer; lines: readonly AnswerLine[]; onBack: () => void }) {
  const { t, language } = useText();
  const until = Date.parse(one.replacedAt ?? one.givenAt);
  const at = { date: formatDate(language, until), time: formatTime(language, until) };
  return (
    <Card as="li" className="stack gap-3">
      <p className="strong">{t('survey.earlier.until', at)}</p>
      <dl className={css.lines}>
        {lines
          .filter(({ texts }) => texts.length > 0)
          .map(({ label, texts }) => (
            <div key={label}>
              <dt className="note">{label}</dt>
              <dd className="small">{formatList(language, texts)}</dd>
            </div>
          ))}
      </dl>
      <div>
        <Button variant="edge" size="small" aria-label={t('survey.earlier.backAria', at)} onClick={onBack}>
          {t('survey.earlier.back')}
        </Button>
      </div>
    </Card>
  );
}
