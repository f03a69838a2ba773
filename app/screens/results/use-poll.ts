import { useState } from 'react';
import { translate } from '#app/text/text.ts';
import { showToast } from '#app/ui/toast.ts';

/** What has to be said about a poll. */
export type PollNotice = { kind: 'choose' } | { kind: 'voted'; count: number } | { kind: 'failed'; message: string };

interface PollVerbs<T> {
  picked: readonly T[];
  /** Changes what is chosen, from whatever it is by then. */
  onPicked: (change: (before: readonly T[]) => T[]) => void;
  cast: (option: T) => Promise<unknown>;
  withdraw: (option: T) => Promise<unknown>;
  name: (option: T) => string;
}

/** The moves of one poll: choose, vote, take back. */
export function usePoll<T extends string>({ picked, onPicked, cast, withdraw, name }: PollVerbs<T>) {
  const [notice, setNotice] = useState<PollNotice>();
  const failed = (error: unknown) => {
    setNotice({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  };
  const toggle = (option: T) => {
    setNotice(undefined);
    onPicked((before) => (before.includes(option) ? before.filter((one) => one !== option) : [...before, option]));
  };
  const vote = () => {
    if (picked.length === 0) {
      setNotice({ kind: 'choose' });
      return;
    }
    const count = picked.length;
    // One after another: the queue keeps the order in which they were chosen.
    picked
      .reduce((before, option) => before.then(() => cast(option)), Promise.resolve<unknown>(undefined))
      .then(() => {
        onPicked((before) => before.filter((one) => !picked.includes(one)));
        setNotice({ kind: 'voted', count });
      }, failed);
  };
  const takeBack = (option: T) => {
    setNotice(undefined);
    withdraw(option).then(() => {
      showToast({
        text: translate('results.vote.withdrawn', { what: name(option) }),
        action: {
          label: translate('results.vote.undo'),
          run: () => {
            cast(option).catch(failed);
          },
        },
      });
    }, failed);
  };
  return { notice, toggle, vote, takeBack };
}
