import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { areResultsHere } from '#app/parts/answering/use-screens-ahead.ts';
import { paths } from '#app/paths.ts';
import { useText } from '#app/text/text.ts';
import { timing } from '#app/timing.ts';

/** Goes to the group's results by itself after a while; can be stopped, or taken at once (WCAG 2.2.1). Without them on this device it stays. */
export function RedirectNotice({
  groupId,
  wasEdit,
  onStay,
}: {
  groupId: string;
  wasEdit: boolean;
  onStay: () => void;
}) {
  const { t } = useText();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const stay = useRef(onStay);
  useEffect(() => {
    stay.current = onStay;
  }, [onStay]);
  const delayMs = wasEdit ? timing.successRedirectEditMs : timing.successRedirectNewMs;
  useEffect(() => {
    // The pressed button is removed, so the link to the results takes the focus.
    box.current?.focus();
    let isOver = false;
    const go = async () => {
      const isHere = await areResultsHere();
      if (isOver) return;
      if (isHere) void navigate(paths.groupResults(groupId));
      else stay.current();
    };
    const timer = setTimeout(() => void go(), delayMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [navigate, groupId, delayMs]);
  return (
    <div ref={box} tabIndex={-1} className="stack gap-3">
      <Callout tone="plain">{t('survey.done.redirect', { count: delayMs / 1000 })}</Callout>
      <div className="row gap-2">
        <ButtonLink variant="action" to={paths.groupResults(groupId)}>
          {t('survey.done.now')}
        </ButtonLink>
        <Button onClick={onStay}>{t('survey.done.stay')}</Button>
      </div>
    </div>
  );
}
