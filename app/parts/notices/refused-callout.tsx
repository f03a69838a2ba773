import { Link } from 'react-router-dom';
import { isErrorCode } from '#shared/kernel/errors.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';

interface RefusedCalloutProps {
  /** What failed, by the error catalogue of `docs/spec-table.md`; left out where the heading says it. */
  what?: string;
  /** Why the server rejected it. */
  code: string | undefined;
}

/** The server has rejected a write, and why; the page of this device says what can be done. */
export function RefusedCallout({ what, code }: RefusedCalloutProps) {
  const { t } = useText();
  return (
    <Callout tone="danger" role="alert">
      {what && <b>{what}</b>}
      <p>{t(`errors.${isErrorCode(code) ? code : 'quarantined'}`)}</p>
      <Link className="link" to={paths.thisDevice()}>
        {t('survey.done.refusedMore')}
      </Link>
    </Callout>
  );
}
