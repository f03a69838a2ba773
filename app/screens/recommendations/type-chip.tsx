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
import { useText, type Translate } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import type { Chosen } from './place-choice.ts';
import css from './places.module.css';

const icons: Record<TravelType, ComponentType<{ className?: string }>> = {
  general: Landmark,
  leisure: Coffee,
  golf: LandPlot,
  ski: Snowflake,
  fishing: Fish,
  other: Compass,
};

interface TypeChipProps {
  chosen: Chosen;
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
  const Icon = 'kind' in chosen ? undefined : icons[chosen.type];
  const look = cx(chips.chip, !Icon && chips.sub);
  const face = (
    <>
      {Icon && <Icon className="icon" aria-hidden="true" />}
      {chipName(t, chosen)}
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

function chipName(t: Translate, chosen: Chosen): string {
  if ('kind' in chosen) return t(`recommendations.types.kind.${chosen.kind}`);
  return chosen.type === 'other'
    ? t('recommendations.types.everything')
    : t(`recommendations.types.name.${chosen.type}`);
}
