import { createElement, type ReactElement } from 'react';
import BedDouble from 'lucide-react/icons/bed-double';
import Binoculars from 'lucide-react/icons/binoculars';
import Fish from 'lucide-react/icons/fish';
import FerrisWheel from 'lucide-react/icons/ferris-wheel';
import Landmark from 'lucide-react/icons/landmark';
import LandPlot from 'lucide-react/icons/land-plot';
import Mountain from 'lucide-react/icons/mountain';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Snowflake from 'lucide-react/icons/snowflake';
import Ticket from 'lucide-react/icons/ticket';
import Trees from 'lucide-react/icons/trees';
import Utensils from 'lucide-react/icons/utensils';
import Waves from 'lucide-react/icons/waves';
import type { Place, PlaceType } from '#shared/destination/schema.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';

type Icon = typeof Landmark;

const ofType: Record<PlaceType, Icon> = {
  attraction: Landmark,
  food: Utensils,
  stay: BedDouble,
  shop: ShoppingBag,
  view: Binoculars,
  activity: Ticket,
};
/** What a view, a sight or an activity is made of says more than its type; the first that fits. */
const ofTag: readonly [PlaceTag, Icon][] = [
  ['ski', Snowflake],
  ['golf', LandPlot],
  ['fishing', Fish],
  ['theme-park', FerrisWheel],
  ['beach', Waves],
  ['island', Waves],
  ['lake', Waves],
  ['mountain', Mountain],
  ['park', Trees],
  ['garden', Trees],
];

/** What kind of place it is. Decoration. */
export function PlaceIcon({ place: { type, tags } }: { place: Pick<Place, 'type' | 'tags'> }): ReactElement {
  const isOpenToTags = type === 'view' || type === 'activity' || type === 'attraction';
  const [, found] = (isOpenToTags && ofTag.find(([tag]) => tags.includes(tag))) || [];
  return createElement(found ?? ofType[type], { className: 'icon', 'aria-hidden': true });
}
