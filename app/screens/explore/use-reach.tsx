import { useMemo } from 'react';
import { airport, originOf, rangeEnds } from '#shared/destination/flight.ts';
import { reachLine } from '#shared/explore/reach-line.ts';
import type { Range } from '#shared/travel/options.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import type { WorldMapProps } from '#app/parts/map/props.ts';
import { useText } from '#app/text/text.ts';
import css from './explore.module.css';

/** Pixels of the dot with its ring. */
const dotWidth = 20;

/**
 * On the map: where people of the chosen origin set out, and how far the chosen range reaches; of the farthest range,
 * where it begins.
 */
export function useReach({ core: { gateways } }: Catalogue, range: Range): Pick<WorldMapProps, 'origins' | 'reach'> {
  const { t } = useText();
  const {
    filters: { origin },
  } = useDestinationAddress();
  const hours = range === 'intl_short' ? rangeEnds.intl_short : rangeEnds.intl_mid;
  const isAbroad = range !== 'domestic';
  const line = useMemo(
    () => (isAbroad ? reachLine(originOf(origin, null, gateways), hours, gateways) : undefined),
    [isAbroad, gateways, origin, hours],
  );
  const origins = useMemo(
    () =>
      originOf(origin, null, gateways).airports.map((code) => ({
        id: code,
        at: airport(code, gateways),
        content: <span className={css.origin} />,
        width: dotWidth,
      })),
    [gateways, origin],
  );
  if (!line) return { origins };
  // In whole hours, as the filter counts them.
  const isFarthest = range === 'intl_long';
  const sentence = t(isFarthest ? 'explore.map.reach.outside' : 'explore.map.reach.inside', {
    from: t(`explore.from.${origin}`),
    hours: isFarthest ? Math.ceil(hours) : Math.floor(hours),
  });
  return { origins, reach: { line, sentence } };
}
