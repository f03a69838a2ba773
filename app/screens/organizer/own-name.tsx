import { useState } from 'react';
import type { StoredSession } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { setPin } from '#app/local/group/members.ts';
import { PinForm } from '#app/parts/login/pin-form.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './organizer.module.css';
import { Leave } from './leave.tsx';
import { NameForm } from './name-form.tsx';
import { OwnSessions } from './own-sessions.tsx';

/** What a member decides about their own name: how it is written, a PIN, and leaving. */
export function OwnName({ group }: { group: GroupOnDevice }) {
  const { t } = useText();
  const { session, view, groupId } = group;
  const member = session && view.get('member', session.memberId);
  return (
    <section className="stack" aria-labelledby="own">
      <h2 className="title-2" id="own">
        {t('organizer.own.title')}
      </h2>
      {session && member ? (
        <Card className="stack gap-6">
          <NameForm group={group} session={session} name={member.data.name} />
          <Pin
            session={session}
            name={member.data.name}
            hasPin={member.data.hasPin ?? false}
            isRequired={view.get('group', groupId)?.data.requiresPin ?? false}
          />
          <OwnSessions session={session} name={member.data.name} />
          <Leave group={group} session={session} name={member.data.name} />
        </Card>
      ) : (
        <Card className="stack gap-3">
          <p className="small soft">{t('organizer.own.notIn')}</p>
          <div className={css.buttons}>
            <ButtonLink variant="edge" size="small" to={paths.groupLogin(groupId)}>
              {t('group.act.enter')}
            </ButtonLink>
          </div>
        </Card>
      )}
    </section>
  );
}

function Pin({
  session,
  name,
  hasPin,
  isRequired,
}: {
  session: StoredSession;
  name: string;
  hasPin: boolean;
  isRequired: boolean;
}) {
  const { t } = useText();
  const { run } = useWrite();
  const [isEditing, setEditing] = useState(false);
  const clear = () => {
    void run((device) => setPin(device, session, null)).then((result) => {
      if (result.kind === 'failed') return;
      showToast({ text: t('organizer.pin.cleared', { name }) });
    });
  };
  return (
    <div className="stack gap-3">
      <div className="stack gap-1">
        <h3 className="title-3">
          {t('organizer.pin.title')} {hasPin && <Badge tone="done">{t('organizer.pin.on')}</Badge>}
        </h3>
        <p className="small soft">
          {t(hasPin ? 'organizer.pin.onText' : 'organizer.pin.text', { name })}
          {isRequired && ` ${t('organizer.pin.must')}`}
        </p>
      </div>
      {isEditing ? (
        <PinForm
          session={session}
          name={name}
          onSaved={() => {
            setEditing(false);
          }}
          onCancel={() => {
            setEditing(false);
          }}
        />
      ) : (
        <div className={css.buttons}>
          <Button
            variant="edge"
            size="small"
            onClick={() => {
              setEditing(true);
            }}
          >
            {t(hasPin ? 'organizer.pin.change' : 'organizer.pin.set')}
          </Button>
          {hasPin && !isRequired && (
            <Button variant="plain" size="small" onClick={clear}>
              {t('organizer.pin.clear')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
