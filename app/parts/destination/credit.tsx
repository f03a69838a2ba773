import type { Credit } from '#shared/destination/schema.ts';
import { useText } from '#app/text/text.ts';

/** Whose data an imported row is: its licence requires the credit beside the row. */
export function CreditLine({ credit: { source, licence, url } }: { credit: Credit }) {
  const { t } = useText();
  const words = t('explore.credit', { source, licence });
  return (
    <p className="note soft">
      {url === null ? (
        words
      ) : (
        <a href={url} target="_blank" rel="noreferrer noopener">
          {words}
        </a>
      )}
    </p>
  );
}
