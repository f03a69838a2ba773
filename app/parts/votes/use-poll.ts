import { useRef, useState } from 'react';
import { useWrite } from '#app/local/device/use-write.ts';
import type { Device } from '#app/local/device/device.ts';
import { messageOf } from '#app/local/device/message-of.ts';
import { translate } from '#app/text/text.ts';
import { showToast } from '#app/ui/toast.ts';

/** The notices of a poll. */
export type PollNotice = { kind: 'choose' } | { kind: 'voted'; count: number } | { kind: 'failed'; message: string };

interface PollVerbs<T> {
  picked: readonly T[];
  /** Changes the selection, from its present value. */
  onPicked: (change: (before: readonly T[]) => T[]) => void;
  cast: (device: Device, option: T) => Promise<unknown>;
  withdraw: (device: Device, option: T) => Promise<unknown>;
  name: (option: T) => string;
}

/** The actions of one poll: select, vote, withdraw. */
export function usePoll<T extends string>({ picked, onPicked, cast, withdraw, name }: PollVerbs<T>) {
  const [notice, setNotice] = useState<PollNotice>();
  const { run } = useWrite();
  // A second press comes before the selection has been drawn without them.
  const sent = useRef(new Set<T>());
  /** @returns whether this device has kept it */
  const write = async (act: (device: Device) => Promise<unknown>) => {
    const result = await run(act);
    if (result.kind === 'written') return true;
    setNotice({ kind: 'failed', message: messageOf(result.error) });
    return false;
  };
  const toggle = (option: T) => {
    setNotice(undefined);
    sent.current.delete(option);
    onPicked((before) => (before.includes(option) ? before.filter((one) => one !== option) : [...before, option]));
  };
  const vote = async () => {
    if (picked.length === 0) {
      setNotice({ kind: 'choose' });
      return;
    }
    const fresh = picked.filter((one) => !sent.current.has(one));
    if (fresh.length === 0) return;
    for (const option of fresh) sent.current.add(option);
    // One after another: the queue keeps the order in which they were chosen.
    const isWritten = await write(async (device) => {
      for (const option of fresh) await cast(device, option);
    });
    if (!isWritten) for (const option of fresh) sent.current.delete(option);
    if (!isWritten) return;
    onPicked((before) => before.filter((one) => !fresh.includes(one)));
    setNotice({ kind: 'voted', count: fresh.length });
  };
  const takeBack = async (option: T) => {
    setNotice(undefined);
    if (!(await write((device) => withdraw(device, option)))) return;
    showToast({
      text: translate('results.vote.withdrawn', { what: name(option) }),
      action: {
        label: translate('results.vote.undo'),
        run: () => {
          void write((device) => cast(device, option));
        },
      },
    });
  };
  return { notice, toggle, vote, takeBack };
}
