import { curvePath, routeCurves, worldsAway } from '#shared/map/routes.ts';
import { drawnAt, type Turn } from '#shared/map/turn.ts';
import { toScreen, type MapView, type Size } from '#shared/map/view.ts';
import { vars } from '#app/ui/vars.ts';
import type { MapPin, MapRoute, WorldMapProps } from './props.ts';
import css from './map.module.css';

/** From so many lines on they are thin. */
const manyLines = 9;

/** The lines into a pin, and by how many worlds the start of each is moved. */
export function curvesOf(routes: readonly MapRoute[], to: MapPin | undefined, turn: Turn, view: MapView, size: Size) {
  if (!to) return [];
  const end = drawnAt(to.at, turn);
  const starts = routes.map(({ from }) => {
    const { x, y } = drawnAt(from, turn);
    const worlds = worldsAway(x, end.x);
    return { worlds, at: toScreen(view, size, { x: x + worlds, y }) };
  });
  const curves = routeCurves(
    starts.map(({ at }) => at),
    toScreen(view, size, end),
  );
  return curves.map((curve, index) => ({ curve, worlds: starts[index]?.worlds ?? 0 }));
}

/** Lines into the focused pin, between land and pins. */
export function MapRoutes({
  routes = [],
  to,
  turn,
  view,
  size,
}: Pick<WorldMapProps, 'routes'> & { to: MapPin | undefined; turn: Turn; view: MapView; size: Size }) {
  const drawn = curvesOf(routes, to, turn, view, size);
  const moved = drawn.map(({ worlds }) => worlds);
  const curves = drawn.map(({ curve }) => curvePath(curve));
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
            {/* A way across the edge of the world leaves it at one side and comes in at the other. */}
            {(moved[index] ? [0, -moved[index]] : [0]).map((worlds) => (
              <g key={worlds} transform={worlds === 0 ? undefined : `translate(${worlds * view.scale} 0)`}>
                <path className={css.casing} d={curves[index]} />
                <path className={css.route} d={curves[index]} pathLength={1} />
              </g>
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}
