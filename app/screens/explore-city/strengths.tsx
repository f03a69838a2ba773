import { useId } from 'react';
import type { City } from '#shared/destination/schema.ts';
import { cityStrengths } from '#shared/explore/city-strengths.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useText } from '#app/text/text.ts';
import { vars } from '#app/ui/vars.ts';
import css from './strengths.module.css';

/** What one goes there for, as words and bars. */
export function CityStrengths({ catalogue: { core }, city }: { catalogue: Catalogue; city: City }) {
  const { t } = useText();
  const id = useId();
  const strengths = cityStrengths(core, city.id);
  if (strengths.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className="title-3" id={id}>
        {t('city.strengths.title')}
      </h2>
      <ul className={css.strengths}>
        {strengths.map(({ wish, value, word }) => (
          <li key={wish}>
            <span>{t(`explore.wishes.${wish}`)}</span>
            <span className="note">{t(`city.strengths.${word}`)}</span>
            <i aria-hidden="true" style={vars({ '--part': value / 10 })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
