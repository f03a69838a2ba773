import type { Place } from '#shared/destination/schema.ts';
import { placeVignette } from '#shared/scene/place-vignette.ts';

const dark = '(prefers-color-scheme: dark)';
const address = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** The drawn picture of a kind of place, in the colours of the reader's theme. Decoration; the drawing code is loaded with it. */
export function VignettePicture({
  place: { tags, type },
  className,
}: {
  place: Pick<Place, 'tags' | 'type'>;
  className: string | undefined;
}) {
  return (
    <picture>
      <source media={dark} srcSet={address(placeVignette(tags, type, { theme: 'dark' }))} />
      <img
        className={className}
        src={address(placeVignette(tags, type, { theme: 'light' }))}
        alt=""
        width="160"
        height="160"
        decoding="async"
      />
    </picture>
  );
}
