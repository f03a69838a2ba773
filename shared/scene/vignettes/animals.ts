import { elephant } from '#shared/scene/built/things.ts';
import { giraffe, heron, monkey } from '#shared/scene/motifs/animals.ts';
import { reedField } from '#shared/scene/motifs/land.ts';
import { dolphin, turtle, whaleTail } from '#shared/scene/motifs/shore.ts';
import { ground } from '#shared/scene/nature/ground.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { acacia, trees } from '#shared/scene/nature/plants.ts';
import type { Pen } from '#shared/scene/pen.ts';
import type { Vignettes } from '#shared/scene/vignette.ts';
import { backdrop, pool } from '#shared/scene/vignettes/backdrop.ts';

function penguin(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path('d', 'M0-62Q14-62 15-46Q24-30 17-4H-17Q-24-30-15-46Q-14-62 0-62zM-16-40L-27-16-18-20zM16-40L27-16 18-20z');
    p.path('p', 'M-8-42Q0-48 8-42Q14-26 9-4H-9Q-14-26-8-42z');
    p.path('p', 'M-9-50Q-4-58 0-50Q4-58 9-50L5-46H-5z');
    p.path('y', 'M-4-49H4L0-42zM-14-4H-3V0H-16zM3-4H14L16 0H3z');
  });
}
/** A paw's mark. */
function paw(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path('o', 'M0-8Q12-6 12 4Q10 10 0 8Q-10 10-12 4Q-12-6 0-8z');
    for (const [dx, dy] of [
      [-14, -10],
      [-5, -17],
      [5, -17],
      [14, -10],
    ] as const) {
      p.oval('o', dx, dy, 4, 5.4);
    }
  });
}
function savanna(p: Pen) {
  backdrop(p, 112, [122, 46, 20]);
  hills(p, 'F', 110, 14, 4);
  ground(p, 'l', 112);
  acacia(p, 124, 132, 74);
}
function grass(p: Pen) {
  p.path('m', 'M0 160V148Q60 138 160 150V160z');
  for (const x of [6, 140] as const) {
    for (let i = 0; i < 4; i++) {
      p.line('d', 1.6, `M${x + i * 5} 160Q${x + i * 5} 148 ${x + i * 6 - 6} ${138 + i * 2}`);
    }
  }
}

export const animalVignettes = {
  elephant: {
    palette: 'golden',
    draw(p) {
      backdrop(p, 104, [122, 44, 20]);
      hills(p, 'F', 100, 22, 4);
      trees(p, 114, 15, 'f');
      ground(p, 'l', 112);
      elephant(p, 78, 142, 1.2);
      grass(p);
    },
  },
  savanna: {
    palette: 'golden',
    draw(p) {
      savanna(p);
      p.at(54, 146, 1, () => {
        p.path('o', 'M-34-8V-22H-12L-8-36H30V-8z');
        p.path('p', 'M-8-33H26V-24H-10z');
        p.line('o', 3, 'M8-36V-22M-10-40H32');
        p.circ('d', -20, -7, 8);
        p.circ('d', 18, -7, 8);
      });
      grass(p);
    },
  },
  giraffe: {
    palette: 'desert',
    draw(p) {
      savanna(p);
      giraffe(p, 52, 146, 0.74);
      grass(p);
    },
  },
  monkeys: {
    palette: 'monsoon',
    draw(p) {
      backdrop(p, 100, [126, 32, 14]);
      hills(p, 'f', 92, 40, 3, 0.4);
      trees(p, 112, 13, 'l');
      ground(p, 'l', 110);
      p.path('k', 'M8 160Q10 126 40 122H84Q104 126 108 144L152 140 160 160z');
      p.path('K', 'M70 122H84Q104 126 108 144L110 160H80z');
      monkey(p, 52, 124, 0.98);
      monkey(p, 118, 144, 0.6, true);
    },
  },
  penguins: {
    palette: 'nordic',
    draw(p) {
      backdrop(p, 80, [34, 34, 14]);
      pool(p, 76, 34);
      p.path('k', 'M-6 118Q6 92 30 98T54 122zM108 116Q116 88 142 92T168 120z');
      p.path('K', 'M24 97Q50 100 54 122H30zM136 91Q160 96 168 120H142z');
      p.path('e', 'M0 160V120Q80 104 160 120V160z');
      penguin(p, 56, 146, 0.92);
      penguin(p, 98, 152, 1.05);
      penguin(p, 130, 136, 0.6);
    },
  },
  whale: {
    palette: 'lagoon',
    draw(p) {
      backdrop(p, 84, [124, 38, 16]);
      hills(p, 'F', 80, 12, 4);
      pool(p, 78, 84);
      whaleTail(p, 76, 132, 1.1);
    },
  },
  dolphin: {
    palette: 'lagoon',
    draw(p) {
      backdrop(p, 84, [40, 38, 16]);
      hills(p, 'F', 80, 12, 4);
      pool(p, 78, 40);
      dolphin(p, 84, 92, 1);
      p.line('p', 3, 'M26 126h30M64 132h46M118 126h24');
    },
  },
  turtle: {
    palette: 'lagoon',
    draw(p) {
      p.rect('b', 0, 0, 160, 160);
      p.path('c', 'M36 0H66L44 160H0V120zM100 0H116L132 160H96z');
      p.path('n', 'M0 160V138Q40 122 76 140T160 132V160z');
      p.line('w', 5, 'M26 156V130M26 144l-9-11M26 138l10-13');
      turtle(p, 80, 76, 1.25);
    },
  },
  heron: {
    palette: 'dawn',
    draw(p) {
      backdrop(p, 88, [38, 40, 17]);
      hills(p, 'F', 84, 14, 4);
      pool(p, 84, 40);
      p.line('d', 1.4, 'M96 36q5-5 9 0q5-5 9 0M116 48q4-4 7 0q4-4 7 0M82 52q4-4 7 0q4-4 7 0');
      heron(p, 96, 142, 0.95);
      p.at(0, -20, 0.62, () => reedField(p, 254));
    },
  },
  tracks: {
    palette: 'monsoon',
    draw(p) {
      backdrop(p, 84, [120, 32, 14]);
      hills(p, 'f', 80, 24, 4);
      trees(p, 96, 13, 'm', -10, 56);
      trees(p, 96, 13, 'm', 108, 170);
      p.path('l', 'M0 160V96Q80 84 160 96V160z');
      p.path('e', 'M24 160C44 132 74 116 76 92H90C94 116 116 132 136 160z');
      paw(p, 66, 144, 0.8);
      paw(p, 96, 128, 0.62);
      paw(p, 78, 112, 0.44);
    },
  },
  zoo: {
    palette: 'jade',
    draw(p) {
      backdrop(p, 110, [126, 32, 14]);
      trees(p, 110, 18, 'l');
      p.path('e', 'M52 160L66 112H94L108 160z');
      p.path('l', 'M0 160V116H66L50 160zM160 160V116H94L110 160z');
      p.rect('o', 36, 62, 12, 74);
      p.rect('o', 112, 62, 12, 74);
      p.path('w', 'M24 66Q80 18 136 66L128 74Q80 34 32 74z');
      p.circ('p', 80, 62, 22);
      paw(p, 80, 68, 0.86);
      p.line('d', 2, 'M0 124H36M0 134H36M10 118V140M24 118V140M124 124H160M124 134H160M136 118V140M150 118V140');
    },
  },
} as const satisfies Vignettes;
