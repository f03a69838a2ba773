import { tripTypes } from '#shared/travel/options.ts';
import { useText } from '#app/text/text.ts';
import { useDestinationAddress } from './address.ts';
import { useChosenInRow } from './chosen-in-row.ts';
import { tripTypeIcons } from './trip-type-icons.ts';
import css from './type-chips.module.css';

/** The trip type as a row of chips; the chosen one stands in the address. */
export function TypeChips() {
  const { t } = useText();
  const {
    filters: { mainType },
    setFilter,
  } = useDestinationAddress();
  const row = useChosenInRow<HTMLDivElement>(mainType);
  return (
    <div ref={row} className={css.chips} role="group" aria-label={t('explore.filters.mainType')}>
      {tripTypes.map((type) => {
        const Icon = tripTypeIcons[type];
        return (
          <button
            key={type}
            type="button"
            className={css.chip}
            aria-pressed={type === mainType}
            onClick={() => {
              setFilter('mainType', type);
            }}
          >
            <Icon aria-hidden="true" />
            {t(`explore.type.${type}`)}
          </button>
        );
      })}
    </div>
  );
}
