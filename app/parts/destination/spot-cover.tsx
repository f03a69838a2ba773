import { coverFrames } from '#shared/destination/cover-frames.ts';
import { coverSize, pointOnCover } from '#shared/destination/cover.ts';
import type { City } from '#shared/destination/schema.ts';
import { Cover } from '#app/ui/cover.tsx';
import { cx } from '#app/ui/cx.ts';
import css from './destination.module.css';

/**
 * A country's map with the ring where one of its cities lies that has no map of its own: an imported one. Loaded when
 * there is such a city.
 */
export function SpotCover({
  city,
  alt,
  className,
}: {
  city: City;
  alt: string | undefined;
  className: string | undefined;
}) {
  const frame = coverFrames[city.countryId];
  if (!frame) return <Cover src={city.coverImage} alt={alt} className={className} />;
  const { x, y } = pointOnCover(frame, city.coords);
  // A narrow picture shows the third of the map where the city is.
  const side = x < coverSize.width / 3 ? 'Min' : x > (coverSize.width * 2) / 3 ? 'Max' : 'Mid';
  return (
    <Cover
      src={city.coverImage}
      alt={alt}
      className={cx(className, side !== 'Mid' && css[`spot${side}`])}
      over={
        <svg
          className={css.spot}
          viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
          preserveAspectRatio={`x${side}YMid slice`}
          aria-hidden="true"
        >
          <circle className={css.halo} cx={x} cy={y} r="26" opacity=".16" />
          <circle className={css.halo} cx={x} cy={y} r="16" opacity=".22" />
          <circle className={css.ring} cx={x} cy={y} r="6.5" />
        </svg>
      }
    />
  );
}
