import { isErrorCode } from '#shared/kernel/errors.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { paths } from '#app/kernel/paths.ts';
import { formatSentences, sentenceGap } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Callout } from '#app/ui/callout.tsx';

const voteNames: ReadonlySet<string> = new Set([
  'castDateVote',
  'withdrawDateVote',
  'castTypeVote',
  'withdrawTypeVote',
  'castPlaceVote',
  'withdrawPlaceVote',
]);

/** Rejected votes: they do not count, and this notice says so. */
export function RefusedVotes({ groupId, className }: { groupId: string; className?: string | undefined }) {
  const { t, language } = useText();
  const refused = useOutbox(groupId)?.rejected.filter((one) => voteNames.has(one.name)) ?? [];
  const code = refused[0]?.code;
  return (
    <div role="alert">
      {refused.length > 0 && (
        <Callout
          tone="danger"
          className={className}
          end={
            <ButtonLink variant="plain" size="small" to={paths.thisDevice()}>
              {t('results.vote.see')}
            </ButtonLink>
          }
        >
          <b>{t('results.vote.failed')}</b>
          {sentenceGap(language)}
          <span>
            {formatSentences(language, [
              t('results.vote.refused', { count: refused.length }),
              ...(isErrorCode(code) ? [t(`errors.${code}`)] : []),
            ])}
          </span>
        </Callout>
      )}
    </div>
  );
}
