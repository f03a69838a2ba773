import { placeVignette, vignetteOf, type VignettedPlace } from '#shared/scene/place-vignette.ts';

const dark = '(prefers-color-scheme: dark)';
const address = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

interface Addresses {
  light: string;
  dark: string;
}
/** Places of one kind have one drawing: it is made once. */
const drawn = new Map<string, Addresses>();

function addressesOf({ tags, type }: VignettedPlace): Addresses {
  const name = vignetteOf(tags, type);
  const known = drawn.get(name);
  if (known) return known;
  const made = {
    light: address(placeVignette(tags, type, { theme: 'light' })),
    dark: address(placeVignette(tags, type, { theme: 'dark' })),
  };
  drawn.set(name, made);
  return made;
}

/** The drawn picture of a kind of place, in the colours of the reader's theme. Decoration; the drawing code is loaded with it. */
export function VignettePicture({ place, className }: { place: VignettedPlace; className: string | undefined }) {
  const addresses = addressesOf(place);
  return (
    <picture>
      <source media={dark} srcSet={addresses.dark} />
      <img className={className} src={addresses.light} alt="" width="160" height="160" decoding="async" />
    </picture>
  );
}
