import { useQuery, withValue } from '#app/kernel/use-query.ts';
import { useText } from '#app/text/text.ts';
import { Select } from '#app/ui/select.tsx';
import { cityOrders, type CityOrder } from './city-order.ts';
import css from './map-list.module.css';

/** In which order the list beside the map stands. */
export function CityOrderSelect({
  order,
  isWayKnown,
}: {
  order: CityOrder;
  /** False in the visitor's own country, where nobody knows from where they set out. */
  isWayKnown: boolean;
}) {
  const { t } = useText();
  const { change } = useQuery();
  return (
    // The head that it stands on is dragged, and this is not.
    <div
      className={css.order}
      onPointerDown={(event) => {
        event.stopPropagation();
      }}
    >
      <Select
        aria-label={t('explore.map.sort')}
        value={order}
        onChange={(event) => {
          const { value } = event.target;
          change((present) => withValue(present, 'sort', value === 'fit' ? undefined : value));
        }}
      >
        {cityOrders
          .filter((one) => one !== 'near' || isWayKnown)
          .map((one) => (
            <option key={one} value={one}>
              {t(`explore.map.order.${one}`)}
            </option>
          ))}
      </Select>
    </div>
  );
}
