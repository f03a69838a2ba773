import { worldPoint } from '#shared/map/projection.ts';
import { curvePath, routeCurves } from '#shared/map/routes.ts';
import { toScreen, type MapView, type Size } from '#shared/map/view.ts';
import { vars } from '#app/ui/vars.ts';
import type { MapPin, WorldMapProps } from './props.ts';
import css from './map.module.css';

/** From so many lines on they are thin. */
const manyLines = 9;

/** Lines into the focused pin, between land and pins. */
export function MapRoutes({
  routes = [],
  to,
  view,
  size,
}: Pick<WorldMapProps, 'routes'> & { to: MapPin | undefined; view: MapView; size: Size }) {
  const place = (at: MapPin['at']) => toScreen(view, size, worldPoint(at));
  const curves = to
    ? routeCurves(
        routes.map(({ from }) => place(from)),
        place(to.at),
      ).map(curvePath)
    : [];
  return (
    <svg className={css.over} aria-hidden="true">
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
