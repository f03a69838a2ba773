import Plane from 'lucide-react/icons/plane';
import type { Journey } from '#shared/recommendation/explain.ts';
import { useText } from '#app/text/text.ts';
import { formatFareBand, formatHourBand } from './figures.ts';
import { isOnGround, waysOf, type Way } from './journeys.ts';
import css from './recommendations.module.css';

/** A line does not end at the dash of a range. */
const unbroken = (range: string): string => range.replace(/[–〜]/u, '\u2060$&\u2060');

/** How far it is and what the flight may cost: for the viewer, and for the whole group where that differs. */
export function JourneyLines({ journeys, me }: { journeys: readonly Journey[]; me: string | undefined }) {
  const { t, language } = useText();
  const ways = waysOf(journeys, me);
  if (!ways) return null;
  const say = (way: Way) => ({
    hours: formatHourBand(t, language, way.hours),
    fare: unbroken(formatFareBand(language, way.fare)),
  });
  const lines: string[] = [];
  if ('everybody' in ways)
    lines.push(
      isOnGround(ways.everybody)
        ? t('recommendations.journey.allGround')
        : t('recommendations.journey.all', say(ways.everybody)),
    );
  else {
    if (ways.mine)
      lines.push(
        isOnGround(ways.mine)
          ? t('recommendations.journey.mineGround')
          : t('recommendations.journey.mine', say(ways.mine)),
      );
    if (ways.group)
      lines.push(
        isOnGround(ways.group)
          ? t('recommendations.journey.allGround')
          : t('recommendations.journey.group', say(ways.group)),
      );
  }
  return (
    <div className={css.journey}>
      <Plane className="icon" aria-hidden="true" />
      <div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
