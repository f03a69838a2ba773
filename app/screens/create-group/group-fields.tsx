import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { GroupField, TypedGroup } from '#shared/group/form.ts';
import { limits } from '#shared/kernel/limits.ts';
import { instance } from '#app/kernel/instance.ts';
import { GroupCodeField } from '#app/parts/managing/group-code-field.tsx';
import { useText } from '#app/text/text.ts';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import css from './create-group.module.css';

interface GroupFieldsProps {
  typed: Pick<TypedGroup, GroupField>;
  change: (change: Partial<TypedGroup>) => void;
  reason: (field: GroupField) => ReactNode;
}

/**
 * The three fields of a new group, and the code where the instance asks for one. Enter moves on to the next one; in the
 * last it sends the form.
 */
export function GroupFields({ typed, change, reason }: GroupFieldsProps) {
  const { t } = useText();
  const { asksCode, sendsMail } = instance();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = box.current?.querySelector('input');
    // A form that was begun is read first.
    if (first?.value === '') first.focus({ preventScroll: true });
  }, []);
  return (
    <div className="stack gap-5" ref={box}>
      <Field label={t('createGroup.name')} required error={reason('name')} className={css.large}>
        <TextInput
          name="name"
          maxLength={limits.groupNameLength}
          placeholder={t('createGroup.namePlaceholder')}
          autoComplete="off"
          enterKeyHint="next"
          value={typed.name}
          onChange={(event) => {
            change({ name: event.target.value });
          }}
          onKeyDown={toNextField}
        />
      </Field>
      <Field label={t('createGroup.createdBy')} required error={reason('createdBy')} className={css.large}>
        <TextInput
          name="createdBy"
          maxLength={limits.nameLength}
          autoComplete="name"
          enterKeyHint="next"
          value={typed.createdBy}
          onChange={(event) => {
            change({ createdBy: event.target.value });
          }}
          onKeyDown={toNextField}
        />
      </Field>
      <Field
        label={t('createGroup.creatorEmail')}
        required
        hint={t(sendsMail ? 'createGroup.emailNote' : 'createGroup.emailNoteOff')}
        error={reason('creatorEmail')}
        className={css.large}
      >
        <TextInput
          name="creatorEmail"
          type="email"
          inputMode="email"
          maxLength={limits.emailLength}
          autoComplete="email"
          enterKeyHint={asksCode ? 'next' : 'go'}
          placeholder={t('createGroup.emailPlaceholder')}
          value={typed.creatorEmail}
          onChange={(event) => {
            change({ creatorEmail: event.target.value });
          }}
          {...(asksCode && { onKeyDown: toNextField })}
        />
      </Field>
      {asksCode && (
        <GroupCodeField
          code={typed.groupCode}
          change={(groupCode) => {
            change({ groupCode });
          }}
          error={reason('groupCode')}
          className={css.large}
        />
      )}
    </div>
  );
}

const order: readonly GroupField[] = ['name', 'createdBy', 'creatorEmail', 'groupCode'];

function toNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form, name } = event.currentTarget;
  const next = form?.elements.namedItem(order[order.findIndex((one) => one === name) + 1] ?? '');
  if (next instanceof HTMLElement) next.focus();
}
