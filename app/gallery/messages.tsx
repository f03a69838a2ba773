import { useState } from 'react';
import Send from 'lucide-react/icons/send';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { PillPlace, SyncNote, SyncPill } from '#app/ui/sync-pill.tsx';
import { showToast } from '#app/ui/toast.ts';
import type { Words } from './samples.ts';
import { Spec } from './spec.tsx';

const kinds = ['waiting', 'refused'] as const;
const notes = ['sending', 'saved'] as const;
const tones = ['neutral', 'waiting', 'danger', 'plain'] as const;

/** Pills, toast, sheet, callouts, empty and loading. */
export function Messages({ words }: { words: Words }) {
  const [open, setOpen] = useState(false);
  const toast = () =>
    showToast({ text: words.toast, action: { label: words.undo, run: () => showToast({ text: words.undo }) } });
  return (
    <>
      <Spec title="Sending, toast, sheet">
        <div className="row gap-2">
          {kinds.map((kind) => (
            <SyncPill key={kind} kind={kind} text={words.pills[kind]} onOpen={toast} />
          ))}
        </div>
        <PillPlace>
          {notes.map((kind) => (
            <SyncNote key={kind} kind={kind} text={words.pills[kind]} />
          ))}
        </PillPlace>
        <div className="row gap-2">
          <Button onClick={toast}>toast</Button>
          <Button onClick={() => setOpen(true)}>sheet</Button>
        </div>
        <Sheet
          open={open}
          onClose={() => setOpen(false)}
          title={words.question}
          text={words.questionText}
          closeLabel={words.close}
          actions={
            <>
              <Button variant="action" onClick={() => setOpen(false)}>
                {words.yes}
              </Button>
              <Button onClick={() => setOpen(false)}>{words.no}</Button>
            </>
          }
        />
        {tones.map((tone, index) => (
          <Callout key={tone} tone={tone} end={index === 2 ? <Button size="small">{words.go}</Button> : undefined}>
            {words.callouts[index]}
          </Callout>
        ))}
        <Progress value={3} max={8} label="progress" />
      </Spec>
      <Spec title="Empty, loading">
        <Card>
          <Empty title={words.empty} text={words.emptyText}>
            <Button variant="quiet" size="small">
              <Send className="icon" />
              {words.send}
            </Button>
          </Empty>
        </Card>
        <Card aria-busy="true">
          <div className="row gap-3" style={{ flexWrap: 'nowrap' }}>
            <Skeleton width="5.5rem" height="5.5rem" shape="tile" />
            <div className="stack gap-3" style={{ flex: 1 }}>
              <Skeleton width="60%" height="1.25rem" />
              <Skeleton height=".875rem" />
              <Skeleton width="80%" height=".875rem" />
            </div>
          </div>
        </Card>
      </Spec>
    </>
  );
}
