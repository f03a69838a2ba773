import Check from 'lucide-react/icons/check';
import Heart from 'lucide-react/icons/heart';
import Minus from 'lucide-react/icons/minus';
import type { Band, CandidateFacts, WishAnswer } from '#shared/recommendation/candidate-facts.ts';
import type { MonthMean } from '#shared/recommendation/month-mean.ts';
import { formatScore, unbroken } from '#app/text/formats.ts';
import { formatTotalInCell } from '#app/text/group-money.ts';
import { useText } from '#app/text/text.ts';
import { degreesFor } from '#app/text/units.ts';
import { cx } from '#app/ui/cx.ts';
import { vars } from '#app/ui/vars.ts';
import type { Candidate } from './candidate.ts';
import type { Currency } from '#shared/travel/options.ts';
import css from './comparison.module.css';
import { Faces } from '#app/parts/destination/fit-faces.tsx';
import { bandOf, formatHourBand, skyOf } from './figures.ts';
import { fitCounts } from '#app/parts/destination/fit-counts.ts';
import type { Ground } from './ground.ts';
import { NamedFit } from './named-fit.tsx';
import { originsOf } from './origins.ts';
import type { HeartsOfOne } from './use-hearts.ts';
import { wishKey } from '#shared/recommendation/wish.ts';

/** Wishes and origins in a cell. */
const mostLines = 4;

export function FitCell({ candidate: { card, named }, counted }: { candidate: Candidate; counted: number }) {
  const { t } = useText();
  const counts = fitCounts(card.fit, counted);
  return (
    <>
      <Faces small counts={counts} />
      <small aria-hidden="true">{t('recommendations.compare.fits', { count: counts.good })}</small>
      <NamedFit named={named} />
    </>
  );
}

/** One scale for all columns, in steps of 100,000 won. */
export function scaleOf(columns: readonly Candidate[]): Band | undefined {
  const totals = columns.flatMap(({ facts }) => facts.total ?? []);
  if (totals.length === 0) return undefined;
  const [from, to] = [Math.min(...totals.map((one) => one.from)), Math.max(...totals.map((one) => one.to))];
  return { from: Math.floor(from / 10) * 10, to: Math.ceil(to / 10) * 10 };
}

export function MoneyCell({ total, scale, currency }: { total: Band | undefined; scale: Band; currency: Currency }) {
  const { language } = useText();
  if (!total) return <Unknown />;
  const part = (manwon: number) => (manwon - scale.from) / Math.max(1, scale.to - scale.from);
  return (
    <>
      <i
        className={css.money}
        aria-hidden="true"
        style={vars({ '--from': part(total.from), '--to': part(total.to) })}
      />
      <b>{formatTotalInCell(language, total, currency)}</b>
    </>
  );
}

export function WayCell({ facts: { ways }, ground }: { facts: CandidateFacts; ground: Ground }) {
  const { t, language } = useText();
  if (ways.length === 0) return <Unknown />;
  const origins = originsOf(language, ground.core, ways);
  return (
    <>
      <b>{unbroken(formatHourBand(t, language, bandOf(ways.map(({ doorHours }) => doorHours))))}</b>
      {origins.length > 1 &&
        origins.slice(0, mostLines).map(({ id, name, ways: theirs }) => (
          <small key={id}>
            {name} {unbroken(formatHourBand(t, language, bandOf(theirs.map(({ doorHours }) => doorHours))))}
          </small>
        ))}
    </>
  );
}

export function WeatherCell({ weather }: { weather: MonthMean | undefined }) {
  const { t, language } = useText();
  if (!weather) return <Unknown />;
  return (
    <>
      <b>{t('recommendations.degrees', { degrees: degreesFor(language, weather.degrees) })}</b>
      <small>{t(`recommendations.compare.rain.${skyOf(weather)}`)}</small>
    </>
  );
}

export function WishesCell({ wishes }: { wishes: readonly WishAnswer[] }) {
  const { t } = useText();
  const told = wishes.filter(({ answer }) => answer !== 'fair').slice(0, mostLines);
  if (wishes.length === 0) return <Unknown />;
  if (told.length === 0) return <small>{t('fit.part')}</small>;
  return (
    <ul className={css.wishes}>
      {told.map(({ wish, headCount, answer }) => {
        const Icon = answer === 'good' ? Check : Minus;
        return (
          <li key={wish} className={cx(answer === 'poor' && css.less)}>
            <Icon className="icon" aria-hidden="true" />
            <span>
              <span className="visually-hidden">{t(answer === 'good' ? 'fit.good' : 'fit.bad')} </span>
              {headCount === 0
                ? t(wishKey(wish))
                : t('recommendations.compare.wish', { what: t(wishKey(wish)), count: headCount })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function HeartsCell({ hearts: { mine, others } }: { hearts: HeartsOfOne }) {
  const { t, language } = useText();
  const ratings = [...(mine > 0 ? [mine] : []), ...others.map(({ rating }) => rating)];
  if (ratings.length === 0) return <small>{t('recommendations.hearts.noneYet')}</small>;
  const mean = formatScore(language, ratings.reduce<number>((sum, one) => sum + one, 0) / ratings.length);
  return (
    <>
      <b className={css.heart}>
        <Heart className="icon" aria-hidden="true" />
        <span aria-hidden="true">{mean}</span>
        <span className="visually-hidden">{t('recommendations.hearts.mean', { n: mean })}</span>
      </b>
      <small>{t('recommendations.compare.gave', { count: ratings.length })}</small>
    </>
  );
}

function Unknown() {
  const { t } = useText();
  return <small>{t('recommendations.compare.unknown')}</small>;
}
