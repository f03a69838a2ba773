import { useEffect, useState, type FormEvent } from 'react';
import { emailPattern } from '#shared/kernel/fields.ts';
import { getMailState, postOrganizerMail } from '#shared/organizer/endpoints.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { call, CallError } from '#app/net/call.ts';
import { useText, type TextKey } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';

/**
 * An organiser's link by e-mail, for who has neither link nor password. Nothing where the server sends no e-mail, or
 * cannot be asked.
 */
export function MailOrganizerLink({ shareUrl }: { shareUrl: string }) {
  const { t, language } = useText();
  const { runAlone, isWriting } = useWrite();
  const [isOn, setOn] = useState(false);
  const [email, setEmail] = useState('');
  const [said, setSaid] = useState<'sent' | TextKey>();

  useEffect(() => {
    let isOver = false;
    call(getMailState, {}).then(
      (state) => {
        if (!isOver) setOn(state.isOn);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!emailPattern.test(email.trim())) {
      setSaid('organizerMail.wrongEmail');
      return;
    }
    setSaid(undefined);
    const result = await runAlone(() =>
      call(postOrganizerMail, { params: { ref: shareUrl }, input: { email, lang: language } }),
    );
    if (result) setSaid(result.kind === 'failed' ? problemOf(result.error) : 'sent');
  };
  if (!isOn) return null;
  return (
    <Card>
      <form onSubmit={(event) => void submit(event)} noValidate className="stack gap-4">
        <div className="stack gap-1">
          <h3 className="title-3">{t('organizerMail.title')}</h3>
          <p className="small soft">{t('organizerMail.text')}</p>
        </div>
        <Field
          label={t('organizerMail.email')}
          error={said === 'organizerMail.wrongEmail' ? t('organizerMail.wrongEmail') : undefined}
        >
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
            }}
          />
        </Field>
        {said !== undefined && said !== 'organizerMail.wrongEmail' && (
          <Callout tone={said === 'sent' ? 'neutral' : 'danger'} role={said === 'sent' ? 'status' : 'alert'}>
            {t(said === 'sent' ? 'organizerMail.sent' : said)}
          </Callout>
        )}
        <div>
          <Button type="submit" variant="edge" size="small" busy={isWriting} disabled={email.trim() === ''}>
            {t('organizerMail.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function problemOf(error: unknown): TextKey {
  const code = error instanceof CallError ? error.code : undefined;
  if (code === 'invalid_input') return 'organizerMail.wrongEmail';
  return code === 'too_many_requests' ? 'organizerMail.locked' : 'organizer.become.offline';
}
