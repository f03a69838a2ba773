import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { slugNumber } from './slug-number.ts';
import css from './map-tile.module.css';

const coasts = [
  'M-4 40C18 30 30 52 50 44S80 20 92 26V92H-4z',
  'M-4-4H60C52 20 66 34 56 52S30 70 28 92H-4z',
  'M20-4C30 20 12 40 34 56S74 60 92 74V-4z',
  'M-4 62C20 54 26 70 46 60S66 30 92 34V-4H-4z',
  'M30 92C34 66 16 58 28 38S60 20 64-4H92V92z',
  'M-4-4V20C14 30 24 14 40 24S50 56 70 58 84 78 92 80V92H-4z',
];

/** A tile for a place without a map: land and sea generated from its slug, with the icon of its kind. Decoration. */
export function MapTile({
  slug,
  icon,
  wide,
  className,
}: {
  slug: string;
  icon: ReactNode;
  wide?: boolean;
  className?: string;
}) {
  return (
    <span className={cx(css.tile, wide && css.wide, className)} aria-hidden="true">
      <svg className={css.art} viewBox="0 0 88 88" preserveAspectRatio="xMidYMid slice">
        <path fill="var(--map-land)" d={coasts[slugNumber(slug) % coasts.length]} />
        <path fill="none" stroke="var(--map-grid)" d="M0 22H88M0 66H88M22 0V88M66 0V88" />
      </svg>
      {icon}
    </span>
  );
}
