import type { Composition } from '#shared/scene/landmark.ts';
import { hasTag, sceneKey, type SceneFacts } from '#shared/scene/facts.ts';
import { frame } from '#shared/scene/frame.ts';
import type { PaletteName } from '#shared/scene/inks.ts';
import type { Sky } from '#shared/scene/landmark.ts';
import { drawSky } from '#shared/scene/nature/sky.ts';
import { cycle, type Pen } from '#shared/scene/pen.ts';
import { randomOf } from '#shared/scene/random.ts';
import { tropics } from '#shared/scene/rules/climate-sets.ts';
import { drawTown } from '#shared/scene/rules/culture.ts';
import { drawFar } from '#shared/scene/rules/far-layer.ts';
import { nearGolf, nearSafari, nearSand, nearSlope, nearSpring, nearWild } from '#shared/scene/rules/near-land.ts';
import { coolShore, warmShore } from '#shared/scene/rules/near-shore.ts';
import { nearTown } from '#shared/scene/rules/near-town.ts';
import { palettesFor } from '#shared/scene/rules/palette.ts';
import { settingOf, type Setting } from '#shared/scene/rules/setting.ts';
import type { Subject } from '#shared/scene/subjects.ts';

const subjectOf: Readonly<Record<Setting, Subject>> = {
  slope: 'ski-slope',
  shore: 'coast',
  old: 'old-town',
  wild: 'lake-and-woods',
  city: 'city-buildings',
  golf: 'golf-course',
  sand: 'dunes',
  spring: 'steaming-springs',
  safari: 'savanna',
};

/**
 * For a city without a drawing of its own, as imported ones are: layers from what it is for, where it lies and how its
 * country builds.
 */
export function sceneByRules(city: SceneFacts): Composition {
  const [setting] = settingOf(city);
  const chance = randomOf(sceneKey(city));
  const fitting = palettesFor(city, setting);
  const palette = cycle(fitting, Math.floor(chance() * fitting.length));
  return {
    palette,
    subject: subjectOf[setting],
    middle: frame.width / 2,
    draw: (p) => {
      drawSky(p, skyOf(p, setting, palette));
      drawFar(p, city, setting);
      drawNear(p, city, setting);
    },
  };
}

function skyOf(p: Pen, setting: Setting, palette: PaletteName): Sky {
  const isLeft = p.r() < 0.5;
  const x = isLeft ? p.between(80, 140) : p.between(340, 400);
  return {
    horizon: setting === 'shore' ? 168 : 190,
    sun:
      palette === 'sunset' ? [p.between(180, 300), 130, p.between(44, 60)] : [x, p.between(60, 92), p.between(22, 38)],
    stars: palette === 'night' ? 30 : 0,
    clouds: palette === 'lagoon' || palette === 'alpine' || palette === 'nordic' ? 2 : 0,
    cloudY: 52,
    birds: p.r() < 0.3 ? [isLeft ? 300 : 90, 60] : undefined,
  };
}

function drawNear(p: Pen, city: SceneFacts, setting: Setting): void {
  const isHot = tropics.has(city.climate);
  switch (setting) {
    case 'slope':
      return nearSlope(p);
    case 'golf':
      return nearGolf(p, isHot);
    case 'sand':
      return nearSand(p);
    case 'safari':
      return nearSafari(p);
    case 'wild':
      return nearWild(p, isHot, hasTag(city, 'lake'));
    case 'spring':
      return nearSpring(p);
    case 'shore': {
      const waterline = 166 + p.r() * 12;
      return isHot ? warmShore(p, waterline) : coolShore(p, waterline);
    }
    case 'old':
    case 'city':
      return nearTown(p, drawTown(city), isHot);
  }
}
