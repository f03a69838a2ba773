import { useEffect, useState } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { TripChange } from '#shared/decision/changes.ts';
import { draftKey, readDraft, saveDraft } from '#app/local/answers/drafts.ts';
import { useDevice } from '#app/local/device/device.ts';
import { tryWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useToday } from '#app/local/device/use-today.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import type { Comer } from './comers.ts';
import { formatDate } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import css from './our-trip.module.css';
import { RsvpCard, RsvpQuestion } from './rsvp-card.tsx';
import { useChosenName } from './use-chosen-name.ts';

/**
 * What the organiser changed, before and after, and whether I still come. It stays until it is answered or read; the
 * organiser's own device does not show it.
 */
export function ChangedCard({
  group,
  change,
  me,
}: {
  group: GroupOnDevice;
  change: TripChange;
  me: Comer | undefined;
}) {
  const { t, language } = useText();
  const today = useToday();
  const { seen, markSeen } = useSeen(group.groupId, change.now.id);
  const { before, now, hasNewDates, hasNewPlace } = change;
  const placeBefore = useChosenName(before.data.place);
  const placeNow = useChosenName(now.data.place);
  const isAsked = me?.state === 'again' || me?.state === 'open';
  // Whoever has answered for another place stays with it, and is asked once.
  const isAskedOnce = hasNewPlace && now.data.place !== null;
  if (group.isOrganizer || (seen && !isAsked)) return <RsvpCard group={group} dates={now.data.dates} me={me} />;
  const range = (dates: typeof now.data.dates) => (dates ? formatTrip(language, dates, today) : t('trip.changed.none'));
  const place = ({ data }: typeof now, known = '…') => (data.place ? known : t('trip.changed.none'));
  const name = now.data.actorName;
  return (
    <>
      <Card as="section" className={css.changed} aria-labelledby="changed">
        <div className="stack gap-1">
          <h2 className="title-2" id="changed" tabIndex={-1}>
            {t(titleOf(change), { name })}
          </h2>
          <p className="small">
            {t('trip.changed.by', { date: formatDate(language, now.data.at), count: change.number })}
          </p>
        </div>
        <dl className={css.rows}>
          <ChangeRow
            name={t('trip.station.dates')}
            isNew={hasNewDates}
            before={before.data.dates && range(before.data.dates)}
            after={range(now.data.dates)}
          />
          <ChangeRow
            name={t('trip.station.places')}
            isNew={hasNewPlace}
            before={before.data.place && place(before, placeBefore)}
            after={place(now, placeNow)}
          />
        </dl>
        {now.data.word && <p className={css.quote}>“{now.data.word}”</p>}
        {me && (isAsked || isAskedOnce) ? (
          <RsvpQuestion group={group} dates={now.data.dates} me={me} isForNewPlace={isAskedOnce} onDone={markSeen} />
        ) : (
          <Button variant="edge" onClick={markSeen}>
            {t('trip.changed.seen')}
          </Button>
        )}
      </Card>
      {hasNewDates && before.data.dates && now.data.dates && (
        <Callout tone="plain" className="no-print">
          {t('trip.changed.calendar', { range: range(before.data.dates) })}
        </Callout>
      )}
    </>
  );
}

function titleOf({ before, hasNewDates, hasNewPlace }: TripChange) {
  if (hasNewDates && hasNewPlace) return 'trip.changed.both';
  if (hasNewDates) return before.data.dates ? 'trip.changed.dates' : 'trip.changed.datesSet';
  return before.data.place ? 'trip.changed.place' : 'trip.changed.placeSet';
}

/** @param before nothing where it was not set */
function ChangeRow({
  name,
  isNew,
  before,
  after,
}: {
  name: string;
  isNew: boolean;
  before: string | null;
  after: string;
}) {
  const { t } = useText();
  return (
    <div className={css.row}>
      <dt className="small soft">{name}</dt>
      {isNew && before === null ? (
        <dd>
          <ins>{after}</ins>
        </dd>
      ) : isNew ? (
        <dd>
          <span className="visually-hidden">{t('trip.changed.fromTo', { before: before ?? '', after })}</span>
          <span aria-hidden="true">
            <del>{before}</del> <ArrowRight className="icon" /> <ins>{after}</ins>
          </span>
        </dd>
      ) : (
        <dd className="soft">{t('trip.changed.same', { what: after })}</dd>
      )}
    </div>
  );
}

/** Whether this change has been read on this device. */
function useSeen(groupId: string, actId: string): { seen: boolean; markSeen: () => void } {
  const device = useDevice();
  const [seenId, setSeenId] = useState<unknown>();
  const key = draftKey.seenChange(groupId);
  useEffect(() => {
    void tryWrite(device, (on) => readDraft(on, key)).then((result) => {
      if (result.kind === 'written') setSeenId(result.value);
    });
  }, [device, key]);
  return {
    seen: seenId === actId,
    markSeen: () => {
      setSeenId(actId);
      void tryWrite(device, (on) => saveDraft(on, key, actId));
    },
  };
}
