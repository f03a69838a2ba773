import { fromDayNumber } from '#shared/calendar/civil-date.ts';
import type { ImportedSource } from '#shared/destination/schema.ts';
import { formatDay } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import css from './explore.module.css';

const dayMs = 86_400_000;

/** The catalogue's sources. */
export function Sources({ asOf, imported }: { asOf: string; imported: readonly ImportedSource[] }) {
  const { t, language } = useText();
  return (
    <section className={css.sources} id="sources">
      <h2 className="title-3">{t('explore.sources.title')}</h2>
      <ul className="note">
        <li>{t('explore.sources.geonames')}</li>
        <li>{t('explore.sources.naturalEarth')}</li>
        <li>{t('explore.sources.airports')}</li>
        <li>{t('explore.sources.cldr')}</li>
        <li>{t('explore.sources.holidays')}</li>
        <li>{t('explore.sources.editors', { date: formatDay(language, asOf, { year: true }) })}</li>
        {imported.map(({ id, name, licence, url, importedAt }) => {
          const words = t('explore.sources.imported', {
            name,
            licence,
            date: formatDay(language, fromDayNumber(Math.floor(importedAt / dayMs)), { year: true }),
          });
          return (
            <li key={id}>
              {url === null ? (
                words
              ) : (
                <a href={url} target="_blank" rel="noreferrer noopener">
                  {words}
                </a>
              )}
            </li>
          );
        })}
        <li>{t('explore.sources.leftOut')}</li>
      </ul>
    </section>
  );
}
