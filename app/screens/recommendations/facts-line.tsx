import type { ComponentType } from 'react';
import CloudRain from 'lucide-react/icons/cloud-rain';
import CloudSun from 'lucide-react/icons/cloud-sun';
import Plane from 'lucide-react/icons/plane';
import Snowflake from 'lucide-react/icons/snowflake';
import Sun from 'lucide-react/icons/sun';
import TrainFront from 'lucide-react/icons/train-front';
import Wallet from 'lucide-react/icons/wallet';
import type { Language } from '#shared/kernel/languages.ts';
import type { CandidateFacts } from '#shared/recommendation/candidate-facts.ts';
import type { MonthMean } from '#shared/recommendation/month-mean.ts';
import { formatShortMonthOf, unbroken } from '#app/text/formats.ts';
import { formatTotal } from '#app/text/group-money.ts';
import { useText, type Translate } from '#app/text/text.ts';
import { degreesFor } from '#app/text/units.ts';
import type { Currency } from '#shared/travel/options.ts';
import css from './deck.module.css';
import { formatHourBand, skyOf, type Sky, wayBand } from './figures.ts';

interface Fact {
  icon: ComponentType<{ className?: string }>;
  label: string;
  value: string;
}

const skyIcons: Record<Sky, Fact['icon']> = {
  dry: Sun,
  showers: CloudSun,
  wet: CloudRain,
  littleSnow: Sun,
  someSnow: Snowflake,
  muchSnow: Snowflake,
};

/** The way, the money and the weather: at most three, on one line. */
export function FactsLine({
  facts: { ways, total, weather },
  isFlown,
  days,
  currency,
}: {
  facts: CandidateFacts;
  /** Flights are told, and not the way from door to door. */
  isFlown: boolean;
  days: number;
  currency: Currency;
}) {
  const { t, language } = useText();
  const shown: Fact[] = [];
  if (ways.length > 0) shown.push(wayFact(t, language, ways, isFlown));
  if (total)
    shown.push({
      icon: Wallet,
      label: t('recommendations.facts.total', { count: days }),
      value: formatTotal(language, total, currency),
    });
  if (weather) shown.push(weatherFact(t, language, weather));
  if (shown.length === 0) return null;
  return (
    <dl className={css.facts}>
      {shown.map(({ icon: Icon, label, value }) => (
        <div key={label}>
          <Icon className="icon" aria-hidden="true" />
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function wayFact(t: Translate, language: Language, ways: CandidateFacts['ways'], isFlown: boolean): Fact {
  return {
    icon: ways.some((way) => way.hours > 0) ? Plane : TrainFront,
    label: t(isFlown ? 'recommendations.facts.flight' : 'recommendations.facts.ground'),
    value: unbroken(formatHourBand(t, language, wayBand(ways, isFlown))),
  };
}

function weatherFact(t: Translate, language: Language, weather: MonthMean): Fact {
  const { month, degrees } = weather;
  const sky = skyOf(weather);
  return {
    icon: skyIcons[sky],
    label: t(`recommendations.facts.weather.${sky}`, { month: formatShortMonthOf(language, month) }),
    value: t('recommendations.degrees', { degrees: degreesFor(language, degrees) }),
  };
}
