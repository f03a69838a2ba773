import { useSyncExternalStore } from 'react';
import ExternalLink from 'lucide-react/icons/external-link';
import Map from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import Navigation from 'lucide-react/icons/navigation';
import type { Place } from '#shared/destination/schema.ts';
import { useReach } from '#app/local/outbox/connection.ts';
import { useText } from '#app/text/text.ts';
import { mapLinks, opensGeo, type MapLinkId } from './map-links.ts';
import css from './place-sheet.module.css';

const icons: Record<MapLinkId, typeof Map> = { device: Navigation, naver: Map, kakao: Map, amap: Map, google: MapPin };

function watchLine(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** The place on a map elsewhere. Nothing is asked of these sites before the tap. */
export function PlaceLinks({ place, iso2 }: { place: Pick<Place, 'coords'>; iso2: string }) {
  const { t, language } = useText();
  const reach = useReach();
  const hasNoLine = useSyncExternalStore(watchLine, () => !navigator.onLine);
  // Explore speaks with no group, and may never have tried the server.
  const isOffline = reach === 'offline' || (reach === 'unknown' && hasNoLine);
  return (
    <section className="stack gap-1" aria-labelledby="place-links">
      <h3 className="title-3" id="place-links">
        {t('explore.sheet.elsewhere')}
      </h3>
      <ul className={css.links}>
        {mapLinks(language, iso2, place.coords, opensGeo(navigator.userAgent)).map(({ id, href }) => {
          const Icon = icons[id];
          const isShut = isOffline && id !== 'device';
          const face = (
            <>
              <Icon className="icon" aria-hidden="true" />
              <span>
                <b>{t(`explore.sheet.link.${id}`)}</b>
                {isShut && <small>{t('explore.sheet.offline')}</small>}
                {id === 'device' && <small>{t('explore.sheet.device')}</small>}
              </span>
              <ExternalLink className="icon" aria-hidden="true" />
            </>
          );
          return (
            <li key={id}>
              {isShut ? (
                <span className={css.shut}>{face}</span>
              ) : (
                <a href={href} target={id === 'device' ? undefined : '_blank'} rel="noreferrer noopener">
                  {face}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
