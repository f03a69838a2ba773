import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { showToast } from '#app/ui/toast.ts';
import { useDevice } from '#app/local/device.ts';
import { discardParked, retryParked } from '#app/local/outbox.ts';
import { formatDate, formatTime } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { fromPayload, steps } from '#shared/survey/draft.ts';
import type { SimpleResponseRow } from '#shared/survey/schema.ts';
import { AnswerCard } from './answer-card.tsx';
import { answerLines } from './answer-lines.ts';
import type { RefusedAnswer } from './refused-answers.ts';
import { SurveyHead, type HeadProps } from './survey-head.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import css from './survey.module.css';

interface ConflictProps {
  head: HeadProps;
  mine: RefusedAnswer;
  saved: SimpleResponseRow | undefined;
  onDecided: () => void;
  onEdit: () => void;
}

/** Two answers of one member, side by side in words; nothing is lost before the choice (rule P7). */
export function Conflict({ head, mine, saved, onDecided, onEdit }: ConflictProps) {
  const { t, language } = useText();
  const device = useDevice();
  const heading = useHeadingFocus(true);
  const at = (ms: number) => <p className="note">{t('survey.conflict.at', { date: formatDate(language, ms), time: formatTime(language, ms) })}</p>;
  const ours = fromPayload(mine.payload);
  const theirs = saved && fromPayload(saved.payload);
  const lines = (step: (typeof steps)[number]) => [ours, ...(theirs ? [theirs] : [])].map((draft) => answerLines(t, language, draft, step).join('\n'));
  const differing = new Set(theirs ? steps.filter((step) => new Set(lines(step)).size > 1) : []);
  const keepMine = async () => {
    await retryParked(device, mine.mid);
    showToast({ text: t('survey.conflict.keptMine') });
    onDecided();
  };
  const takeOther = async () => {
    await discardParked(device, mine.mid);
    showToast({ text: t('survey.conflict.tookOther') });
    onDecided();
  };
  return (
    <>
      <SurveyHead {...head} />
      <main className={`wrap page stack gap-6 ${css.done}`}>
        <title>{t('survey.conflict.documentTitle')}</title>
        <div className="stack gap-2">
          <h1 className="title-1" tabIndex={-1} ref={heading}>{t('survey.conflict.title')}</h1>
          <p className="soft">{t('survey.conflict.text')}</p>
        </div>
        <div className={css.pair}>
          <AnswerCard title={t('survey.conflict.mine')} text={at(mine.madeAt)} draft={ours} steps={steps} differing={differing}>
            <div className="stack gap-2">
              <Button wide onClick={() => void keepMine()}>{t('survey.conflict.keepMine')}</Button>
              <Button wide variant="plain" onClick={onEdit}>{t('survey.conflict.editMine')}</Button>
            </div>
          </AnswerCard>
          {saved && theirs ? (
            <AnswerCard title={t('survey.conflict.other')} text={at(saved.updatedAt)} draft={theirs} steps={steps} differing={differing}>
              <Button wide onClick={() => void takeOther()}>{t('survey.conflict.takeOther')}</Button>
            </AnswerCard>
          ) : (
            <Card className={css.answer}>
              <h2 className="title-3">{t('survey.conflict.other')}</h2>
              <p className="soft">{t('survey.conflict.noOther')}</p>
            </Card>
          )}
        </div>
      </main>
    </>
  );
}
