import { Link, type To } from 'react-router-dom';
import type { FoundCity } from '#shared/explore/answers.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import { DestinationCover } from './cover.tsx';
import { ExploreFit } from './explore-fit.tsx';
import { marked, type PinFocus } from './marked.ts';
import { wayText } from './way-text.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { cx } from '#app/ui/cx.ts';
import css from './city-row.module.css';

/** A city in a list beside a map: the number that it has there, its name, and how well it fits. */
export function CityRow({
  found: { city, score, journey },
  number,
  note,
  fact,
  to,
  nameLang,
  focus,
}: {
  /** Without a score where nobody is sent there. */
  found: Omit<FoundCity, 'score'> & { score?: number };
  /** Absent: a dot on the map. */
  number?: number;
  /** Small and behind the name: the country, where the list has several. A city that is a country is named once. */
  note?: string;
  /** Behind the way there. */
  fact?: string | undefined;
  to: To;
  nameLang: Language;
  focus: PinFocus;
}) {
  const { t, language } = useText();
  const { isOn, card, link } = marked(city.id, focus);
  const name = nameIn(nameLang, city);
  return (
    <li {...card} className={cx(css.row, isOn && css.on)}>
      <Link {...link} className={css.link} to={to}>
        {number !== undefined && <span className={css.number}>{number}</span>}
        <DestinationCover className={css.cover} src={city.coverImage} square="narrow" city={city} />
        <span className={css.body}>
          <h3 className={css.head}>
            <span className={css.name} lang={nameLang}>
              {name}
            </span>
            {note !== undefined && note !== name && <span className="note"> {note}</span>}
          </h3>
          <span className={css.facts}>
            {city.isCapital && (
              <Badge tone="done" icon={null}>
                {t('explore.capital')}
              </Badge>
            )}
            <Badge>{t(`explore.level.${city.level}`)}</Badge>
            {(journey || fact) && (
              <span className="note">
                {[journey && wayText(t, language, journey), fact].filter(Boolean).join(' · ')}
              </span>
            )}
          </span>
        </span>
        {score !== undefined && <ExploreFit score={score} />}
      </Link>
    </li>
  );
}
