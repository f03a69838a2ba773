import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { emptyGroup, readTypedGroup, type TypedGroup } from '#shared/group/form.ts';
import type { Device } from '#app/local/device/device.ts';
import { knownGroupCode } from '#app/local/device/group-code.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { draftKey, readDraft } from '#app/local/answers/drafts.ts';
import type { CreatedGroup } from '#app/local/group/groups.ts';
import { readSuggestion, type Suggestion } from '#app/local/group/suggestion.ts';
import { SiteFooter } from '#app/parts/chrome/site-footer.tsx';
import { SiteHeader } from '#app/parts/chrome/site-header.tsx';
import { paths } from '#app/kernel/paths.ts';
import { CreatedPanel } from './created-panel.tsx';
import { GroupForm } from './group-form.tsx';
import { readNewGroup } from './new-group.ts';

type Stage =
  | { kind: 'opening' }
  | { kind: 'form'; typed: TypedGroup; suggestion?: Suggestion | undefined }
  | { kind: 'created'; group: CreatedGroup };

/** The code that was typed last. */
async function withKnownCode({ db }: Device, typed: TypedGroup): Promise<TypedGroup> {
  return { ...typed, groupCode: (await knownGroupCode(db)) ?? '' };
}

/**
 * The form, then the panel with the share link. `?success=true` shows the last panel again (the custom survey builder
 * leads there).
 */
export function CreateGroup() {
  const { run } = useWrite();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wantsPanel = params.get('success') === 'true';
  const [stage, setStage] = useState<Stage>({ kind: 'opening' });
  useEffect(() => {
    let wanted = true;
    const open = async (device: Device) => {
      const group = wantsPanel ? readNewGroup(await readDraft(device, draftKey.newGroup)) : undefined;
      const typed = await withKnownCode(device, readTypedGroup(await readDraft(device, draftKey.createGroup)));
      const suggestion = await readSuggestion(device);
      if (!wanted) return;
      setStage((before) =>
        group ? { kind: 'created', group } : before.kind === 'opening' ? { kind: 'form', typed, suggestion } : before,
      );
      if (wantsPanel) await navigate(paths.createGroup(), { replace: true });
    };
    void run(open).then((result) => {
      // Drafts cannot be read here: the form starts empty.
      if (result.kind === 'failed' && wanted) setStage({ kind: 'form', typed: emptyGroup });
    });
    return () => {
      wanted = false;
    };
  }, [run, navigate, wantsPanel]);
  return (
    <>
      <SiteHeader />
      <main className="page wrap" id="main">
        {stage.kind === 'form' && (
          <GroupForm
            start={stage.typed}
            suggestion={stage.suggestion}
            onCreated={(group) => {
              setStage({ kind: 'created', group });
            }}
          />
        )}
        {stage.kind === 'created' && (
          <CreatedPanel
            group={stage.group}
            onAnother={() => {
              void run(async (device) => {
                setStage({ kind: 'form', typed: await withKnownCode(device, emptyGroup) });
              });
            }}
          />
        )}
      </main>
      {/* With what it stands below: by itself it would move. */}
      {stage.kind !== 'opening' && <SiteFooter />}
    </>
  );
}
