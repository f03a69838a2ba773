import type { Place } from '#shared/destination/schema.ts';
import { useText } from '#app/text/text.ts';
import css from './destination.module.css';

const shownTags = 3;

/** The first words that describe a place. */
export function PlaceTags({ place: { tags } }: { place: Pick<Place, 'tags'> }) {
  const { t } = useText();
  if (tags.length === 0) return null;
  return (
    <ul className={css.tags}>
      {tags.slice(0, shownTags).map((tag) => (
        <li key={tag}>{t(`explore.tag.${tag}`)}</li>
      ))}
    </ul>
  );
}
