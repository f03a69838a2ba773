import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkBuilder, toQuestions, type BuilderDraft, type BuilderProblem } from '#shared/custom-survey/builder.ts';
import type { GroupForm } from '#shared/group/schema.ts';
import type { Device } from '#app/local/device/device.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { createTypedGroup } from '#app/local/group/create-group.ts';
import { paths } from '#app/kernel/paths.ts';

interface Create {
  /** After the first attempt to create: the present errors. */
  problems: readonly BuilderProblem[];
  isCreating: boolean;
  /** Why the last try failed on this device; its message may be empty. */
  failure: unknown;
  /** @returns the errors, so that the screen can focus the first one. */
  create: () => readonly BuilderProblem[];
}

/** Makes the group with its questions, also without a network, and opens the page with its share link. */
export function useCreate(group: GroupForm, survey: BuilderDraft, onCreated: () => void): Create {
  const navigate = useNavigate();
  const [isTried, setTried] = useState(false);
  const { runAlone, isWriting, error } = useWrite();

  const write = async (device: Device) => {
    const customQuestions = toQuestions(survey);
    await createTypedGroup(device, customQuestions && { ...group, surveyType: 'custom', customQuestions });
    onCreated();
    await navigate(`${paths.createGroup()}?success=true`, { replace: true });
  };

  const create = () => {
    const problems = checkBuilder(survey);
    setTried(true);
    if (problems.length === 0) void runAlone(write);
    return problems;
  };

  return { problems: isTried ? checkBuilder(survey) : [], isCreating: isWriting, failure: error, create };
}
