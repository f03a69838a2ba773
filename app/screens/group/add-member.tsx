import { useRef, useState, type FormEvent } from 'react';
import UserPlus from 'lucide-react/icons/user-plus';
import { isFull } from '#shared/member/capacity.ts';
import { limits } from '#shared/kernel/limits.ts';
import { freeName, howToEnter } from '#shared/member/enter.ts';
import { checkMember } from '#shared/member/form.ts';
import { tidyName } from '#shared/kernel/person-name.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { addMember } from '#app/local/group/members.ts';
import { useReach } from '#app/local/outbox/connection.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { knownMembers } from '#app/parts/login/known-members.ts';
import { RefusedCallout } from '#app/parts/notices/refused-callout.tsx';
import { instance } from '#app/kernel/instance.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { showToast } from '#app/ui/toast.ts';

/** Puts a friend on the list by name, with or without a network. */
export function AddMember({ group }: { group: GroupOnDevice }) {
  const { t } = useText();
  const { runAlone, error } = useWrite();
  const reach = useReach();
  const refused = useOutbox(group.groupId)?.rejected.find((one) => one.name === 'addMember');
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<{ name?: string; email?: string }>({});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const members = knownMembers(group);
    const problem = checkMember({ name, email });
    const found: { name?: string; email?: string } = {};
    if (problem?.name) found.name = t(`validation.${problem.name}`);
    else if (howToEnter(members, name).kind !== 'new')
      found.name = t('group.add.taken', { name: tidyName(name), free: freeName(members, name) });
    else if (isFull(group.view.list('member'), 'listed')) found.name = t('errors.group_full');
    if (problem?.email) found.email = t(`validation.${problem.email}`);
    setWrong(found);
    const first = found.name ? 'name' : found.email ? 'email' : undefined;
    if (first) {
      form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
      return;
    }
    const result = await runAlone((device) => addMember(device, group.groupId, name, email.trim() || undefined));
    if (result?.kind !== 'written') return;
    showToast({
      text: t(reach === 'offline' ? 'group.add.addedOffline' : 'group.add.added', { name: tidyName(name) }),
    });
    setName('');
    setEmail('');
    form.current?.querySelector<HTMLInputElement>('input[name=name]')?.focus();
  };
  const keepComposition = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
  };
  return (
    <Card tone="quiet" className="no-print">
      <form
        ref={form}
        className="stack gap-3"
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-labelledby="add"
      >
        <h3 className="title-3" id="add">
          {t('group.add.title')}
        </h3>
        <Field label={t('group.add.name')} error={wrong.name} required>
          <TextInput
            name="name"
            autoComplete="off"
            maxLength={limits.nameLength}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
            onKeyDown={keepComposition}
          />
        </Field>
        <Field
          label={t('join.email.label')}
          optionalNote={t('common.optional')}
          hint={t(instance().sendsMail ? 'join.email.hint' : 'join.email.hintOff')}
          error={wrong.email}
        >
          <TextInput
            name="email"
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
            }}
            onKeyDown={keepComposition}
          />
        </Field>
        {error !== undefined && (
          <Callout tone="danger" role="alert">
            {t('group.add.failed')}
          </Callout>
        )}
        {refused && <RefusedCallout what={t('group.add.failed')} code={refused.code} />}
        <Button type="submit" variant="edge">
          <UserPlus className="icon" aria-hidden="true" />
          {t('group.add.button')}
        </Button>
      </form>
    </Card>
  );
}
