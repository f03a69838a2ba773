import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  checkGroupForm,
  toGroupForm,
  type GroupFormProblem,
  type HandedGroup,
  type TypedGroup,
} from '#shared/group/form.ts';
import { instance } from '#app/kernel/instance.ts';
import { useDevice } from '#app/local/device/device.ts';
import { rememberGroupCode } from '#app/local/device/group-code.ts';
import { tryWrite, useWrite } from '#app/local/device/use-write.ts';
import { draftKey, saveDraft } from '#app/local/answers/drafts.ts';
import { createTypedGroup } from '#app/local/group/create-group.ts';
import type { CreatedGroup } from '#app/local/group/groups.ts';
import { useListedPasswords } from '#app/parts/organizer-password/use-listed-passwords.ts';
import { paths } from '#app/kernel/paths.ts';

interface GroupFormState {
  typed: TypedGroup;
  change: (change: Partial<TypedGroup>) => void;
  /** After the first attempt to send: the present errors. */
  problem: GroupFormProblem | undefined;
  isCreating: boolean;
  /** Why the last try failed on this device; its message may be empty. */
  failure: unknown;
  /** @returns the errors, so that the screen can focus the first one. */
  submit: () => GroupFormProblem | undefined;
}

/**
 * What is typed (kept as a draft, without the password; the code in a place of its own), what is wrong with it, and
 * sending it.
 */
export function useGroupForm(start: TypedGroup, onCreated: (group: CreatedGroup) => void): GroupFormState {
  const device = useDevice();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(start);
  const [isTried, setTried] = useState(false);
  const { runAlone, isWriting, error } = useWrite();
  const asksCode = instance().asksCode === true;
  const isListed = useListedPasswords(typed.adminPassword !== '');
  const check = () => checkGroupForm(typed, isListed, asksCode);

  const change = (changed: Partial<TypedGroup>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    void tryWrite(device, () =>
      changed.groupCode === undefined
        ? saveDraft(device, draftKey.createGroup, { ...next, adminPassword: '', groupCode: '' })
        : rememberGroupCode(device.db, changed.groupCode),
    );
  };

  const create = async () => {
    const form = toGroupForm(asksCode ? typed : { ...typed, groupCode: '' });
    if (form?.surveyType === 'custom') {
      await navigate(paths.createCustomSurvey(), { state: { group: form } satisfies HandedGroup });
      return;
    }
    onCreated(await createTypedGroup(device, form));
  };

  const submit = () => {
    const problem = check();
    setTried(true);
    if (!problem) void runAlone(create);
    return problem;
  };

  return {
    typed,
    change,
    problem: isTried ? check() : undefined,
    isCreating: isWriting,
    failure: error,
    submit,
  };
}
