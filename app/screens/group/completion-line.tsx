import { isUnlocked } from '#shared/answers/completion.ts';
import type { GroupOverview } from '#app/parts/trip/group-overview.ts';
import { useText, type Translate } from '#app/text/text.ts';
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
        {completionSentence(t, overview)}
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

export function completionSentence(t: Translate, { progress: { done, total } }: GroupOverview): string {
  if (total === 0) return t('group.progress.nobody');
  if (done === 0) return t('group.progress.none', { count: total });
  return done === total ? t('group.progress.all', { count: total }) : t('group.progress.some', { count: total, done });
}
