import type { VignettedPlace } from '#shared/scene/kinds/evidence.ts';
import { drawnAs, placeVignette } from '#shared/scene/pictures/place-vignette.ts';

const dark = '(prefers-color-scheme: dark)';
const address = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

interface Addresses {
  light: string;
  dark: string;
}
/** Many places share a drawing: it is made once. */
const drawn = new Map<string, Addresses>();

function addressesOf(place: VignettedPlace, among: readonly VignettedPlace[]): Addresses {
  const as = drawnAs(place, among);
  const key = `${as.name} ${as.turn}`;
  const known = drawn.get(key);
  if (known) return known;
  const made = {
    light: address(placeVignette(as, { theme: 'light' })),
    dark: address(placeVignette(as, { theme: 'dark' })),
  };
  drawn.set(key, made);
  return made;
}

/**
 * The drawn picture of a kind of place, in the colours of the reader's theme. Decoration; the drawing code is loaded
 * with it.
 */
export function VignettePicture({
  place,
  among,
  className,
}: {
  place: VignettedPlace;
  among: readonly VignettedPlace[];
  className: string | undefined;
}) {
  const addresses = addressesOf(place, among);
  return (
    <picture>
      <source media={dark} srcSet={addresses.dark} />
      <img className={className} src={addresses.light} alt="" width="160" height="160" decoding="async" />
    </picture>
  );
}
