import type { ComponentType } from 'react';
import Bike from 'lucide-react/icons/bike';
import Camera from 'lucide-react/icons/camera';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Fish from 'lucide-react/icons/fish';
import LandPlot from 'lucide-react/icons/land-plot';
import Snowflake from 'lucide-react/icons/snowflake';
import TreePalm from 'lucide-react/icons/tree-palm';
import Waves from 'lucide-react/icons/waves';
import type { TripType } from '#shared/travel/options.ts';

export const tripTypeIcons: Record<TripType, ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>> = {
  sightseeing: Camera,
  relax: TreePalm,
  activity: Bike,
  golf: LandPlot,
  fishing: Fish,
  ski: Snowflake,
  scuba: Waves,
  other: Ellipsis,
};
