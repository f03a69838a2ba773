import { Link, type To } from 'react-router-dom';
import type { FoundCity } from '#shared/explore/answers.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import { FitWord } from '#app/parts/destination/fit-word.tsx';
import { flightText } from '#app/parts/destination/words.ts';
import { formatScore } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { cx } from '#app/ui/cx.ts';
import css from './cities.module.css';

/** A city of the list: the number that it has on the map, its name, and how well it fits. */
export function CityRow({
  found: { city, score, journey },
  number,
  to,
  nameLang,
  isOn,
  onFocus,
}: {
  found: FoundCity;
  number: number;
  to: To;
  nameLang: Language;
  isOn: boolean;
  onFocus: (id: string | undefined) => void;
}) {
  const { t, language } = useText();
  return (
    <li
      id={`city-${city.slug}`}
      className={cx(css.row, isOn && css.on)}
      onPointerEnter={() => {
        onFocus(city.id);
      }}
      onPointerLeave={() => {
        onFocus(undefined);
      }}
    >
      <Link
        className={css.link}
        to={to}
        onFocus={() => {
          onFocus(city.id);
        }}
      >
        <span className={css.number}>{number}</span>
        <span className={css.body}>
          <h3 className={css.name} lang={nameLang}>
            {nameIn(nameLang, city)}
          </h3>
          <span className={css.facts}>
            {city.isCapital && (
              <Badge tone="done" icon={null}>
                {t('explore.capital')}
              </Badge>
            )}
            <Badge>{t(`explore.level.${city.level}`)}</Badge>
            {journey && (
              <span className="note">
                {t('explore.facts.flight')} {flightText(t, language, journey)}
              </span>
            )}
          </span>
        </span>
        <span className={css.end}>
          <FitWord score={score} />
          <span className="note">
            <span aria-hidden="true">{formatScore(language, score)}/10</span>
            <span className="visually-hidden">{t('explore.points', { score: formatScore(language, score) })}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}
