import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Lock from 'lucide-react/icons/lock';
import { askForRecommendations } from '#app/local/group/ask-recommendations.ts';
import { paths } from '#app/kernel/paths.ts';
import { formatList, formatSentences } from '#app/text/formats.ts';
import { useText, type Translate } from '#app/text/text.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import type { SummaryOverview } from './summary-overview.ts';
import css from './summary.module.css';

/**
 * The way to the recommendations: says who is missing before it opens, and that a survey is needed before there is
 * anything to calculate. It is the main button only when it leads on: not before it opens, nor once the trip is
 * decided.
 */
export function AskRecommendations({ overview }: { overview: SummaryOverview }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { group, missing, progress, isOpen, isDecided } = overview;
  const hasAnswers = progress.done > 0;
  const waitingFor = missingText(
    t,
    language,
    missing.map((one) => one.name),
  );
  const whyLocked = hasAnswers ? waitingFor : t('summary.ai.surveyNeededText');
  const press = () => {
    if (!isOpen) {
      setAsked(true);
      return;
    }
    void askForRecommendations(group.groupId, language);
    void navigate(paths.groupRecommendations(group.groupId));
  };
  return (
    <section className="stack gap-2 no-print" aria-label={t('summary.ai.button')}>
      <Button
        variant={isOpen && !isDecided ? 'action' : 'quiet'}
        size="large"
        wide
        onClick={press}
        aria-describedby="ai-note"
      >
        {!isOpen && <Lock className="icon" aria-hidden="true" />}
        {t('summary.ai.button')}
      </Button>
      <p className={`note ${css.aiNote}`} id="ai-note">
        {formatSentences(language, [...(isOpen || isAsked ? [] : [whyLocked]), t('summary.ai.note')])}
      </p>
      <div role="status">
        {isAsked && !isOpen && (
          <Callout tone="waiting">
            {hasAnswers ? (
              waitingFor
            ) : (
              <>
                <p className="strong">{t('summary.ai.surveyNeeded')}</p>
                <p>{t('summary.ai.surveyNeededText')}</p>
              </>
            )}
          </Callout>
        )}
      </div>
    </section>
  );
}

function missingText(t: Translate, language: Language, names: readonly string[]): string {
  return names.length === 1
    ? t('group.unlock.one', { name: names[0] ?? '' })
    : t('group.unlock.many', { count: names.length, names: formatList(language, names) });
}
