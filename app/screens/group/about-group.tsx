import Settings from 'lucide-react/icons/settings';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { paths } from '#app/kernel/paths.ts';
import { formatDate } from '#app/text/formats.ts';
import { loadTopics, useText } from '#app/text/text.ts';
import { GoRow } from '#app/ui/go-row.tsx';
import { laterOptional } from '#app/ui/later.tsx';
import { AddMember } from './add-member.tsx';
import { CompletionLine } from './completion-line.tsx';
import css from './group.module.css';
import { MeLine } from './me-line.tsx';
import { Members } from './members.tsx';
import { NextPlaces } from './next-places.tsx';

const PushOffer = laterOptional(() =>
  Promise.all([import('#app/parts/push/push-offer.tsx'), loadTopics(['notifications'])]).then(([m]) => m.PushOffer),
);

/**
 * Name, description, who made it and when, everybody with their surveys, and the ways to the other pages; before them
 * the offer to tell of news.
 */
export function AboutGroup({ group, trip }: { group: GroupOnDevice; trip: TripState }) {
  const { t, language } = useText();
  const { stage, overview } = trip;
  const { data, people } = overview;
  const isGone = group.stored.archived === 'gone';
  return (
    <div className={`stack gap-8 ${css.side}`}>
      {stage === 'answers' && group.session && !isGone && <PushOffer session={group.session} overview={overview} />}
      <section className="stack gap-2" aria-labelledby="group">
        <h2 className="title-2" id="group">
          {data.name}
        </h2>
        {data.description && <p>{data.description}</p>}
        <p className="note">
          {t('group.made', { date: formatDate(language, data.createdAt), name: data.createdBy, count: people.length })}
        </p>
        <MeLine group={group} hasWayIn={stage === 'alone' || stage === 'answers' || stage === 'decided'} />
        {stage !== 'answers' && <CompletionLine overview={trip.overview} id="answered" as="h3" />}
      </section>
      <section className="stack" aria-labelledby="who">
        <div className="row row--between">
          <h2 className="title-2" id="who">
            {t('group.members.title')}
          </h2>
          <p className="note">{t('group.members.count', { count: people.length })}</p>
        </div>
        <Members group={group} people={people} />
        {!isGone && <AddMember group={group} />}
      </section>
      <NextPlaces group={group} overview={trip.overview} />
      <GoRow
        to={paths.groupSettings(group.groupId)}
        icon={<Settings className="icon" aria-hidden="true" />}
        title={t(group.isOrganizer ? 'organizer.entry.manage' : 'organizer.entry.own')}
        text={t(group.isOrganizer ? 'organizer.entry.manageText' : 'organizer.entry.ownText')}
      />
    </div>
  );
}
