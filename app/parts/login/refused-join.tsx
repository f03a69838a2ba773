import { useState, type FormEvent, type ReactNode } from 'react';
import { freeName, howToEnter } from '#shared/member/enter.ts';
import { checkMember } from '#shared/member/form.ts';
import { joinGroupInput } from '#shared/member/schema.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { OutboxEntry } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { claimInsteadOfJoining, joinUnderAnotherName } from '#app/local/group/settle-join.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './notice-card.module.css';
import { knownMembers } from './known-members.ts';

/**
 * The join was rejected because the name is taken (rule P9): "that is me", or another name. The writes blocked by it
 * are sent either way.
 */
export function RefusedJoin({
  entry,
  group,
  children,
}: {
  entry: OutboxEntry;
  group: GroupOnDevice;
  children?: ReactNode;
}) {
  const { t } = useText();
  const { run } = useWrite();
  const outbox = useOutbox(entry.groupId);
  const parsed = joinGroupInput.safeParse(entry.input);
  const name = parsed.success ? parsed.data.name : '';
  const members = knownMembers(group);
  const same = howToEnter(members, name);
  const [wanted, setWanted] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const behind = outbox?.pending.filter((one) => one.actor === entry.actor && one.name !== 'logout').length ?? 0;

  const typed = wanted ?? '';
  const reason = checkMember({ name: typed, email: '' })?.name;
  const isTaken = howToEnter(members, typed).kind !== 'new';
  const error = reason
    ? t(`validation.${reason}`)
    : isTaken && t('group.add.taken', { name: typed.trim(), free: freeName(members, typed) });
  const rename = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!error) void run((device) => joinUnderAnotherName(device, entry.mutationId, typed));
  };
  return (
    <Card as="section" className={css.refused} role="status">
      <div className="stack gap-1">
        <h2 className="title-3">{t('sync.refusedJoin.title', { name })}</h2>
        <p className="small soft">
          {t('sync.refusedJoin.text', { name })}
          {behind > 0 && ` ${t('sync.refusedJoin.behind', { count: behind })}`}
        </p>
      </div>
      {wanted === undefined ? (
        <div className={css.acts}>
          {same.kind !== 'new' && (
            <Button
              variant="quiet"
              onClick={() => {
                void run((device) =>
                  claimInsteadOfJoining(device, entry.mutationId, { id: same.memberId, name: same.name }),
                );
              }}
            >
              {t('sync.refusedJoin.me')}
            </Button>
          )}
          <Button
            variant="edge"
            onClick={() => {
              setWanted(freeName(members, name));
            }}
          >
            {t('sync.refusedJoin.other')}
          </Button>
        </div>
      ) : (
        <form className="stack gap-3" onSubmit={rename} noValidate>
          <Field label={t('sync.refusedJoin.name')} error={isChecked && error} required>
            <TextInput
              autoFocus
              autoComplete="off"
              maxLength={limits.nameLength}
              value={wanted}
              onChange={(event) => {
                setWanted(event.target.value);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
              }}
            />
          </Field>
          <Button type="submit" variant="quiet" disabled={typed.trim() === ''}>
            {t('sync.refusedJoin.as', { name: typed.trim() })}
          </Button>
        </form>
      )}
      {children}
    </Card>
  );
}
