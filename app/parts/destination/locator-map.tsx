import { Suspense, useState } from 'react';
import MapPin from 'lucide-react/icons/map-pin';
import type { City } from '#shared/destination/schema.ts';
import { Cover } from '#app/ui/cover.tsx';
import { MapTile } from '#app/ui/map-tile.tsx';
import { laterPart } from '#app/ui/later.tsx';
import css from './destination.module.css';

const SpotCover = laterPart(() => import('./spot-cover.tsx').then((m) => m.SpotCover));

interface LocatorMapProps {
  src: string;
  alt?: string | undefined;
  square?: 'narrow' | undefined;
  className: string | undefined;
  /** Whose map it is. An imported city has its country's, and is marked on it. */
  city?: City | undefined;
  /** Upon a larger picture, where a tile would tell nothing. */
  isInset?: boolean;
}

/**
 * A locator map; where it cannot be had (offline, not seen before), a map tile in its place, or nothing in an inset.
 */
export function LocatorMap({ src, alt, square, className, city, isInset }: LocatorMapProps) {
  const [failed, setFailed] = useState<string>();
  if (failed === src)
    return isInset ? null : (
      <MapTile
        wide
        slug={src}
        icon={<MapPin className="icon" aria-hidden="true" />}
        {...(className ? { className } : {})}
      />
    );
  const plain = <Cover src={src} alt={alt} square={square} className={className} />;
  return (
    <span
      className={css.frame}
      onErrorCapture={() => {
        setFailed(src);
      }}
    >
      {city?.credit ? (
        <Suspense fallback={plain}>
          <SpotCover city={city} alt={alt} className={className} />
        </Suspense>
      ) : (
        plain
      )}
    </span>
  );
}
