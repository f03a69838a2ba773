import Users from 'lucide-react/icons/users';
import { Link } from 'react-router-dom';
import { useGroup, useGroupsOnDevice, type GroupOnDevice } from '#app/local/group/groups.ts';
import { useWatchGroup } from '#app/local/group/watched-groups.ts';
import { isStandalone } from '#app/parts/notices/install-prompt.ts';
import { surveyPath } from '#app/parts/answers/survey-path.ts';
import { groupPeople, groupProgress } from '#app/parts/trip/group-people.ts';
import { OpenLink } from '#app/parts/login/open-link.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText, type Translate } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { GoRow } from '#app/ui/go-row.tsx';
import css from './landing.module.css';
import { yoursShown } from './yours-shown.ts';

/**
 * The groups on this device, the last opened first. An installed app that has none asks for a link: its storage is its
 * own.
 */
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
        {groups.length > yoursShown && (
          <Link className={`link small ${css.all}`} to={paths.thisDevice()}>
            {t('landing.yours.all')}
          </Link>
        )}
      </div>
      <ul className={css.yoursRows}>
        {groups.slice(0, yoursShown).map((group) => (
          <li key={group.groupId}>
            <YourGroup {...group} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One group: how far it is, and the way to what waits for this person. */
function YourGroup({ groupId, name }: { groupId: string; name: string }) {
  const { t } = useText();
  const state = useGroup(groupId);
  // What friends have answered since the last visit is counted too.
  useWatchGroup(groupId);
  const { to, text } =
    state.kind === 'ready' ? nextOf(t, state) : { to: paths.group(groupId), text: t('landing.yours.go') };
  return <GoRow to={to} icon={<Users className="icon" aria-hidden="true" />} title={name} text={text} />;
}

function nextOf(
  t: Translate,
  { groupId, stored, view, session, waiting }: GroupOnDevice,
): { to: string; text: string } {
  const people = groupPeople(view, groupId, waiting);
  const { progress, missing } = groupProgress(people);
  const home = paths.group(groupId);
  const values = { count: progress.done, total: progress.total };
  if (view.get('decision', groupId)?.data.kind === 'confirm') return { to: home, text: t('landing.yours.decided') };
  if (progress.total === 0) return { to: home, text: t('landing.yours.go') };
  if (session && missing.some((one) => one.id === session.memberId)) {
    const { surveyType = 'default', shareUrl = stored.shareUrl } = view.get('group', groupId)?.data ?? {};
    return {
      to: surveyPath({ surveyType, shareUrl }, groupId, session.memberId),
      text: t('landing.yours.mine', values),
    };
  }
  if (people.length === 1) return { to: home, text: t('landing.yours.alone') };
  // Own questions promise no recommendations.
  const isWhole = missing.length === 0 && view.get('group', groupId)?.data.surveyType !== 'custom';
  return {
    to: home,
    text: isWhole ? t('landing.yours.everybody', { count: progress.total }) : t('landing.yours.some', values),
  };
}
