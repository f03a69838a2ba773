import { useState } from 'react';
import Send from 'lucide-react/icons/send';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { completionSentence } from '#app/parts/trip/completion-sentence.ts';
import { namesPhrase } from '#app/parts/trip/names-phrase.ts';
import type { GroupOverview } from '#app/parts/trip/group-overview.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { Invite } from '#app/parts/sharing/invite.tsx';
import { surveyPath } from '#app/parts/answers/survey-path.ts';
import { WithBold } from '#app/ui/with-bold.tsx';
import { paths } from '#app/kernel/paths.ts';
import { formatDay, formatList } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { GatherMeter } from '#app/ui/gather-meter.tsx';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import { CompletionLine } from './completion-line.tsx';
import { loadDecideSheet } from './decision-parts.ts';
import { DueLine } from './due-line.tsx';
import { Faces, mostFaces } from './faces.tsx';
import css from './group.module.css';

const RemindSheet = laterSheet(() => import('#app/parts/trip/remind-sheet.tsx').then((m) => m.RemindSheet));
const WithoutSheet = laterSheet(() => import('./without-sheet.tsx').then((m) => m.WithoutSheet));
const DecideSheet = laterSheet(loadDecideSheet);

/** How far the group is: who has answered and who has not, until when, and the next action. */
export function ProgressCard({ group, trip }: { group: GroupOnDevice; trip: TripState }) {
  const { t, language } = useText();
  const { people, progress, missing, counted } = trip.overview;
  const { total } = progress;
  const names = formatList(
    language,
    missing.map((one) => one.name),
  );
  const sentence = completionSentence(t, trip.overview.progress);
  const isMissing = new Set(missing.map((one) => one.id));
  return (
    <Card as="section" className="stack" aria-labelledby="now">
      <CompletionLine overview={trip.overview} id="now" as="h2" />
      {total > mostFaces ? (
        <GatherMeter
          people={counted.map(({ id, name, hue, isDone }) => ({ id, name, hue, waiting: !isDone }))}
          label={missing.length > 0 ? t('group.progress.meterWaiting', { sentence, names }) : sentence}
          ringText={t('group.progress.done')}
        />
      ) : (
        people.length > 0 && <Faces group={group} people={counted} isWaiting={(one) => isMissing.has(one.id)} />
      )}
      <DueLine group={group} trip={trip} />
      {/* Nobody can answer a deleted group any more. */}
      {group.stored.archived !== 'gone' && (
        <>
          <Unlock group={group} overview={trip.overview} />
          <NextStep group={group} trip={trip} />
        </>
      )}
    </Card>
  );
}

/** What the answers that are missing hold back; while the group is only on this device, that. */
function Unlock({
  group: { groupId, view, waiting, session },
  overview,
}: {
  group: GroupOnDevice;
  overview: GroupOverview;
}) {
  const { t } = useText();
  const { missing, progress, isOpen, isCustom } = overview;
  const row = view.get('group', groupId);
  if (row && waiting.has(row.mutationId)) return <Callout tone="plain">{t('group.share.offline')}</Callout>;
  if (progress.total === 0 || isCustom) return null;
  if (isOpen) return <Callout>{t('group.unlock.open')}</Callout>;
  const [first] = missing;
  if (missing.length === 1 && first?.id === session?.memberId)
    return <Callout tone="waiting">{t('group.unlock.you')}</Callout>;
  return (
    <Callout tone="waiting">
      {first && missing.length === 1 ? (
        <WithBold text={t('group.unlock.one', { name: first.name })} bold={first.name} />
      ) : (
        t('group.unlock.many', {
          count: missing.length,
          names: namesPhrase(
            t,
            missing.map((one) => one.name),
          ),
        })
      )}
    </Callout>
  );
}

type Opened = 'invite' | 'remind' | 'without' | 'decide';

/**
 * One primary button: answer (the organiser can remind the others before), then remind the others or go on without
 * them, then decide.
 */
function NextStep({ group, trip }: { group: GroupOnDevice; trip: TripState }) {
  const { t, language } = useText();
  const [opened, setOpened] = useState<Opened>();
  const { groupId, session, isOrganizer } = group;
  const { overview, stage, deadline } = trip;
  const { data, people, missing, progress } = overview;
  const me = people.find((one) => one.id === session?.memberId);
  const others = missing.filter((one) => one.id !== me?.id);
  const names = namesPhrase(
    t,
    others.map((one) => one.name),
  );
  const day = deadline?.day ? formatDay(language, deadline.day, { weekday: true }) : undefined;
  const close = () => {
    setOpened(undefined);
  };
  const press = (what: Opened, variant: 'action' | 'plain', text: string) => (
    <Button
      variant={variant}
      onClick={() => {
        setOpened(what);
      }}
    >
      {(what === 'invite' || what === 'remind') && <Send className="icon" aria-hidden="true" />}
      {text}
    </Button>
  );
  const invite = (variant: 'action' | 'plain') => press('invite', variant, t('group.act.sendLink'));
  return (
    <div className={css.acts}>
      {session && me && !me.isDone ? (
        <>
          <ButtonLink variant="action" to={surveyPath(data, groupId, session.memberId)}>
            {t('group.act.answer')}
          </ButtonLink>
          {isOrganizer && others.length > 0 && press('remind', 'plain', t('trip.remind.button', { names }))}
          {invite('plain')}
        </>
      ) : !session ? (
        <>
          <ButtonLink variant="action" to={paths.groupLogin(groupId)}>
            {t('group.act.enter')}
          </ButtonLink>
          {invite('plain')}
        </>
      ) : isOrganizer && trip.mayOpen ? (
        <>
          {press('without', 'action', t('trip.without.button', { count: progress.done }))}
          {press('remind', 'plain', t('trip.remind.button', { names }))}
        </>
      ) : stage === 'answers' && others.length > 0 ? (
        <>
          {press('remind', 'action', t('trip.remind.button', { names }))}
          {invite('plain')}
        </>
      ) : isOrganizer && stage === 'answers' && trip.isQuorumMet ? (
        press('decide', 'action', t('trip.bar.decide'))
      ) : (
        invite('action')
      )}
      {day !== undefined && stage === 'answers' && others.length > 0 && !trip.mayOpen && (
        <p className="note">{t('trip.due.then', { day })}</p>
      )}
      {opened === 'invite' && <Invite group={group} onClose={close} />}
      {opened === 'remind' && (
        <RemindSheet
          group={group}
          people={others}
          text={(whom) =>
            day === undefined
              ? t('trip.remind.text', { names: whom })
              : t('trip.remind.textUntil', { names: whom, day })
          }
          onClose={close}
        />
      )}
      {opened === 'without' && <WithoutSheet group={group} trip={trip} onClose={close} />}
      {opened === 'decide' && <DecideSheet group={group} trip={trip} onClose={close} />}
    </div>
  );
}
