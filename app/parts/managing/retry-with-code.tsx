import { useState, type FormEvent } from 'react';
import type { OutboxEntry } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { retryWithCode } from '#app/local/outbox/rejected.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { GroupCodeField } from './group-code-field.tsx';

/** A field for the code, and the group is sent again with it: nothing of it has been lost. */
export function RetryWithCode({ entry }: { entry: OutboxEntry }) {
  const { t } = useText();
  const { run } = useWrite();
  const [code, setCode] = useState(() => (entry.input as { groupCode?: string }).groupCode ?? '');
  const [isTried, setTried] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const typed = code.trim();
    if (typed !== '') void run((device) => retryWithCode(device, entry.mutationId, typed));
  };
  return (
    <form className="stack gap-3" noValidate onSubmit={send}>
      <GroupCodeField
        code={code}
        change={setCode}
        error={isTried && code.trim() === '' ? t('errors.group_code_missing') : undefined}
      />
      <div className="row">
        <Button type="submit" variant="action" size="small">
          {t('common.groupCode.again')}
        </Button>
      </div>
    </form>
  );
}
