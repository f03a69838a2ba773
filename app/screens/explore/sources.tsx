import { formatDay } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import css from './explore.module.css';

/** Where the catalogue comes from. */
export function Sources({ asOf }: { asOf: string }) {
  const { t, language } = useText();
  return (
    <section className={css.sources} id="sources">
      <h2 className="title-3">{t('explore.sources.title')}</h2>
      <ul className="note">
        <li>{t('explore.sources.geonames')}</li>
        <li>{t('explore.sources.naturalEarth')}</li>
        <li>{t('explore.sources.airports')}</li>
        <li>{t('explore.sources.cldr')}</li>
        <li>{t('explore.sources.editors', { date: formatDay(language, asOf, { year: true }) })}</li>
        <li>{t('explore.sources.leftOut')}</li>
      </ul>
    </section>
  );
}
