import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { GivenKind } from '#shared/answers/given.ts';
import type { Device } from '#app/local/device/device.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { discardRejected } from '#app/local/outbox/queue.ts';
import { retryRejected } from '#app/local/outbox/rejected.ts';
import { formatDate, formatTime } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { showToast } from '#app/ui/toast.ts';
import type { ConflictView } from './answer-flow.ts';
import { AnswerHead, type AnswerHeadProps } from './answer-head.tsx';
import css from './answering.module.css';

/** One question and what each of the two answers says to it, in words. */
export interface AnswerLine {
  id: string;
  label: string;
  mine: string;
  saved: string;
}

interface TwoAnswersProps {
  head: AnswerHeadProps;
  /** `saved` undefined: the group has no other answer of this member now. */
  conflict: ConflictView<GivenKind>;
  lines: readonly AnswerLine[];
}

/** Two answers of one member, side by side in words; both are kept until the choice (rule P7). */
export function TwoAnswers({ head, conflict, lines }: TwoAnswersProps) {
  const { t } = useText();
  const { run } = useWrite();
  const { mutationId, madeAt } = conflict.mine;
  const savedAt = conflict.saved?.data.updatedAt;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const decide = async (act: (device: Device) => Promise<unknown>, text: string) => {
    const result = await run(act);
    if (result.kind === 'failed') return;
    showToast({ text });
    conflict.close();
  };
  const keepMine = () => decide((device) => retryRejected(device, mutationId), t('survey.conflict.keptMine'));
  const takeOther = () => decide((device) => discardRejected(device, mutationId), t('survey.conflict.tookOther'));
  const differs = (line: AnswerLine) => savedAt !== undefined && line.mine !== line.saved;
  return (
    <>
      <AnswerHead {...head} />
      <main className={`wrap page stack gap-6 ${css.done}`}>
        <title>{t('survey.conflict.documentTitle')}</title>
        <div className="stack gap-2">
          <h1 className="title-1" tabIndex={-1} ref={heading}>
            {t('survey.conflict.title')}
          </h1>
          <p className="soft">{t('survey.conflict.text')}</p>
        </div>
        <div className={css.pair}>
          <Answer
            title={t('survey.conflict.mine')}
            at={madeAt}
            lines={lines.map((line) => ({ ...line, text: line.mine, differs: differs(line) }))}
          >
            <div className="stack gap-2">
              <Button wide onClick={() => void keepMine()}>
                {t('survey.conflict.keepMine')}
              </Button>
              <Button wide variant="plain" onClick={conflict.edit}>
                {t('survey.conflict.editMine')}
              </Button>
            </div>
          </Answer>
          {savedAt === undefined ? (
            <Card className={css.answer}>
              <h2 className="title-3">{t('survey.conflict.other')}</h2>
              <p className="soft">{t('survey.conflict.noOther')}</p>
            </Card>
          ) : (
            <Answer
              title={t('survey.conflict.other')}
              at={savedAt}
              lines={lines.map((line) => ({ ...line, text: line.saved, differs: differs(line) }))}
            >
              <Button wide onClick={() => void takeOther()}>
                {t('survey.conflict.takeOther')}
              </Button>
            </Answer>
          )}
        </div>
      </main>
    </>
  );
}

interface AnswerProps {
  title: string;
  at: number;
  lines: readonly { id: string; label: string; text: string; differs: boolean }[];
  children: ReactNode;
}

function Answer({ title, at, lines, children }: AnswerProps) {
  const { t, language } = useText();
  const id = useId();
  return (
    <Card as="section" className={css.answer} aria-labelledby={id}>
      <h2 className="title-3" id={id}>
        {title}
      </h2>
      <p className="note">
        {t('survey.conflict.at', { date: formatDate(language, at), time: formatTime(language, at) })}
      </p>
      <dl className={css.lines}>
        {lines.map((line) => (
          <div key={line.id}>
            <dt className="note">{line.label}</dt>
            <dd>{line.text || <span className="soft">{t('survey.conflict.open')}</span>}</dd>
            {line.differs && (
              <dd>
                <Badge tone="waiting" icon={null}>
                  {t('survey.conflict.differs')}
                </Badge>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}
