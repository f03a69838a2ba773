import { useEffect, useRef } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useNavigate } from 'react-router-dom';
import { areResultsHere } from '#app/parts/answering/use-screens-ahead.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { timing } from '#app/kernel/timing.ts';
import { ActionBar } from '#app/ui/action-bar.tsx';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { vars } from '#app/ui/vars.ts';
import css from './completed.module.css';

interface RunBarProps {
  groupId: string;
  wasEdit: boolean;
  onStay: () => void;
}

/**
 * Goes to the group's results by itself after a while. Whatever the person does stops it (WCAG 2.2.1); without the
 * results on this device it stays.
 */
export function RunBar({ groupId, wasEdit, onStay }: RunBarProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const bar = useRef<HTMLDivElement>(null);
  const stay = useRef(onStay);
  useEffect(() => {
    stay.current = onStay;
  }, [onStay]);
  const delayMs = wasEdit ? timing.successRedirectEditMs : timing.successRedirectNewMs;
  useEffect(() => {
    let isOver = false;
    const go = async () => {
      const isHere = await areResultsHere();
      if (isOver) return;
      if (isHere) void navigate(paths.groupResults(groupId));
      else stay.current();
    };
    const timer = setTimeout(() => void go(), delayMs);
    const stop = (event: Event) => {
      // A press in the bar is its own answer: go now, or stay.
      if (!(event.target instanceof Node && bar.current?.contains(event.target))) stay.current();
    };
    for (const kind of stops) addEventListener(kind, stop, { passive: true });
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const kind of stops) removeEventListener(kind, stop);
    };
  }, [navigate, groupId, delayMs]);
  return (
    <ActionBar
      above={
        <p className={css.note} role="status">
          {t('survey.done.redirect', { count: delayMs / 1000 })}
        </p>
      }
    >
      <span className={css.acts} ref={bar}>
        <Button onClick={onStay}>{t('survey.done.stay')}</Button>
        <ButtonLink
          className={css.run}
          style={vars({ '--run': `${delayMs}ms` })}
          variant="action"
          to={paths.groupResults(groupId)}
        >
          {t('survey.done.results')}
          <ArrowRight className="icon" aria-hidden="true" />
        </ButtonLink>
      </span>
    </ActionBar>
  );
}

const stops = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'visibilitychange'] as const;
