import { useState } from 'react';
import { destinationOfCover } from '#shared/destination/cover.ts';
import type { City } from '#shared/destination/schema.ts';
import { usePhoto } from '#app/local/catalogue/catalogue.ts';
import { loadTopics } from '#app/text/text.ts';
import { laterOptional } from '#app/ui/later.tsx';
import { LocatorMap } from './locator-map.tsx';
import { SceneCover } from './scene-cover.tsx';

const PhotoCover = laterOptional(() =>
  Promise.all([import('./photo-cover.tsx'), loadTopics(['explore'])]).then(([m]) => m.PhotoCover),
);

interface DestinationCoverProps {
  /**
   * The locator map of the same country or city: shown where the drawing cannot be loaded, for example offline when it
   * is not cached.
   */
  src: string;
  /** Of the drawing. It and that of the map are left out where the name stands beside the picture. */
  alt?: string;
  mapAlt?: string | undefined;
  /** What a photograph shows; left out likewise. */
  name?: string | undefined;
  square?: 'narrow' | undefined;
  isFirst?: boolean;
  className: string | undefined;
  city?: City | undefined;
}

/**
 * The operator's photograph of a country or a city, else its drawing; without that its locator map, and without that a
 * tile.
 */
export function DestinationCover({
  src,
  alt,
  mapAlt,
  name,
  square,
  isFirst = false,
  className,
  city,
}: DestinationCoverProps) {
  const destinationId = city?.id ?? destinationOfCover(src);
  const [failed, setFailed] = useState<string>();
  const [lost, setLost] = useState<string>();
  const found = usePhoto(destinationId);
  const photo = found?.hash === lost ? undefined : found;
  if (failed === destinationId && photo === undefined)
    return <LocatorMap src={src} alt={mapAlt} square={square} className={className} city={city} />;
  return (
    <SceneCover
      destinationId={destinationId}
      alt={photo ? undefined : alt}
      square={square}
      isFirst={isFirst}
      className={className}
      onError={() => {
        setFailed(destinationId);
      }}
    >
      {photo && (
        <PhotoCover
          key={photo.hash}
          destinationId={destinationId}
          photo={photo}
          name={name}
          onError={() => {
            setLost(photo.hash);
          }}
        />
      )}
    </SceneCover>
  );
}
