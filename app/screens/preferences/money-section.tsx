import { budgetFields, setPrivate, totalOf, type BudgetField, type PreferenceDraft } from '#shared/preference/draft.ts';
import { readDays } from '#shared/preference/duration.ts';
import { readManwon } from '#shared/preference/manwon-text.ts';
import { isWithheld, type SimplePayload } from '#shared/survey/schema.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { amountsText } from '#app/parts/answers/money-words.ts';
import { KeptBudget } from '#app/parts/answering/kept-budget.tsx';
import { PrivateBudget } from '#app/parts/answering/private-budget.tsx';
import { formatSentences } from '#app/text/formats.ts';
import { formatExactManwon } from '#app/text/group-money.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import type { SectionProps } from './form-props.ts';
import css from './preferences.module.css';
import { Asked, FormSection } from './question.tsx';

const examples: Record<BudgetField, string> = { flightBudget: '35', accommodationBudget: '8', dailyBudget: '7' };

interface MoneySectionProps extends SectionProps {
  simple: SimplePayload | undefined;
  group: GroupOnDevice;
}

/** Questions 5 to 7: three amounts, and what they come to for the whole trip. */
export function MoneySection({ draft, change, stops, simple, group }: MoneySectionProps) {
  const { t, language } = useText();
  const hint = simple && !isWithheld(simple) && amountsText(t, language, simple);
  return (
    <FormSection
      name="money"
      text={formatSentences(language, [
        t('preferences.moneyText'),
        ...(hint ? [t('preferences.budgetHint', { budget: hint })] : []),
      ])}
    >
      {draft.keepsBudget ? (
        <KeptBudget
          onAgain={() => {
            change((before) => ({ ...before, keepsBudget: false }));
          }}
        />
      ) : (
        <div className={css.three}>
          {budgetFields.map((field) => (
            <Money key={field} field={field} draft={draft} change={change} stops={stops} />
          ))}
        </div>
      )}
      {!draft.keepsBudget && <Total draft={draft} />}
      <PrivateBudget
        isPrivate={draft.budgetPrivate}
        onChange={(on) => {
          change((before) => setPrivate(before, on));
        }}
        group={group}
      />
    </FormSection>
  );
}

function Money({ field, draft, change, stops }: SectionProps & { field: BudgetField }) {
  const { t, language } = useText();
  const typed = draft[field];
  const read = readManwon(typed);
  const stop = stops.find((one) => one.field === field);
  // An amount in won instead of ten thousands is reported at once, because the total would be wrong.
  const reason = read.kind === 'too_large' ? 'manwon_too_large' : stop?.reason;
  return (
    <Field
      label={<Asked question={field} />}
      error={reason && t(`validation.${reason}`)}
      hint={read.kind === 'manwon' ? formatExactManwon(language, read.manwon) : t('preferences.unit')}
    >
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        placeholder={t('survey.budget.example', { amount: examples[field] })}
        value={typed}
        onChange={(event) => {
          const text = event.target.value;
          change((before) => ({ ...before, [field]: text }));
        }}
      />
    </Field>
  );
}

function Total({ draft }: { draft: PreferenceDraft }) {
  const { t, language } = useText();
  const total = totalOf(draft);
  const money = (field: BudgetField) => {
    const read = readManwon(draft[field]);
    return formatExactManwon(language, read.kind === 'manwon' ? read.manwon : 0);
  };
  const days = readDays(draft.totalDays);
  return (
    <Card tone="quiet" className={css.total} role="status">
      {total === undefined || days.kind !== 'days' ? (
        <p className="small soft">{t('preferences.noTotal')}</p>
      ) : (
        <>
          <p className="small soft">{t('preferences.total')}</p>
          <p className="figure">{formatExactManwon(language, total)}</p>
          <p className="small soft">
            {t('preferences.sum', {
              flight: money('flightBudget'),
              night: money('accommodationBudget'),
              day: money('dailyBudget'),
              count: days.days,
            })}
          </p>
        </>
      )}
    </Card>
  );
}
