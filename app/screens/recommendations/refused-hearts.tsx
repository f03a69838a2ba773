import type { SixNames } from '#shared/destination/facts/schema.ts';
import { isErrorCode } from '#shared/kernel/errors.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Device } from '#app/local/device/device.ts';
import type { OutboxEntry } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { discardRejected } from '#app/local/outbox/queue.ts';
import { retryRejected } from '#app/local/outbox/rejected.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { paths } from '#app/kernel/paths.ts';
import { formatList, formatSentences, sentenceGap } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import css from './recommendations.module.css';

const destinationOf = ({ input }: OutboxEntry): string => (input as { destinationId: string }).destinationId;

/** Rejected ratings: they do not count, and this notice says so. */
export function RefusedHearts({
  groupId,
  destinations,
}: {
  groupId: string;
  /** Cities or places that can be named. */
  destinations: readonly (SixNames & { id: string })[];
}) {
  const { t, language } = useText();
  const { run } = useWrite();
  const outbox = useOutbox(groupId);
  const refused =
    outbox?.rejected.filter((one) => one.name === 'rateDestination' || one.name === 'unrateDestination') ?? [];
  const names = refused.flatMap((one) => {
    const found = destinations.find(({ id }) => id === destinationOf(one));
    return found ? [nameIn(language, found)] : [];
  });
  const code = refused[0]?.code;
  const again = async (device: Device) => {
    // Of several rejected for one destination only the last is the person's present wish.
    for (const [index, one] of refused.entries()) {
      const isLast = !refused.slice(index + 1).some((later) => destinationOf(later) === destinationOf(one));
      await (isLast ? retryRejected(device, one.mutationId) : discardRejected(device, one.mutationId));
    }
  };
  return (
    <div role="alert">
      {refused.length > 0 && (
        <Callout
          tone="danger"
          className={css.notice}
          end={
            <span className="row gap-1">
              <Button
                variant="plain"
                size="small"
                onClick={() => {
                  void run(again);
                }}
              >
                {t('recommendations.hearts.again')}
              </Button>
              <ButtonLink variant="plain" size="small" to={paths.thisDevice()}>
                {t('recommendations.hearts.see')}
              </ButtonLink>
            </span>
          }
        >
          <b>{t('recommendations.hearts.failed')}</b>
          {sentenceGap(language)}
          {formatSentences(language, [
            ...(isErrorCode(code) ? [t(`errors.${code}`)] : []),
            ...(names.length > 0
              ? [t('recommendations.hearts.failedOf', { places: formatList(language, [...new Set(names)]) })]
              : []),
          ])}
        </Callout>
      )}
    </div>
  );
}
