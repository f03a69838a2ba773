import { useState } from 'react';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { RsvpAnswer } from '#shared/decision/schema.ts';
import { limits } from '#shared/kernel/limits.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { answerRsvp } from '#app/local/group/decision.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useStillWaiting } from '#app/local/outbox/use-still-waiting.ts';
import { answerPath } from '#app/parts/answers/survey-path.ts';
import type { Comer } from './comers.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/field.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './our-trip.module.css';

interface RsvpProps {
  group: GroupOnDevice;
  dates: DateRange | null;
  me: Comer | undefined;
}

/** "Are you in?", until it is answered; then a line with the way to change it. */
export function RsvpCard({ group, dates, me }: RsvpProps) {
  const { t } = useText();
  const [isChanging, setChanging] = useState(false);
  const isOnlyHere = useStillWaiting(me?.rsvp !== undefined && group.waiting.has(me.rsvp.mutationId));
  if (!me) return null;
  const { state } = me;
  if ((state === 'coming' || state === 'away') && !isChanging)
    return (
      <p className={css.said}>
        <b>{t(state === 'coming' ? 'trip.rsvp.saidComing' : 'trip.rsvp.saidAway')}</b>
        {isOnlyHere && <Badge tone="waiting">{t('group.members.onlyHere')}</Badge>}
        <Button
          variant="plain"
          size="small"
          onClick={() => {
            setChanging(true);
          }}
        >
          {t('trip.rsvp.change')}
        </Button>
      </p>
    );
  return (
    <Card as="section" className="stack no-print" aria-labelledby="rsvp">
      <RsvpQuestion
        group={group}
        dates={dates}
        me={me}
        onDone={() => {
          setChanging(false);
        }}
      />
    </Card>
  );
}

/** The question with its two answers. Whoever cannot come may say why. */
export function RsvpQuestion({
  group: { session, view, groupId },
  dates,
  me: { person, rsvp, state },
  isForNewPlace,
  onDone,
}: RsvpProps & {
  me: Comer;
  /** It was answered for another place, or for none. */
  isForNewPlace?: boolean;
  onDone?: () => void;
}) {
  const { t } = useText();
  const { runAlone, isWriting } = useWrite();
  const [isSaying, setSaying] = useState(false);
  const [word, setWord] = useState('');
  const data = view.get('group', groupId)?.data;
  if (!session || !data) return null;
  const answer = async (how: RsvpAnswer) => {
    const result = await runAlone((device) => answerRsvp(device, session, { answer: how, word: word.trim(), dates }));
    if (result?.kind !== 'written') return;
    setSaying(false);
    onDone?.();
  };
  const isAgain = state === 'again';
  const was = isAgain || isForNewPlace ? rsvp?.data.answer : undefined;
  const text = !was
    ? t('trip.rsvp.later')
    : isAgain
      ? t(was === 'coming' ? 'trip.rsvp.wasComing' : 'trip.rsvp.wasAway')
      : t(was === 'coming' ? 'trip.rsvp.wasComingPlace' : 'trip.rsvp.wasAwayPlace');
  return (
    <>
      <div className="stack gap-1">
        <h2 className="title-3" id="rsvp">
          {t('trip.rsvp.ask', { name: person.name })}
        </h2>
        <p className="small soft">{text}</p>
      </div>
      <div className={css.two}>
        <Button variant="action" busy={isWriting} onClick={() => void answer('coming')}>
          {t(was === 'coming' ? 'trip.rsvp.still' : 'trip.rsvp.coming')}
        </Button>
        <Button
          variant="edge"
          onClick={() => {
            setSaying(true);
          }}
        >
          {t('trip.rsvp.away')}
        </Button>
      </div>
      <Sheet
        open={isSaying}
        onClose={() => {
          setSaying(false);
        }}
        title={t('trip.rsvp.wordTitle')}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button variant="action" wide busy={isWriting} onClick={() => void answer('away')}>
              {t('trip.rsvp.wordSend')}
            </Button>
            <ButtonLink variant="plain" wide to={answerPath(data, view, groupId, person.id)}>
              {t('trip.rsvp.whenInstead')}
            </ButtonLink>
          </>
        }
      >
        <Field label={t('trip.decide.word')} optionalNote={t('common.optional')}>
          <TextInput
            autoComplete="off"
            maxLength={limits.wordLength}
            value={word}
            onChange={(event) => {
              setWord(event.target.value);
            }}
          />
        </Field>
      </Sheet>
    </>
  );
}
