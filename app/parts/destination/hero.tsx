import type { ReactNode } from 'react';
import type { City } from '#shared/destination/schema.ts';
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

/** The head of a country's or city's page: its drawing, with its locator map small in the corner. The page begins with the same (`beginning.css`). */
export function DestinationHero({ map, name, city, children }: DestinationHeroProps) {
  const { t } = useText();
  return (
    <div className={css.top}>
      <div className={css.hero}>
        <DestinationCover
          src={map}
          city={city}
          isFirst
          className={css.heroCover}
          alt={t('explore.drawingOf', { name })}
          name={name}
        />
        <div className={css.inset}>
          <LocatorMap src={map} city={city} isInset className={undefined} alt={t('explore.mapOf', { name })} />
        </div>
      </div>
      <header className={css.words}>{children}</header>
    </div>
  );
}
