import { useState, type ReactNode } from 'react';
import { destinationOfCover } from '#shared/destination/cover.ts';
import type { City } from '#shared/destination/schema.ts';
import { isScene } from '#app/local/catalogue/kept-files.ts';
import { useSceneAlt } from '#app/local/catalogue/scene-alt.ts';
import { useText } from '#app/text/text.ts';
import { DestinationCover } from './cover.tsx';
import css from './destination.module.css';
import { LocatorMap } from './locator-map.tsx';

interface DestinationHeroProps {
  /** The locator map of the country or city. */
  map: string;
  name: string;
  city?: City | undefined;
  /** What it is: below the picture, beside it on wide screens. */
  children: ReactNode;
}

/**
 * The head of a country's or city's page: its drawing, with its locator map small in the corner. The page begins with
 * the same (`beginning.css`).
 */
export function DestinationHero({ map, name, city, children }: DestinationHeroProps) {
  const { t, language } = useText();
  const destinationId = city?.id ?? destinationOfCover(map);
  // What a drawing shows is asked for once it is here.
  const [drawn, setDrawn] = useState<string>();
  const said = useSceneAlt(drawn === destinationId ? destinationId : undefined, language);
  const mapAlt = t('explore.mapOf', { name });
  return (
    <div className={css.top}>
      <div
        className={css.hero}
        onLoadCapture={({ target }) => {
          if (target instanceof HTMLImageElement && isScene(new URL(target.src).pathname)) setDrawn(destinationId);
        }}
      >
        <DestinationCover
          src={map}
          city={city}
          isFirst
          className={css.heroCover}
          alt={said ?? t('explore.drawingOf', { name })}
          mapAlt={mapAlt}
          name={name}
        />
        <div className={css.inset}>
          <LocatorMap src={map} city={city} isInset className={undefined} alt={mapAlt} />
        </div>
      </div>
      <header className={css.words}>{children}</header>
    </div>
  );
}
