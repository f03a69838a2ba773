import Plane from 'lucide-react/icons/plane';
import TrainFront from 'lucide-react/icons/train-front';
import { currencyOf } from '#shared/money/currency.ts';
import type { CityWays } from '#shared/explore/city-ways.ts';
import { nameIn } from '#shared/kernel/languages.ts';
import type { Way } from '#shared/recommendation/journey.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { aboutHours, toldHours } from '#app/parts/destination/words.ts';
import { formatMinutes } from '#app/text/minutes.ts';
import { formatEstimateBand } from '#app/text/estimates.ts';
import { useText } from '#app/text/text.ts';
import { Decides } from './decides.tsx';

/** Hours from the airport that are a part of the journey of their own. */
const longTransfer = 0.75;
/** Hours in minutes, to a quarter of an hour. */
const toQuarter = (hours: number) => Math.round(hours * 4) * 15;

/** How one gets there from the reader's origin: by land first, where people go by land. */
export function WaysCell({
  ways,
  journey,
  isTall,
}: {
  ways: CityWays;
  journey: Way | undefined;
  /** On phones beside two other cells. */
  isTall: boolean;
}) {
  const { t, language } = useText();
  const {
    filters: { origin },
  } = useDestinationAddress();
  const land = ways.land.map(({ means, minutes, from }) =>
    t(`city.ways.${means}`, { from: nameIn(language, from), time: formatMinutes(language, minutes) }),
  );
  if (ways.groundHours !== null) {
    const half = Math.max(0.5, Math.round(ways.groundHours * 2) / 2);
    land.push(t('city.ways.ground', { time: formatMinutes(language, half * 60) }));
  }
  const air = ways.flight && t('city.ways.flight', { time: aboutHours(t, language, toldHours(ways.flight.hours)) });
  const [first, ...others] = [...land, ...(air ? [air] : [])];
  if (first === undefined) return null;
  const transfer = ways.flight?.transferHours ?? 0;
  const notes = [
    ...others,
    ...(ways.flight && ways.flight.nonstop !== 'unknown' ? [t(`city.ways.nonstop.${ways.flight.nonstop}`)] : []),
    ...(transfer >= longTransfer
      ? [t('city.ways.transfer', { time: formatMinutes(language, toQuarter(transfer)) })]
      : []),
    ...(journey && journey.fareToManwon > 0
      ? [
          t('city.ways.fare', {
            amount: formatEstimateBand(language, journey.fareFromManwon, journey.fareToManwon, currencyOf(origin)),
          }),
        ]
      : []),
  ];
  return (
    <Decides
      size={isTall ? 'tall' : undefined}
      icon={land.length > 0 ? TrainFront : Plane}
      label={t('city.ways.label', { origin: t(`explore.origin.${origin}`) })}
      value={first}
      notes={notes}
    />
  );
}
