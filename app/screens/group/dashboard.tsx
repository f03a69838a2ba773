import Settings from 'lucide-react/icons/settings';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { readGroupOverview } from '#app/parts/trip/group-overview.ts';
import { paths } from '#app/paths.ts';
import { formatDate } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { GoRow } from '#app/ui/go-row.tsx';
import { AddMember } from './add-member.tsx';
import css from './group.module.css';
import { MeLine } from './me-line.tsx';
import { Members } from './members.tsx';
import { NextPlaces } from './next-places.tsx';
import { ProgressCard } from './progress-card.tsx';
import { TasteCards } from './taste-cards.tsx';

/** The members, who has answered, and first results. Renders again when a row changes, on this device or another. */
export function Dashboard({ group }: { group: GroupOnDevice }) {
  const { t, language } = useText();
  const { groupId } = group;
  const overview = readGroupOverview(group);
  if (!overview) return null;
  const { data, people } = overview;
  return (
    <div className={`split ${css.dashboard}`}>
      <title>{t('group.title', { group: data.name })}</title>
      <header className={`stack gap-2 ${css.head}`}>
        <h1 className="title-1">{data.name}</h1>
        {data.description && <p className="lead">{data.description}</p>}
        <p className="note">
          {t('group.made', { date: formatDate(language, data.createdAt), name: data.createdBy, count: people.length })}
        </p>
        <MeLine group={group} />
      </header>
      <div className={`stack gap-10 ${css.middle}`}>
        <ProgressCard group={group} overview={overview} />
        <TasteCards group={group} overview={overview} />
      </div>
      <div className={`stack gap-8 ${css.side}`}>
        <section className="stack" aria-labelledby="who">
          <div className="row row--between">
            <h2 className="title-2" id="who">
              {t('group.members.title')}
            </h2>
            <p className="note">{t('group.members.count', { count: people.length })}</p>
          </div>
          <Members group={group} people={people} />
          <AddMember group={group} />
        </section>
        <NextPlaces group={group} overview={overview} />
        <GoRow
          to={paths.groupSettings(groupId)}
          icon={<Settings className="icon" aria-hidden="true" />}
          title={t(group.isOrganizer ? 'organizer.entry.manage' : 'organizer.entry.own')}
          text={t(group.isOrganizer ? 'organizer.entry.manageText' : 'organizer.entry.ownText')}
        />
      </div>
    </div>
  );
}
