import { isUnlocked } from '#shared/answers/completion.ts';
import { completionSentence } from '#app/parts/trip/completion-sentence.ts';
import type { GroupOverview } from '#app/parts/trip/group-overview.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';

/** How many have answered, as a sentence and as a badge. */
export function CompletionLine({
  overview,
  id,
  as: Heading,
}: {
  overview: GroupOverview;
  id: string;
  as: 'h2' | 'h3';
}) {
  const { t } = useText();
  const { done, total } = overview.progress;
  return (
    <div className="row row--between">
      <Heading className="title-3" id={id}>
        {completionSentence(t, overview.progress)}
      </Heading>
      <Badge
        tone={isUnlocked(overview.progress) ? 'done' : 'waiting'}
        aria-label={t('group.progress.badge', { done, total })}
        role="img"
      >
        {done}/{total}
      </Badge>
    </div>
  );
}
