import { hasTag, type SceneFacts } from '#shared/scene/facts.ts';
import type { PaletteName } from '#shared/scene/inks.ts';
import { deserts, tropics } from '#shared/scene/rules/climate-sets.ts';
import type { Setting } from '#shared/scene/rules/setting.ts';

/** Those that fit, by setting, climate and latitude; a name may stand twice, to be drawn more often. */
export function palettesFor(city: SceneFacts, setting: Setting): readonly PaletteName[] {
  const isHot = tropics.has(city.climate);
  if (setting === 'slope') return ['winter', 'winter', 'alpine', 'dawn'];
  if (setting === 'sand' || (deserts.has(city.climate) && setting !== 'shore'))
    return ['desert', 'golden', 'desert', 'dawn'];
  if (setting === 'safari') return ['golden', 'sunset'];
  if (setting === 'city' && hasTag(city, 'night-view')) return ['night', 'lilac'];
  if (setting === 'shore') return isHot ? ['lagoon', 'lagoon', 'sunset', 'golden'] : ['lagoon', 'dawn', 'golden'];
  if (setting === 'golf') return ['monsoon', 'alpine', 'jade'];
  if (Math.abs(city.coords.lat) > 52) return ['nordic', 'alpine', 'nordic', 'dawn'];
  if (setting === 'wild') return isHot ? ['monsoon', 'jade', 'monsoon'] : ['alpine', 'jade', 'nordic', 'dawn'];
  if (setting === 'spring') return ['jade', 'dawn', 'lilac'];
  if (setting === 'old') return isHot ? ['golden', 'sunset', 'monsoon'] : ['golden', 'dawn', 'lilac', 'jade'];
  return isHot ? ['sunset', 'lilac', 'monsoon'] : ['lilac', 'golden', 'nordic'];
}
