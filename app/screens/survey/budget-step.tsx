import { useId } from 'react';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { useText } from '#app/text/text.ts';
import { budgetTiers } from '#shared/survey/options.ts';
import { tierText } from './amounts.ts';
import { CustomBudget } from './custom-budget.tsx';
import { StepError } from './step-error.tsx';
import type { StepProps } from './step-props.ts';
import css from './survey.module.css';

/** Step 3: one of four tiers, or an own amount in an own currency. */
export function BudgetStep({ draft, act, reasons }: StepProps) {
  const { t, language } = useText();
  const errorId = useId();
  return (
    <div className="stack gap-8">
      <ChoiceGroup
        className={css.duo}
        legend={t('survey.budget.mode')}
        options={(['simple', 'custom'] as const).map((value) => ({ value, title: t(`survey.budget.${value}`), text: t(`survey.budget.${value}Text`) }))}
        value={draft.budgetMode}
        onChange={(mode) => act({ kind: 'setBudgetMode', mode })}
      />
      {draft.budgetMode === 'simple' ? (
        <div className="stack gap-3">
          <ChoiceGroup
            className={css.quad}
            legend={t('survey.budget.tiers')}
            options={budgetTiers.map((value) => ({ value, title: t(`survey.budget.tier.${value}`), text: tierText(t, language, value) }))}
            value={draft.budgetTier}
            onChange={(tier) => act({ kind: 'setTier', tier })}
            describedBy={errorId}
            required
          />
          <StepError id={errorId} reason={reasons[0]} />
        </div>
      ) : (
        <CustomBudget draft={draft} act={act} reasons={reasons} />
      )}
    </div>
  );
}
