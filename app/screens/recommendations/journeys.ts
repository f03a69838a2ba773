import type { Journey } from '#shared/recommendation/explain.ts';

export interface Band {
  from: number;
  to: number;
}
/** Hours one way, fare both ways in ten thousand won. */
export interface Way {
  hours: Band;
  fare: Band;
}

/** The viewer's own way and, where the others' differ, the group's; `everybody` where all have the same and nobody in particular looks. */
export type Ways = { everybody: Way } | { mine: Way | undefined; group: Way | undefined } | undefined;

export function waysOf(journeys: readonly Journey[], me: string | undefined): Ways {
  if (journeys.length === 0) return undefined;
  const own = journeys.find(({ memberId }) => memberId === me);
  const mine = own && wayOf([own]);
  const group = wayOf(journeys);
  const isSame =
    group.hours.from === group.hours.to &&
    journeys.every(({ fareToManwon }) => fareToManwon === journeys[0]?.fareToManwon);
  if (isSame && journeys.length > 1) return { everybody: group };
  return { mine, group: mine && journeys.length === 1 ? undefined : group };
}

function wayOf(journeys: readonly Journey[]): Way {
  const hours = journeys.map((one) => one.hours);
  return {
    hours: { from: Math.min(...hours), to: Math.max(...hours) },
    fare: {
      from: Math.min(...journeys.map((one) => one.fareFromManwon)),
      to: Math.max(...journeys.map((one) => one.fareToManwon)),
    },
  };
}

/** Too near for a flight. */
export const isOnGround = ({ hours }: Way): boolean => hours.to === 0;
