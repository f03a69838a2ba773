import { hasTag, type SceneFacts } from '#shared/scene/facts.ts';
import { skyline } from '#shared/scene/built/things.ts';
import { islands } from '#shared/scene/nature/ground.ts';
import { hills, karsts, mesas, range, volcano } from '#shared/scene/nature/mountains.ts';
import type { Pen } from '#shared/scene/pen.ts';
import { deserts } from '#shared/scene/rules/climate-sets.ts';
import type { Setting } from '#shared/scene/rules/setting.ts';

const highRanges: ReadonlySet<string> = new Set(['CL', 'KG', 'KZ', 'GE', 'NP', 'BT', 'CH', 'AT', 'PE', 'BO']);
const karstCountries: ReadonlySet<string> = new Set(['LA', 'PH']);

/** What stands behind: a range, karst, mesas, islands, roofs or hills. */
export function drawFar(p: Pen, city: SceneFacts, setting: Setting): void {
  const middle = p.between(180, 320);
  if (setting === 'slope') return range(p, 204, p.between(112, 150), 0.55, middle);
  if (city.iso2 === 'JP' && hasTag(city, 'hot-spring')) return volcano(p, middle, 192, 180, 92, 'f', 'l');
  if (city.climate === 'GOT' || (karstCountries.has(city.iso2) && p.r() < 0.5))
    return karsts(p, 196, p.between(100, 130));
  if (deserts.has(city.climate) && city.iso2 === 'US') return mesas(p, 200, 'f', 'l');
  if (city.climate === 'ALT' || highRanges.has(city.iso2)) return range(p, 194, p.between(110, 140), 0.45, middle);
  if (setting === 'shore') return islands(p, 170);
  if (setting === 'city') {
    hills(p, 'F', 184, p.between(20, 60), 3, p.r());
    return skyline(p, 208, 24, p.between(60, 90), 'f');
  }
  drawHills(p, middle);
}

function drawHills(p: Pen, middle: number): void {
  const kind = p.r();
  if (kind < 0.34) {
    hills(p, 'F', 176, p.between(40, 70), 2, p.r());
    hills(p, 'f', 196, p.between(26, 44), 3, p.r());
  } else if (kind < 0.67) range(p, 194, p.between(80, 116), 0, middle, 'F', 'f');
  else {
    hills(p, 'F', 180, 44, 3, p.r());
    hills(p, 'f', 196, 30, 2, p.r());
  }
}
