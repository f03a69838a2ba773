import { useId } from 'react';
import { monthOf } from '#shared/calendar/civil-date.ts';
import type { City } from '#shared/destination/schema.ts';
import { goodMonths, isForSki, maskOf, seasons } from '#shared/destination/season.ts';
import { type CityMonth, cityMonths } from '#shared/explore/city-months.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { formatMonths } from '#app/parts/destination/months.ts';
import { formatMonthOf } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { degreesFor, rainFor } from '#app/text/units.ts';
import { cx } from '#app/ui/cx.ts';
import { vars } from '#app/ui/vars.ts';
import css from './months.module.css';
import { readerDay } from './reader-day.ts';

/** Bars are drawn up to so many mm a month. */
const fullRainMm = 300;

/** Twelve months: how warm, how wet, and which ones suit. The month of the address, or this one, is outlined. */
export function Months({ catalogue: { core }, city }: { catalogue: Catalogue; city: City }) {
  const { t, language } = useText();
  const {
    filters: { month: asked, mainType },
  } = useDestinationAddress();
  const id = useId();
  const months = cityMonths(core, city, mainType);
  const outlined = asked ?? monthOf(readerDay);
  const isSki = isForSki(city, mainType);
  const { hot, storm } = seasons[city.climate];
  const wet = maskOf(months.flatMap(({ month, isWet }) => (isWet ? [month] : [])));
  const warnings = [
    ...(storm ? [t('city.facts.storm', { months: formatMonths(t, language, storm) })] : []),
    ...(wet ? [t('city.facts.wet', { months: formatMonths(t, language, wet) })] : []),
    ...(hot ? [t('city.facts.hot', { months: formatMonths(t, language, hot) })] : []),
  ];
  const hasFigures = months.some(({ weather }) => weather !== undefined);
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className="title-3" id={id}>
        {months.every(({ isGood }) => isGood)
          ? t('city.months.allYear')
          : t(isSki ? 'city.months.ski' : 'city.months.title', {
              months: formatMonths(t, language, goodMonths(city, mainType)),
            })}
      </h2>
      <ol className={css.months}>
        {months.map((one) => (
          <MonthCell key={one.month} of={one} isOutlined={one.month === outlined} />
        ))}
      </ol>
      <ul className={css.legend} aria-hidden="true">
        <li className={css.goodKey}>{t(isSki ? 'city.facts.skiSeason' : 'city.facts.season')}</li>
        <li className={css.outlinedKey}>{t(asked === null ? 'city.months.now' : 'city.months.asked')}</li>
        {hasFigures && <li className={css.rainKey}>{t('city.months.rain')}</li>}
      </ul>
      {!isSki && warnings.length > 0 && (
        <ul className={css.warnings}>
          {warnings.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {hasFigures && <p className="note">{t('city.months.note')}</p>}
    </section>
  );
}

function MonthCell({ of: { month, weather, isGood, isWet }, isOutlined }: { of: CityMonth; isOutlined: boolean }) {
  const { t, language } = useText();
  const words = { month: formatMonthOf(language, month) };
  const sentence = weather
    ? t(isGood ? 'city.months.measuredGood' : 'city.months.measured', {
        ...words,
        day: degreesFor(language, weather.day),
        rain: rainFor(language, weather.rain),
      })
    : t(`city.months.judged.${isGood ? 'good' : isWet ? 'wet' : 'plain'}`, words);
  return (
    <li className={cx(isGood && css.good, isOutlined && css.outlined)} aria-current={isOutlined ? 'date' : undefined}>
      <span className="visually-hidden">{sentence}</span>
      <span className={css.drawn} aria-hidden="true">
        {weather && <b>{degreesFor(language, weather.day)}°</b>}
        {weather && <i style={vars({ '--part': Math.min(1, weather.rain / fullRainMm) })} />}
        <span>{month}</span>
      </span>
    </li>
  );
}
