import type { ComponentType } from 'react';
import Coffee from 'lucide-react/icons/coffee';
import Compass from 'lucide-react/icons/compass';
import Fish from 'lucide-react/icons/fish';
import LandPlot from 'lucide-react/icons/land-plot';
import Landmark from 'lucide-react/icons/landmark';
import Snowflake from 'lucide-react/icons/snowflake';
import { Link, type To } from 'react-router-dom';
import type { TravelType } from '#shared/recommendation/travel-types.ts';
import chips from '#app/parts/destination/type-chips.module.css';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import type { Chosen } from './place-choice.ts';
import css from './places.module.css';
import { choiceName } from './words.ts';

const icons: Record<TravelType, ComponentType<{ className?: string }>> = {
  general: Landmark,
  leisure: Coffee,
  golf: LandPlot,
  ski: Snowflake,
  fishing: Fish,
  other: Compass,
};

interface TypeChipProps {
  /** Left out: every place, before a kind of trip is chosen. */
  chosen: Chosen | undefined;
  count: number;
  isOn: boolean;
  /** The kind of trip that the group wants most. */
  isWanted?: boolean;
  to: To;
  /** Pressed while there is no such place here. */
  onNone: () => void;
}

/** A kind of trip and how many places it has here. */
export function TypeChip({ chosen, count, isOn, isWanted, to, onNone }: TypeChipProps) {
  const { t } = useText();
  const isKind = chosen !== undefined && 'kind' in chosen;
  const Icon = chosen && !isKind ? icons[chosen.type] : undefined;
  const look = cx(chips.chip, isKind && chips.sub);
  const face = (
    <>
      {Icon && <Icon className="icon" aria-hidden="true" />}
      {chosen ? choiceName(t, chosen) : t('recommendations.types.everything')}
      <small>{count}</small>
      {isWanted && <span className={css.wanted}>{t('recommendations.types.wanted')}</span>}
    </>
  );
  if (count === 0)
    return (
      <button type="button" className={look} aria-disabled="true" onClick={onNone}>
        {face}
      </button>
    );
  return (
    <Link className={look} to={to} preventScrollReset aria-current={isOn ? 'true' : undefined}>
      {face}
    </Link>
  );
}
