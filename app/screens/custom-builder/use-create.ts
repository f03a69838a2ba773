import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkBuilder, toQuestions, type BuilderDraft, type BuilderProblem } from '#shared/custom-survey/builder.ts';
import type { GroupForm } from '#shared/group/schema.ts';
import { useDevice } from '#app/local/device/device.ts';
import { clearDraft, draftKey, saveDraft } from '#app/local/answers/drafts.ts';
import { createGroup } from '#app/local/group/groups.ts';
import { paths } from '#app/paths.ts';

interface Create {
  /** Once creating was tried: what stands in the way now. */
  problems: readonly BuilderProblem[];
  isCreating: boolean;
  /** The last try failed on this device; the message may be empty. */
  failure: { message: string } | undefined;
  /** @returns what stands in the way, so that the screen can lead there. */
  create: () => readonly BuilderProblem[];
}

/** Makes the group with its questions, also without a network, and goes where its share link is. */
export function useCreate(group: GroupForm, survey: BuilderDraft, onCreated: () => void): Create {
  const device = useDevice();
  const navigate = useNavigate();
  const [isTried, setTried] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const [failure, setFailure] = useState<{ message: string }>();

  const run = async () => {
    const customQuestions = toQuestions(survey);
    // The check has passed, so only what it does not know can be wrong; the notice then speaks without a message.
    if (!customQuestions) throw new Error('');
    const created = await createGroup(device, { ...group, surveyType: 'custom', customQuestions });
    // The group exists from here on; a note that cannot be kept must not look like a failure.
    await Promise.all([saveDraft(device, draftKey.newGroup, created), clearDraft(device, draftKey.createGroup)]).catch(
      reportError,
    );
    onCreated();
    await navigate(`${paths.createGroup()}?success=true`, { replace: true });
  };

  const create = () => {
    const problems = checkBuilder(survey);
    setTried(true);
    if (problems.length > 0 || isCreating) return problems;
    setFailure(undefined);
    setCreating(true);
    run().catch((error: unknown) => {
      reportError(error);
      setFailure({ message: error instanceof Error ? error.message : '' });
      setCreating(false);
    });
    return [];
  };

  return { problems: isTried ? checkBuilder(survey) : [], isCreating, failure, create };
}
