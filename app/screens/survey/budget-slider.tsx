import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Language } from '#shared/kernel/languages.ts';
import type { BudgetCell } from '#shared/money/budget-strip.ts';
import { axisAmounts, axisParts, axisPosition, nearestStep, nextStop } from '#shared/money/budget-scale.ts';
import type { Currency } from '#shared/travel/options.ts';
import { amountText } from '#app/parts/answers/money-words.ts';
import { formatAmount, formatManwon } from '#app/text/money.ts';
import { useText } from '#app/text/text.ts';
import { gatherStep } from '#app/ui/gather-step.ts';
import { vars } from '#app/ui/vars.ts';
import css from './budget-slider.module.css';

/** Short, so that five of them have room on a phone. */
const stopText = (language: Language, amount: number, currency: Currency): string =>
  currency === 'KRW' ? formatManwon(language, amount / 10_000) : formatAmount(language, amount, currency);

/** Number of people is printed from this share of the axis on. */
const printedFrom = 0.06;

interface BudgetSliderProps {
  min: number;
  max: number;
  currency: Currency;
  /** Prices in ten thousand won that suit three friends or more. */
  cells: readonly BudgetCell[];
  total: number;
  onChange: (min: number, max: number) => void;
}

/**
 * Two thumbs on an axis of four equal parts, over what suits the friends. A press on the line moves the nearer thumb.
 */
export function BudgetSlider({ min, max, currency, cells, total, onChange }: BudgetSliderProps) {
  const { t, language } = useText();
  const line = useRef<HTMLDivElement>(null);
  const amounts = axisAmounts(currency);
  const last = amounts.length - 1;
  const [low, high] = [nearestStep(min, currency), nearestStep(max, currency)];
  const [lowAt, highAt] = [axisPosition(min, currency), axisPosition(max, currency)];
  const put = (end: 'min' | 'max', step: number) => {
    const to = amounts[Math.max(0, Math.min(last, step))] ?? 0;
    if (end === 'min') onChange(Math.min(to, max), max);
    else onChange(min, Math.max(to, min));
  };
  const stepAt = (clientX: number): number => {
    const box = line.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    const at = Math.max(0, Math.min(1, (clientX - box.left) / box.width));
    let best = 0;
    for (const [index, one] of amounts.entries())
      if (Math.abs(axisPosition(one, currency) - at) < Math.abs(axisPosition(amounts[best] ?? 0, currency) - at))
        best = index;
    return best;
  };
  const drag = (end: 'min' | 'max') => (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) put(end, stepAt(event.clientX));
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const step = stepAt(event.clientX);
    put(Math.abs(step - low) < Math.abs(step - high) || (low === high && step < low) ? 'min' : 'max', step);
  };
  const walk = (end: 'min' | 'max', step: number) => (event: KeyboardEvent) => {
    const to: Record<string, number> = {
      ArrowRight: step + 1,
      ArrowUp: step + 1,
      ArrowLeft: step - 1,
      ArrowDown: step - 1,
      PageUp: nextStop(step, 1),
      PageDown: nextStop(step, -1),
      Home: 0,
      End: last,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    put(end, next);
  };
  const thumb = (end: 'min' | 'max', step: number, amount: number, at: number) => (
    <span
      className={css.thumb}
      data-end={end}
      role="slider"
      tabIndex={0}
      aria-label={t(`survey.budget.thumb.${end}`)}
      aria-valuemin={end === 'min' ? 0 : min}
      aria-valuemax={end === 'min' ? max : amounts[last]}
      aria-valuenow={amount}
      aria-valuetext={amountText(language, amount, currency)}
      style={vars({ '--a': at })}
      onKeyDown={walk(end, step)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag(end)}
    />
  );
  return (
    <div className={css.range}>
      <div className={css.band} aria-hidden="true" onPointerDown={press}>
        {cells.map(({ from, to, headCount }) => {
          const [a, b] = [axisPosition(from * 10_000, currency), axisPosition(Math.min(to, 1e6) * 10_000, currency)];
          return (
            <span key={from} data-depth={gatherStep(headCount, total)} style={vars({ '--a': a, '--b': b })}>
              {b - a >= printedFrom && headCount}
            </span>
          );
        })}
        {axisParts(currency).map((one) => (
          <i key={one} style={vars({ '--a': axisPosition(one, currency) })} />
        ))}
      </div>
      <div className={css.line} ref={line} onPointerDown={press}>
        <span className={css.on} style={vars({ '--lo': lowAt, '--hi': highAt })} />
        {thumb('min', low, min, lowAt)}
        {thumb('max', high, max, highAt)}
      </div>
      <div className={css.axis} aria-hidden="true">
        {[0, ...axisParts(currency)].map((one) => (
          <span key={one} style={vars({ '--a': axisPosition(one, currency) })}>
            {one === 0 ? '0' : stopText(language, one, currency)}
            {one === amounts[last] && '+'}
          </span>
        ))}
      </div>
    </div>
  );
}
