import { useEffect, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { secretPattern } from '#shared/kernel/ids.ts';
import { getOrganizer, postOrganizerLogin } from '#shared/organizer/endpoints.ts';
import type { Device } from '#app/local/device/device.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { keepOrganizerToken } from '#app/local/group/organizer.ts';
import { call, CallError, Unreachable } from '#app/net/call.ts';
import { useText, type TextKey } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { MailOrganizerLink } from './mail-organizer-link.tsx';

const tokenInHash = (hash: string): string | undefined => {
  const token = new URLSearchParams(hash.slice(1)).get('organizer') ?? undefined;
  return token !== undefined && secretPattern.test(token) ? token : undefined;
};

/** The organiser on another device: by the organiser's link (a secret in the fragment), or by the password. */
export function BecomeOrganizer({ group }: { group: GroupOnDevice }) {
  const { t } = useText();
  const { run, runAlone, isWriting } = useWrite();
  const { hash } = useLocation();
  // The address gives the secret away at once, here and when the link is opened in a tab that already shows the
  // settings.
  const fresh = tokenInHash(hash);
  const [token, setToken] = useState(fresh);
  if (fresh !== undefined && fresh !== token) setToken(fresh);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const { groupId, stored } = group;

  useEffect(() => {
    if (token === undefined) return;
    let isOver = false;
    const check = async (device: Device) => {
      try {
        await call(getOrganizer, { params: { ref: groupId }, bearer: token });
      } catch (error) {
        // What the server cannot judge now is accepted: it rejects the first change under a wrong secret.
        if (!isWithoutAnswer(error)) {
          if (!isOver) setProblem(t('organizer.become.wrongLink'));
          return;
        }
      }
      await keepOrganizerToken(device, groupId, token);
    };
    void run(check);
    return () => {
      isOver = true;
    };
  }, [run, groupId, token, t]);

  const logIn = async (device: Device) => {
    const { organizerToken } = await call(postOrganizerLogin, {
      // Once there is a new link a group opens by that, not by its id alone.
      params: { ref: stored.shareUrl },
      input: { adminPassword: password },
    });
    await keepOrganizerToken(device, groupId, organizerToken);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return;
    setProblem(undefined);
    const result = await runAlone(logIn);
    if (result?.kind === 'failed') setProblem(t(problemOf(result.error)));
  };
  return (
    <section className="stack" aria-labelledby="become">
      <h2 className="title-2" id="become">
        {t('organizer.become.title')}
      </h2>
      <Card>
        <form onSubmit={(event) => void submit(event)} noValidate className="stack gap-4">
          <p className="small soft">{t('organizer.become.text')}</p>
          <Field label={t('organizer.become.password')}>
            <TextInput
              name="password"
              type="password"
              autoComplete="current-password"
              maxLength={200}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
              }}
            />
          </Field>
          {problem && (
            <Callout tone="danger" role="alert">
              {problem}
            </Callout>
          )}
          <div>
            <Button type="submit" variant="edge" size="small" busy={isWriting} disabled={password === ''}>
              {t('organizer.become.enter')}
            </Button>
          </div>
        </form>
      </Card>
      <MailOrganizerLink shareUrl={stored.shareUrl} />
    </section>
  );
}

/** Without a network, or the server has too much to do. */
const isWithoutAnswer = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof CallError && (error.status === 429 || error.status >= 500));

function problemOf(error: unknown): TextKey {
  const code = error instanceof CallError ? error.code : undefined;
  if (code === 'not_organizer') return 'organizer.become.wrongPassword';
  return code === 'too_many_requests' ? 'organizer.become.locked' : 'organizer.become.offline';
}
