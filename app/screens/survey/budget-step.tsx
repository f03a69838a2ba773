import { useId, useMemo, useRef, useState } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import { KeptBudget } from '#app/parts/answering/kept-budget.tsx';
import { PrivateBudget } from '#app/parts/answering/private-budget.tsx';
import { StopText } from '#app/parts/answering/stop-text.tsx';
import { priceText, tierText } from '#app/parts/answers/money-words.ts';
import { formatDay } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { WithBold } from '#app/ui/with-bold.tsx';
import { groupBudget } from '#shared/answers/group-budget.ts';
import { answersOfOthers } from '#shared/answers/answers-of-others.ts';
import { tierEnds, tierWithEnds } from '#shared/money/budget-scale.ts';
import { tierInterval } from '#shared/money/budget-tier.ts';
import { currencyOf, RATES_DATE } from '#shared/money/currency.ts';
import { MIN_CONTRIBUTORS } from '#shared/money/private-budget.ts';
import { readAmount } from '#shared/survey/money-text.ts';
import type { SurveyDraft } from '#shared/survey/draft.ts';
import { type BudgetTier, budgetTiers, type Currency } from '#shared/travel/options.ts';
import { amountLines } from './answer-lines.ts';
import css from './budget-step.module.css';
import { BudgetSlider } from './budget-slider.tsx';
import { CustomBudget } from './custom-budget.tsx';
import { startTier } from './start-tier.ts';
import type { KnownGroup, StepProps } from './step-props.ts';

/** Step 3: from how much to how much, by two thumbs, by a tier, or typed in an own currency. */
export function BudgetStep({ draft, act, reasons, known }: StepProps & { known: KnownGroup | undefined }) {
  const { t, language } = useText();
  const [isTyping, setTyping] = useState(draft.budgetMode === 'custom');
  const wasOpened = useRef(false);
  const friends = useFriendsBudget(known);
  const privacy = (
    <PrivateBudget
      isPrivate={draft.budgetPrivate}
      onChange={(isPrivate) => act({ kind: 'setBudgetPrivate', isPrivate })}
      group={known?.group}
    />
  );
  if (draft.keepsBudget) {
    return (
      <div className="stack gap-8">
        <KeptBudget onAgain={() => act({ kind: 'giveBudget' })} />
        {privacy}
      </div>
    );
  }
  const isCustom = draft.budgetMode === 'custom';
  const ends = thumbsOf(draft);
  const [sum] = isCustom ? amountLines(t, language, draft) : [tierText(t, language, draft.budgetTier ?? startTier)];
  const band = friends.band && priceText(t, language, { from: friends.band.min, to: friends.band.max }, 'KRW');
  const openFields = () => {
    if (!isCustom) act({ kind: 'setAmounts', ...ends, tier: undefined });
    setTyping(true);
    wasOpened.current = true;
  };
  // The button is gone by then. Moving the slider brings the fields too, and keeps the focus.
  const goOn = (fields: HTMLElement | null) => {
    if (fields && wasOpened.current) fields.querySelector('select')?.focus();
    wasOpened.current = false;
  };
  return (
    <div className="stack gap-8">
      <Card className="stack gap-6">
        <div className="stack gap-2">
          <p className={css.sum}>{sum ?? t('survey.budget.amounts')}</p>
          {!isCustom && <Converted tier={draft.budgetTier ?? startTier} to={currencyOf(draft.originCountryIso2)} />}
          {friends.band && band && (
            <p className="small">
              <WithBold
                text={t(
                  friends.band.headCount === friends.answeredBy ? 'survey.budget.suitsAll' : 'survey.budget.suitsMost',
                  { band, count: friends.band.headCount },
                )}
                bold={band}
              />
            </p>
          )}
        </div>
        <BudgetSlider
          {...ends}
          cells={ends.currency === 'KRW' ? friends.cells : []}
          total={friends.answeredBy}
          onChange={(min, max) =>
            act({
              kind: 'setAmounts',
              min,
              max,
              currency: ends.currency,
              tier: tierWithEnds(min, max, ends.currency),
            })
          }
        />
        <Tiers draft={draft} act={act} reasons={reasons} onPick={() => setTyping(false)} />
        {isTyping && isCustom ? (
          <CustomBudget draft={draft} act={act} reasons={reasons} ref={goOn} />
        ) : (
          <Button variant="plain" size="small" className={css.type} onClick={openFields}>
            <Pencil className="icon" aria-hidden="true" />
            {t('survey.budget.custom')}
          </Button>
        )}
      </Card>
      {privacy}
    </div>
  );
}

/**
 * A tier's ends are won: what they are where the member sets out from, in whose money the recommendations tell what
 * trips cost.
 */
function Converted({ tier, to: currency }: { tier: BudgetTier; to: Currency }) {
  const { t, language } = useText();
  if (currency === 'KRW') return null;
  const { min: from, max: to } = tierInterval(tier);
  const amount = priceText(t, language, { from, to }, currency);
  return (
    <p className="note">
      {t('survey.budget.converted', { amount, date: formatDay(language, RATES_DATE, { year: true }) })}
    </p>
  );
}

function Tiers({ draft, act, reasons, onPick }: StepProps & { onPick: () => void }) {
  const { t, language } = useText();
  const name = useId();
  const errorId = useId();
  const chosen = draft.budgetMode === 'simple' ? (draft.budgetTier ?? startTier) : undefined;
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="visually-hidden">{t('survey.budget.tiers')}</legend>
      <div className={css.tiers}>
        {budgetTiers.map((tier) => (
          <label key={tier}>
            <input
              type="radio"
              name={name}
              aria-label={`${t(`survey.budget.tier.${tier}`)} ${tierText(t, language, tier)}`}
              checked={tier === chosen}
              onChange={() => {
                act({ kind: 'setBudgetMode', mode: 'simple' });
                act({ kind: 'setTier', tier });
                onPick();
              }}
            />
            {t(`survey.budget.tier.${tier}`)}
          </label>
        ))}
      </div>
      {draft.budgetMode === 'simple' && <StopText id={errorId} reason={reasons[0]} />}
    </fieldset>
  );
}

/** Where the thumbs stand: at the amounts that are given, or at the ends of the tier. */
function thumbsOf(draft: SurveyDraft): { min: number; max: number; currency: Currency } {
  if (draft.budgetMode === 'simple') return { ...tierEnds(draft.budgetTier ?? startTier), currency: 'KRW' };
  const amount = (typed: string): number | undefined => {
    const read = readAmount(typed);
    return read.kind === 'amount' ? read.amount : undefined;
  };
  const min = amount(draft.budgetMin) ?? 0;
  return { min, max: Math.max(min, amount(draft.budgetMax) ?? min), currency: draft.budgetCurrency };
}

/** What suits three of the friends or more. With fewer, nothing is said: it would tell whose budget it is. */
function useFriendsBudget(known: KnownGroup | undefined) {
  const view = known?.group.view;
  const memberId = known?.memberId;
  return useMemo(() => {
    if (!view || memberId === undefined) return { answeredBy: 0, band: undefined, cells: [] };
    const { answeredBy, band, cells } = groupBudget(view, answersOfOthers(view, memberId));
    const isEnough = answeredBy >= MIN_CONTRIBUTORS && band !== undefined && band.headCount >= MIN_CONTRIBUTORS;
    return {
      answeredBy,
      band: isEnough ? band : undefined,
      cells: !isEnough
        ? []
        : cells.length > 0
          ? cells.filter((one) => one.headCount >= MIN_CONTRIBUTORS)
          : [{ from: band.min, to: band.max, headCount: band.headCount }],
    };
  }, [view, memberId]);
}
