import { useState } from 'react';

export type Sending = { kind: 'no' } | { kind: 'yes' } | { kind: 'failed'; message: string };

/** One attempt to send a form at a time. It fails when this device cannot keep the answer (specification section 8, "Save failed"): everything typed is still in the form. */
export function useSending(): { sending: Sending; send: (act: () => Promise<void>) => Promise<void> } {
  const [sending, setSending] = useState<Sending>({ kind: 'no' });
  const send = async (act: () => Promise<void>) => {
    setSending({ kind: 'yes' });
    try {
      await act();
      setSending({ kind: 'no' });
    } catch (error) {
      reportError(error);
      setSending({ kind: 'failed', message: error instanceof Error ? error.message : '' });
    }
  };
  return { sending, send };
}
