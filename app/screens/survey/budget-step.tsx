import { useId } from 'react';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { KeptBudget } from '#app/parts/answering/kept-budget.tsx';
import { tierText } from '#app/parts/answers/money-words.ts';
import { useText } from '#app/text/text.ts';
import { budgetTiers, type BudgetTier } from '#shared/travel/options.ts';
import { CustomBudget } from './custom-budget.tsx';
import { StopText } from '#app/parts/answering/stop-text.tsx';
import type { StepProps } from './step-props.ts';
import css from './survey.module.css';

/** Where the choice begins. Nothing is saved until the button, which names it, is pressed. */
export const startTier: BudgetTier = 'mid';

/** Step 3: one of four tiers, or an own amount in an own currency. */
export function BudgetStep({ draft, act, reasons }: StepProps) {
  const { t, language } = useText();
  const errorId = useId();
  const privacy = (
    <Switch
      checked={draft.budgetPrivate}
      onChange={(isPrivate) => act({ kind: 'setBudgetPrivate', isPrivate })}
      text={t('survey.budget.private.text')}
    >
      {t('survey.budget.private.title')}
    </Switch>
  );
  if (draft.keepsBudget) {
    return (
      <div className="stack gap-8">
        <KeptBudget onAgain={() => act({ kind: 'giveBudget' })} />
        {privacy}
      </div>
    );
  }
  return (
    <div className="stack gap-8">
      <ChoiceGroup
        className={css.duo}
        legend={t('survey.budget.mode')}
        options={(['simple', 'custom'] as const).map((value) => ({
          value,
          title: t(`survey.budget.${value}`),
          text: t(`survey.budget.${value}Text`),
        }))}
        value={draft.budgetMode}
        onChange={(mode) => act({ kind: 'setBudgetMode', mode })}
      />
      {draft.budgetMode === 'simple' ? (
        <div className="stack gap-3">
          <ChoiceGroup
            className={css.quad}
            legend={t('survey.budget.tiers')}
            options={budgetTiers.map((value) => ({
              value,
              title: t(`survey.budget.tier.${value}`),
              text: tierText(t, language, value),
            }))}
            value={draft.budgetTier ?? startTier}
            onChange={(tier) => act({ kind: 'setTier', tier })}
            describedBy={errorId}
            required
          />
          <StopText id={errorId} reason={reasons[0]} />
        </div>
      ) : (
        <CustomBudget draft={draft} act={act} reasons={reasons} />
      )}
      {privacy}
    </div>
  );
}
