import Users from 'lucide-react/icons/users';
import { Link } from 'react-router-dom';
import { useGroupsOnDevice } from '#app/local/group/groups.ts';
import { isStandalone } from '#app/parts/notices/install-prompt.ts';
import { OpenLink } from '#app/parts/login/open-link.tsx';
import { paths } from '#app/paths.ts';
import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { GoRow } from '#app/ui/go-row.tsx';
import css from './landing.module.css';

const shown = 3;

/** The groups on this device, the last opened first. An installed app that has none asks for a link: its storage is its own. */
export function YourGroups() {
  const { t } = useText();
  const groups = useGroupsOnDevice()?.filter((one) => !one.archived);
  if (!groups) return null;
  if (groups.length === 0) {
    if (!isStandalone()) return null;
    return (
      <section className={`wrap ${css.yours}`} aria-labelledby="yours">
        <Card className="stack gap-3">
          <h2 className="title-3" id="yours">
            {t('landing.yours.paste')}
          </h2>
          <p className="small soft">{t('landing.yours.pasteText')}</p>
          <OpenLink />
        </Card>
      </section>
    );
  }
  return (
    <section className={`wrap ${css.yours}`} aria-labelledby="yours">
      <div className={css.yoursHead}>
        <h2 className="small strong" id="yours">
          {t('landing.yours.title')}
        </h2>
        {groups.length > shown && (
          <Link className={`link small ${css.all}`} to={paths.thisDevice()}>
            {t('landing.yours.all')}
          </Link>
        )}
      </div>
      <ul className={css.yoursRows}>
        {groups.slice(0, shown).map((group) => (
          <li key={group.groupId}>
            <GoRow
              to={paths.group(group.groupId)}
              icon={<Users className="icon" aria-hidden="true" />}
              title={group.name}
              text={t('landing.yours.go')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
