import { useState } from 'react';
import MapPin from 'lucide-react/icons/map-pin';
import { Cover } from '#app/ui/cover.tsx';
import { MapTile } from '#app/ui/map-tile.tsx';
import css from './destination.module.css';

/** A locator map; where it cannot be had (offline, not seen before), a map tile in its place. */
export function DestinationCover({ src, alt, className }: { src: string; alt?: string; className: string | undefined }) {
  const [failed, setFailed] = useState<string>();
  if (failed === src) return <MapTile wide slug={src} icon={<MapPin className="icon" aria-hidden="true" />} {...(className ? { className } : {})} />;
  return (
    <span className={css.frame} onErrorCapture={() => { setFailed(src); }}>
      <Cover src={src} alt={alt} className={className} />
    </span>
  );
}
