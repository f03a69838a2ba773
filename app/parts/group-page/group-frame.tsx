import { useState, type ReactNode } from 'react';
import Bell from 'lucide-react/icons/bell';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import House from 'lucide-react/icons/house';
import MapIcon from 'lucide-react/icons/map';
import Share from 'lucide-react/icons/share';
import Vote from 'lucide-react/icons/vote';
import { newestAct } from '#shared/decision/history.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useUnread } from '#app/local/group/news-mark.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dock, type NavItem } from '#app/ui/dock.tsx';
import { SubBar } from '#app/ui/sub-bar.tsx';
import { GroupNotices } from './group-notices.tsx';
import { NewsSheet } from './news-sheet-later.ts';
import { Still } from './still.tsx';
import { Invite } from '#app/parts/sharing/invite.tsx';
import css from './group-frame.module.css';
import { LanguageMenu, SiteHeader } from '#app/parts/chrome/site-header.tsx';

export type GroupPlace = 'home' | 'summary' | 'recommendations' | 'results';

/**
 * The frame of a group's screens: header, links to its four pages (at the bottom on narrow screens, in a bar on wide
 * ones), invite link, and notices.
 */
export function GroupFrame({
  group,
  current,
  children,
}: {
  group: GroupOnDevice;
  current: GroupPlace;
  children: ReactNode;
}) {
  const { t } = useText();
  const [opened, setOpened] = useState<'invite' | 'news'>();
  const hasNews = useUnread(group).length > 0;
  const { groupId, stored, view } = group;
  const data = view.get('group', groupId)?.data;
  const name = data?.name ?? stored.name;
  const shareUrl = data?.shareUrl ?? stored.shareUrl;
  const isDecided = newestAct(view, groupId)?.data.kind === 'confirm';
  const isCustom = data?.surveyType === 'custom';
  const places = [
    ['home', paths.group(groupId), House],
    ['summary', paths.groupSummary(groupId), ChartNoAxesColumn],
    ['recommendations', paths.groupRecommendations(groupId), MapIcon],
    ['results', paths.results(shareUrl), Vote],
  ] as const;
  // A group with questions of its own has nothing to recommend from, and votes by its answers.
  const items = places
    .filter(([place]) => place !== 'recommendations' || !isCustom || current === place)
    .map(([place, to, Icon]): NavItem => ({
      to,
      label: t(`group.nav.${isCustom ? ownName(place) : place === 'home' && isDecided ? 'trip' : place}`),
      icon: <Icon aria-hidden="true" />,
      current: place === current,
    }));
  const close = () => {
    setOpened(undefined);
  };
  return (
    <>
      <div className="only-wide">
        <SiteHeader />
      </div>
      <SubBar
        label={t('group.nav.region')}
        back={
          <ButtonLink
            variant="plain"
            size="icon"
            to={current === 'home' ? paths.landing() : paths.group(groupId)}
            aria-label={t('group.nav.back')}
          >
            <ChevronLeft className="icon" aria-hidden="true" />
          </ButtonLink>
        }
        name={name}
        navLabel={t('group.nav.label')}
        items={items}
        end={
          <>
            <span className="only-narrow">
              <LanguageMenu short />
            </span>
            <Button
              variant="plain"
              size="icon"
              className={css.bell}
              aria-label={t(hasNews ? 'group.nav.someNews' : 'group.nav.news')}
              data-new={hasNews || undefined}
              onClick={() => {
                setOpened('news');
              }}
            >
              <Bell className="icon" aria-hidden="true" />
            </Button>
            <Button
              variant="plain"
              hidden={stored.archived === 'gone'}
              size="small"
              aria-label={t('group.act.sendLink')}
              onClick={() => {
                setOpened('invite');
              }}
            >
              <Share className="icon" aria-hidden="true" />
              <span className="only-wide">{t('group.nav.share')}</span>
            </Button>
          </>
        }
      />
      <main className="wrap page">
        <GroupNotices group={group} />
        {current === 'home' || current === 'recommendations' ? <Still group={group}>{children}</Still> : children}
      </main>
      <Dock label={t('group.nav.label')} items={items} />
      {opened === 'invite' && <Invite group={group} onClose={close} />}
      {opened === 'news' && <NewsSheet group={group} onClose={close} />}
    </>
  );
}

const ownName = (place: GroupPlace) => (place === 'results' ? 'answers' : place);
