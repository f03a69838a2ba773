import { useState, type ComponentType } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plane from 'lucide-react/icons/plane';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Timer from 'lucide-react/icons/timer';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { TypeChips } from '#app/parts/destination/type-chips.tsx';
import { tripTypeIcons } from '#app/parts/destination/trip-type-icons.ts';
import chips from '#app/parts/destination/type-chips.module.css';
import { formatMonthLabel } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import css from './explore.module.css';
import { Options, useFilterFields, type FilterField } from './filter-fields.tsx';

const FilterSheet = laterSheet(() => import('./filter-sheet.tsx').then((m) => m.FilterSheet));

/**
 * The filters, kept in the address, so that a link or a reload shows the same list: those that are changed most as
 * chips, all in a sheet. Beside a map, which has no room for a row of its own, the kind of trip is a list.
 */
export function Filters({ isBesideMap }: { isBesideMap: boolean }) {
  const { t, language } = useText();
  const { filters } = useDestinationAddress();
  const [isOpen, setOpen] = useState(false);
  const { mainType, origin, month, range } = useFilterFields();
  return (
    <div className={css.filters} role="group" aria-label={t('explore.filters.legend')}>
      {!isBesideMap && <TypeChips />}
      <div className={chips.chips}>
        {isBesideMap && (
          <SelectChip
            field={mainType}
            icon={tripTypeIcons[filters.mainType]}
            shown={t(`explore.type.${filters.mainType}`)}
          />
        )}
        <SelectChip field={origin} icon={Plane} shown={t(`explore.origin.${filters.origin}`)} />
        <SelectChip
          field={month}
          icon={CalendarDays}
          shown={filters.month === null ? t('explore.filters.anyMonth') : formatMonthLabel(language, filters.month)}
        />
        <SelectChip field={range} icon={Timer} shown={t(`explore.rangeShort.${range.value}`)} />
        <button
          type="button"
          className={chips.chip}
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
          }}
        >
          <SlidersHorizontal aria-hidden="true" />
          {t('explore.filters.all')}
        </button>
      </div>
      {isOpen && (
        <FilterSheet
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

interface SelectChipProps {
  field: FilterField;
  icon: ComponentType<{ 'aria-hidden'?: 'true' }>;
  /** The choice in few words; the list says it in full. */
  shown: string;
}

/** The browser's own list under a chip that is as wide as its choice. */
function SelectChip({ field, icon: Icon, shown }: SelectChipProps) {
  return (
    <span className={cx(chips.chip, css.choice)}>
      <Icon aria-hidden="true" />
      <span aria-hidden="true">{shown}</span>
      <ChevronDown aria-hidden="true" />
      <select
        aria-label={field.label}
        value={field.value}
        onChange={(event) => {
          field.change(event.target.value);
        }}
      >
        <Options of={field} />
      </select>
    </span>
  );
}
