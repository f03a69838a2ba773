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

/** On the map: where people of the chosen origin set out, and how far the chosen range reaches; of the farthest range, where it begins. */
export function useReach({ core: { gateways } }: Catalogue, range: Range): Pick<WorldMapProps, 'origins' | 'reach'> {
  const { t } = useText();
  const {
    filters: { origin },
  } = useDestinationAddress();
  const line = useMemo(
    () =>
      range === 'domestic'
        ? undefined
        : reachLine(
            originOf(origin, null, gateways),
            range === 'intl_short' ? rangeEnds.intl_short : rangeEnds.intl_mid,
            gateways,
          ),
    [gateways, origin, range],
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
  if (range === 'domestic' || !line) return { origins };
  const sentence = t(`explore.map.reach.${range}`, { from: t(`explore.from.${origin}`) });
  return { origins, reach: { line, sentence } };
}
