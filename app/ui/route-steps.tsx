import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { cx } from './cx.ts';
import css from './route-steps.module.css';

interface RouteStep {
  id: string;
  label: ReactNode;
  /** The link of a past (or present) step; without it `onStep` is asked. */
  to?: To;
}

interface RouteStepsProps {
  label: string;
  steps: readonly RouteStep[];
  /** Index of the present step; `steps.length` when all are done. */
  current: number;
  onStep?: (id: string) => void;
  /** With it `n/4 · 25%` stands beside the line: the name of the progress bar, and how a share (0 to 1) is written. */
  progress?: { label: string; format: (share: number) => string };
  /** `waiting`: the present step waits and the line after it is dotted. */
  tone?: 'action' | 'waiting';
  className?: string;
}

/** A line of steps: past ones (links back), the present one (a ring), next ones. */
export function RouteSteps({ label, steps, current, onStep, progress, tone = 'action', className }: RouteStepsProps) {
  const at = Math.min(current + 1, steps.length);
  const share = at / steps.length;
  const line = (
    <ol
      className={cx(css.route, tone === 'waiting' && css.waiting, progress ? undefined : className)}
      aria-label={label}
    >
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={cx(index < current && css.done, index === current && css.now)}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current && step.to !== undefined ? (
            <Link className={css.go} to={step.to}>
              {step.label}
            </Link>
          ) : index < current && onStep ? (
            <button type="button" className={css.go} onClick={() => onStep(step.id)}>
              {step.label}
            </button>
          ) : (
            <span>{step.label}</span>
          )}
        </li>
      ))}
    </ol>
  );
  if (!progress) return line;
  return (
    <div className={cx(css.box, className)}>
      {line}
      <p
        className={css.progress}
        role="progressbar"
        aria-label={progress.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * share)}
      >
        <b>{at}</b>/{steps.length} · {progress.format(share)}
      </p>
    </div>
  );
}
