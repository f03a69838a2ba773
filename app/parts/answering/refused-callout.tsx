import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';

/** The server has rejected an answer; the page of this device says why and what can be done. */
export function RefusedCallout() {
  const { t } = useText();
  return (
    <Callout
      tone="danger"
      end={
        <Link className="link" to={paths.thisDevice()}>
          {t('survey.done.refusedMore')}
        </Link>
      }
    >
      {t('survey.done.refused')}
    </Callout>
  );
}
