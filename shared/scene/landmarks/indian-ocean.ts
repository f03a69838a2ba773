import type { Landmarks } from '#shared/scene/landmark.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { sea } from '#shared/scene/nature/ground.ts';
import { palm, trees } from '#shared/scene/nature/plants.ts';
import { sun } from '#shared/scene/sun.ts';
import { lagoonTown } from '#shared/scene/towns/tropics.ts';

export const indianOcean: Landmarks = {
  'MU/grand-baie': {
    palette: 'lagoon',
    subject: 'mountain-over-sea',
    middle: 310,
    sky: { ...sun(110, 66, 26), clouds: 1, horizon: 168 },
    draw(p) {
      p.path('f', 'M180 180Q230 170 256 130L270 90 300 78H350L380 92 396 140Q430 170 490 176V184z');
      p.path(
        'l',
        'M350 78L380 92 396 140Q430 170 490 176V184H340Q370 130 350 78zM270 90L284 86 300 130 280 176H250Q280 130 270 90z',
      );
      trees(p, 184, 9, 'm', 170, 490);
      sea(p, 180, 110);
      p.path('c', 'M-10 224Q150 196 320 214T490 204V270H-10z');
      sailBoat(p, 130, 222, 1, 'w', 'y');
      p.path('p', 'M490 270V244Q400 230 300 256L270 270z');
      palm(p, 446, 264, 140, -0.14);
    },
  },
  'MV/male': {
    palette: 'lagoon',
    subject: 'overwater-huts',
    middle: 250,
    sky: { ...sun(120, 74, 28), clouds: 2, horizon: 160 },
    draw(p) {
      sea(p, 156, 120, 'n', 'b', 180);
      p.rect('b', 0, 172, 480, 40);
      p.path('c', 'M-10 204Q120 184 260 198T490 190V270H-10z');
      lagoonTown(p, 208);
      p.path('g', 'M-10 270V250Q70 226 170 252T260 270z');
      palm(p, 40, 270, 160, 0.16);
      palm(p, 80, 272, 116, 0.3);
    },
  },
  'SC/victoria': {
    palette: 'lagoon',
    subject: 'granite-boulders',
    middle: 160,
    sky: { ...sun(360, 70, 28), horizon: 166 },
    draw(p) {
      p.path('F', 'M-10 172Q60 120 120 130T220 168z');
      sea(p, 166, 360);
      p.path('c', 'M-10 220Q150 200 300 218T490 206V270H-10z');
      p.path('p', 'M-10 270V248Q150 226 330 246T490 236V270z');
      for (const [x, y, w, h] of [
        [110, 236, 120, 90],
        [190, 244, 90, 66],
        [50, 250, 110, 70],
        [250, 250, 60, 36],
        [420, 246, 90, 60],
      ] as const) {
        p.path(
          'k',
          `M${x - w / 2} ${y}Q${x - w * 0.56} ${y - h * 0.8} ${x - w * 0.14} ${y - h}Q${x + w * 0.3} ${y - h * 1.04} ${x + w * 0.44} ${y - h * 0.5}L${x + w / 2} ${y}z`,
        );
        p.path(
          'K',
          `M${x + w * 0.08} ${y - h * 0.98}Q${x + w * 0.36} ${y - h * 0.96} ${x + w * 0.44} ${y - h * 0.5}L${x + w / 2} ${y}H${x + w * 0.16}Q${x + w * 0.28} ${y - h * 0.5} ${x + w * 0.08} ${y - h * 0.98}zM${x - w * 0.26} ${y - h * 0.9}L${x - w * 0.2} ${y}H${x - w * 0.28}L${x - w * 0.34} ${y - h * 0.8}z`,
        );
      }
      palm(p, 96, 160, 90, 0.2);
      palm(p, 150, 190, 100, -0.06);
      palm(p, 436, 200, 110, -0.2);
    },
  },
};
