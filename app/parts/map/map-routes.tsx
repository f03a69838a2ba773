import { circleAround, worldPoint } from '#shared/map/projection.ts';
import { curvePath, routeCurves } from '#shared/map/routes.ts';
import { toScreen, type MapView, type Size } from '#shared/map/view.ts';
import { vars } from '#app/ui/vars.ts';
import type { MapPin, WorldMapProps } from './props.ts';
import css from './map.module.css';

/** From so many lines on they are thin. */
const manyLines = 9;

/** What lies between land and pins: lines into the focused pin and the dotted circle. */
export function MapRoutes({
  routes = [],
  to,
  reach,
  view,
  size,
}: Pick<WorldMapProps, 'routes' | 'reach'> & { to: MapPin | undefined; view: MapView; size: Size }) {
  const place = (at: MapPin['at']) => toScreen(view, size, worldPoint(at));
  const curves = to
    ? routeCurves(
        routes.map(({ from }) => place(from)),
        place(to.at),
      ).map(curvePath)
    : [];
  const circle = reach && circleAround(reach.centre, reach.km).map(place);
  return (
    <svg className={css.over} aria-hidden="true">
      {circle && (
        <path className={css.reach} d={`M${circle.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`} />
      )}
      {/* A new key draws the lines anew, once per change of focus. */}
      <g key={to?.id}>
        {routes.map(({ id, colour }, index) => (
          <g
            key={id}
            style={vars({ '--route-colour': colour })}
            className={routes.length >= manyLines ? css.many : undefined}
          >
            <path className={css.casing} d={curves[index]} />
            <path className={css.route} d={curves[index]} pathLength={1} />
          </g>
        ))}
      </g>
    </svg>
  );
}
