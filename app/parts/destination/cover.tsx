import { useState } from 'react';
import { destinationOfCover } from '#shared/destination/cover.ts';
import type { City } from '#shared/destination/schema.ts';
import css from './destination.module.css';
import { LocatorMap } from './locator-map.tsx';
import { SceneCover } from './scene-cover.tsx';

interface DestinationCoverProps {
  /** The locator map of the same country or city: shown where the drawing cannot be loaded, for example offline when it is not cached. */
  src: string;
  alt?: string;
  square?: 'narrow' | undefined;
  className: string | undefined;
  city?: City | undefined;
}

/** The drawn picture of a country or a city; without it its locator map, and without that a tile. */
export function DestinationCover({ src, alt, square, className, city }: DestinationCoverProps) {
  const destinationId = city?.id ?? destinationOfCover(src);
  const [failed, setFailed] = useState<string>();
  if (failed === destinationId)
    return <LocatorMap src={src} {...(alt ? { alt } : {})} square={square} className={className} city={city} />;
  return (
    <span
      className={css.frame}
      onErrorCapture={() => {
        setFailed(destinationId);
      }}
    >
      <SceneCover destinationId={destinationId} alt={alt} square={square} className={className} />
    </span>
  );
}
