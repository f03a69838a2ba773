import { useState } from 'react';
import type { News } from '#shared/activity/news.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { NewsSheet } from '#app/parts/group-page/news-sheet-later.ts';
import { NewsList } from '#app/parts/group-page/news-words.tsx';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';

/** How many lines the home has. */
const atHome = 2;

interface SinceCardProps {
  group: GroupOnDevice;
  people: readonly GroupPerson[];
  unread: readonly News[];
}

/** What others did since the last visit; nothing any more once it has been read. */
export function SinceCard({ group, people, unread }: SinceCardProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  if (unread.length === 0 && !isOpen) return null;
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="since">
      <div className="row row--between gap-1">
        <h2 className="title-3" id="since">
          {t('group.news.since')}
        </h2>
        <Button
          variant="plain"
          size="small"
          onClick={() => {
            setOpen(true);
          }}
        >
          {t('group.news.all')}
        </Button>
      </div>
      <NewsList news={unread.slice(0, atHome)} people={people} />
      {isOpen && (
        <NewsSheet
          group={group}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Card>
  );
}
