import Wallet from 'lucide-react/icons/wallet';
import { dailyCost } from '#shared/destination/cost.ts';
import { stayStyles, type StayCost, type StayStyle } from '#shared/destination/facts/schema.ts';
import type { City } from '#shared/destination/schema.ts';
import { currencyOf } from '#shared/money/currency.ts';
import type { MainOrigin } from '#shared/travel/options.ts';
import { formatEstimate, formatEstimateBand } from '#app/text/estimates.ts';
import { useText } from '#app/text/text.ts';
import { vars } from '#app/ui/vars.ts';
import { Decides } from './decides.tsx';
import css from './decides.module.css';

/** What a bed and a day cost a person in the three styles; of an imported city only what its tier says. */
export function CostsCell({
  cost,
  city,
  origin,
}: {
  cost: Readonly<Record<StayStyle, StayCost>> | undefined;
  city: City;
  origin: MainOrigin;
}) {
  const { t, language } = useText();
  const currency = currencyOf(origin);
  const label = t('city.costs.label');
  if (cost === undefined) {
    const { from, to } = dailyCost[city.costTier];
    return <Decides size="wide" icon={Wallet} label={label} value={formatEstimateBand(language, from, to, currency)} />;
  }
  const dearest = cost.fine.bed + cost.fine.day;
  const styles = (
    <ul className={css.styles}>
      {stayStyles.map((style) => {
        const { bed, day } = cost[style];
        return (
          <li key={style}>
            <span className={css.style}>{t(`city.costs.${style}`)}</span>
            <b>{formatEstimate(language, bed + day, currency)}</b>
            <i className={css.bar} aria-hidden="true" style={vars({ '--part': (bed + day) / dearest })} />
            <span className="note">{t('city.costs.bed', { amount: formatEstimate(language, bed, currency) })}</span>
            <span className="note">{t('city.costs.day', { amount: formatEstimate(language, day, currency) })}</span>
          </li>
        );
      })}
    </ul>
  );
  return <Decides size="wide" icon={Wallet} label={label} value={styles} />;
}
