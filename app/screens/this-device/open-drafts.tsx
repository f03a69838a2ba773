import PencilLine from 'lucide-react/icons/pencil-line';
import { Link } from 'react-router-dom';
import type { OpenDraft } from '#app/local/answers/open-drafts.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import css from './this-device.module.css';

/** Answers that are being written: nobody but this device has them yet. */
export function OpenDrafts({ drafts }: { drafts: readonly OpenDraft[] }) {
  const { t } = useText();
  return (
    <Card as="ul" className={`rows ${css.items}`}>
      {drafts.map((draft) => (
        <li key={draft.key}>
          <span className={css.icon}>
            <PencilLine className="icon" aria-hidden="true" />
          </span>
          <div>
            <p className="strong">
              <Link className="link" to={pathOf(draft)}>
                {t('sync.device.draft')}
              </Link>
            </p>
            <p className="small soft">{draft.group.name}</p>
          </div>
        </li>
      ))}
    </Card>
  );
}

function pathOf({ survey, group: { groupId, shareUrl }, memberId }: OpenDraft): string {
  if (survey === 'survey') return paths.preferences(shareUrl);
  return survey === 'preferences' ? paths.memberPreferences(groupId, memberId) : paths.customSurvey(groupId, memberId);
}
