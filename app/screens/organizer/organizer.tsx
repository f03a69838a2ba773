import { useEffect, useRef } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { GroupGate } from '#app/parts/group-page/group-gate.tsx';
import { GroupNotices } from '#app/parts/group-page/group-notices.tsx';
import { groupPeople } from '#app/parts/trip/group-people.ts';
import { SiteHeader } from '#app/parts/chrome/site-header.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { showToast } from '#app/ui/toast.ts';
import { Activity } from './activity.tsx';
import { BecomeOrganizer } from './become-organizer.tsx';
import { DeleteGroup } from './delete-group.tsx';
import { GroupTexts } from './group-texts.tsx';
import { Links } from './links.tsx';
import { ManageMembers } from './manage-members.tsx';
import css from './organizer.module.css';
import { OwnName } from './own-name.tsx';
import { PinRule } from './pin-rule.tsx';
import { RefusedChanges } from './refused-changes.tsx';

/** Settings of a group: the organiser's part shows only on a device that holds the secret. */
export function Organizer() {
  const { groupId = '' } = useParams();
  return <GroupGate token={groupId}>{(group) => <Settings group={group} />}</GroupGate>;
}

function Settings({ group }: { group: GroupOnDevice }) {
  const { t } = useText();
  const { groupId, view, waiting, stored } = group;
  const data = view.get('group', groupId)?.data;
  const navigate = useNavigate();
  const { hash, pathname } = useLocation();
  // The organiser's secret is removed from the address; components that need it have read it while rendering.
  useEffect(() => {
    if (hash.includes('organizer=')) void navigate(pathname, { replace: true });
  }, [hash, navigate, pathname]);
  const isGone = stored.archived === 'gone';
  const manages = group.isOrganizer && !isGone;
  const heading = useHeadingOfChange(manages, isGone);
  if (!data) return null;
  const people = groupPeople(view, groupId, waiting);
  return (
    <>
      <title>{`${t('organizer.title')} · ${data.name} — ${t('common.app')}`}</title>
      <SiteHeader />
      <main className={`wrap page ${css.page}`}>
        <header className="stack gap-1">
          <ButtonLink className={css.back} variant="plain" size="small" to={paths.group(groupId)}>
            <ChevronLeft className="icon" aria-hidden="true" />
            {data.name}
          </ButtonLink>
          <h1 className="title-1" ref={heading} tabIndex={-1}>
            {t(manages ? 'organizer.entry.manage' : 'organizer.entry.own')}
          </h1>
        </header>
        <GroupNotices group={group} />
        <RefusedChanges group={group} />
        <div className={isGone ? undefined : 'split'}>
          <div className="stack gap-10">
            {manages && (
              <>
                <ManageMembers group={group} people={people} />
                <GroupTexts key={data.name + data.description} group={group} data={data} />
                <PinRule group={group} data={data} />
                <Links group={group} data={data} />
              </>
            )}
            {!manages && !isGone && (
              <>
                <OwnName group={group} />
                <BecomeOrganizer group={group} />
              </>
            )}
          </div>
          <div className="stack gap-10">
            {manages && <OwnName group={group} />}
            <Activity group={group} />
            {manages && <DeleteGroup group={group} name={data.name} />}
          </div>
        </div>
      </main>
    </>
  );
}

/**
 * The form by which one becomes the organiser goes when one is: the focus is at the heading of what came instead. When
 * the group goes there is nothing left to do here.
 */
function useHeadingOfChange(manages: boolean, isGone: boolean) {
  const { t } = useText();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const managed = useRef(manages);
  useEffect(() => {
    if (manages === managed.current) return;
    managed.current = manages;
    if (isGone) {
      showToast({ text: t('errors.group_gone') });
      void navigate(paths.landing(), { replace: true });
    } else heading.current?.focus();
  });
  return heading;
}
