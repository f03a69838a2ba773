import LogIn from 'lucide-react/icons/log-in';
import { Link } from 'react-router-dom';
import type { WaitingJoin } from '#app/local/group/waiting-joins.ts';
import { paths } from '#app/kernel/paths.ts';
import { formatTime } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import css from './this-device.module.css';

/** Names that wait to join a group of which this device has only the link. */
export function WaitingJoins({ joins }: { joins: readonly WaitingJoin[] }) {
  const { t, language } = useText();
  return (
    <Card as="ul" className={`rows ${css.items}`}>
      {joins.map(({ shareUrl, name, answer, madeAt, isMissing }) => (
        <li key={shareUrl}>
          <span className={css.icon}>
            <LogIn className="icon" aria-hidden="true" />
          </span>
          <div>
            <p className="strong">
              <Link className="link" to={paths.preferences(shareUrl)}>
                {t(answer ? 'sync.device.waitingAnswer' : 'sync.device.waitingJoin', { name })}
              </Link>
            </p>
            <p className="small soft">{isMissing ? t('sync.device.missingGroup') : formatTime(language, madeAt)}</p>
          </div>
        </li>
      ))}
    </Card>
  );
}
