import { useState, type Ref } from 'react';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { amountText } from '#app/parts/answers/money-words.ts';
import { useText } from '#app/text/text.ts';
import { changeCurrency } from '#shared/survey/change-currency.ts';
import { readAmount } from '#shared/survey/money-text.ts';
import { currencies, type Currency } from '#shared/travel/options.ts';
import { canLeave } from '#shared/survey/steps.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';
import type { StepProps } from './step-props.ts';
import css from './survey.module.css';

const examples: Record<Currency, [number, number]> = {
  KRW: [600_000, 1_000_000],
  USD: [500, 800],
  JPY: [60_000, 100_000],
  CNY: [3_000, 5_000],
};

/** Currency, least and most; the amount is shown formatted in its currency as it is typed. */
export function CustomBudget({ draft, act, reasons, ref }: StepProps & { ref: Ref<HTMLFieldSetElement> }) {
  const { t, language } = useText();
  const [left, setLeft] = useState({ min: false, max: false });
  const currency = draft.budgetCurrency;
  const found = canLeave(draft, 'budget');
  // A field is judged once it has been left with something in it, or once "next" was pressed.
  const errorAt = (end: 'min' | 'max'): string | undefined => {
    const isOwn = (reason: ValidationCode) =>
      reason.startsWith(`budget_${end}`) || (end === 'max' && reason === 'budget_order');
    const early = found.filter((reason) => left[end] && isOwn(reason) && !reason.endsWith('_empty'));
    const reason = reasons.find(isOwn) ?? early[0];
    return reason && t(`validation.${reason}`);
  };
  const sayBack = (typed: string) => {
    const read = readAmount(typed);
    return read.kind === 'amount' ? amountText(language, read.amount, currency) : undefined;
  };
  const field = (end: 'min' | 'max', typed: string, example: number) => (
    <Field label={t(`survey.budget.${end}`)} required error={errorAt(end)} hint={sayBack(typed)}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('survey.budget.example', { amount: String(example) })}
        value={typed}
        onChange={(event) => act({ kind: end === 'min' ? 'setMin' : 'setMax', text: event.target.value })}
        onBlur={() => setLeft((before) => ({ ...before, [end]: true }))}
      />
    </Field>
  );
  return (
    <fieldset className={css.fields} ref={ref}>
      <legend className="title-3">{t('survey.budget.amounts')}</legend>
      <Field label={t('survey.budget.currency')} required>
        <Select value={currency} onChange={(event) => act(changeCurrency(draft, event.target.value as Currency))}>
          {currencies.map((code) => (
            <option key={code} value={code}>
              {t(`survey.budget.currencyName.${code}`)} ({code})
            </option>
          ))}
        </Select>
      </Field>
      <div className={css.two}>
        {field('min', draft.budgetMin, examples[currency][0])}
        {field('max', draft.budgetMax, examples[currency][1])}
      </div>
    </fieldset>
  );
}
