import { lighthouse } from '#shared/scene/built/things.ts';
import { sailBoat } from '#shared/scene/nature/boats.ts';
import { hills } from '#shared/scene/nature/mountains.ts';
import { trees } from '#shared/scene/nature/plants.ts';
import type { Pen } from '#shared/scene/pen.ts';
import type { Vignettes } from '#shared/scene/vignette.ts';
import { backdrop, pool } from '#shared/scene/vignettes/backdrop.ts';

/** A headland from the right over the sea, its cliff to the left. */
function cliff(p: Pen) {
  p.path('K', 'M160 160V78L118 72 100 80 92 96 84 102 78 124 66 160z');
  p.path('k', 'M160 160V78L118 72 112 96 104 106 100 132 90 160z');
  p.path('l', 'M160 92V66Q136 62 114 68L100 80 116 82 132 80z');
  p.line('p', 2.4, 'M52 158h20M60 150h12');
}

export const pathVignettes = {
  'coast-path': {
    palette: 'lagoon',
    draw(p) {
      backdrop(p, 84, [36, 40, 15]);
      hills(p, 'F', 76, 12, 5);
      pool(p, 74, 36);
      cliff(p);
      p.path('m', 'M160 160V104Q136 100 122 118T100 160z');
      p.path(
        'e',
        'M152 160C150 144 134 140 138 126C142 114 158 112 160 104V110C158 118 148 120 147 128C146 140 160 144 160 160z',
      );
      p.line('o', 2, 'M124 120V108M112 138V125M104 156V142M124 111Q114 120 112 128T104 146');
      sailBoat(p, 40, 112, 0.4);
    },
  },
  lighthouse: {
    palette: 'nordic',
    draw(p) {
      backdrop(p, 90, [40, 42, 17]);
      pool(p, 86, 40);
      cliff(p);
      lighthouse(p, 126, 72, 0.62);
      p.line('d', 1.3, 'M48 62q4-4 7 0q4-4 7 0M64 50q3-3 6 0q3-3 6 0');
    },
  },
  'forest-path': {
    palette: 'jade',
    draw(p) {
      p.rect('g', 0, 0, 160, 160);
      p.circ('u', 82, 52, 30);
      for (const [x, w, c] of [
        [52, 7, 'f'],
        [70, 5, 'F'],
        [98, 6, 'F'],
        [114, 8, 'f'],
        [36, 10, 'l'],
        [130, 11, 'l'],
      ] as const) {
        p.rect(c, x - w / 2, 0, w, 126);
      }
      p.path('l', 'M0 0H160V30Q148 46 132 36Q116 50 102 34Q86 44 72 32Q52 50 36 34Q14 48 0 32z');
      p.path('l', 'M0 160V116Q40 106 80 112T160 110V160z');
      p.path('e', 'M40 160C56 146 92 142 84 128C78 120 76 116 80 111H85C84 118 96 120 98 128C102 142 108 148 116 160z');
      p.path('d', 'M10 0H28L30 118Q34 130 42 134H0Q8 128 8 118zM136 0H152V122Q156 132 160 134H126Q134 128 136 118z');
      p.path('m', 'M0 0H160V14Q150 30 136 20Q122 30 110 16Q96 26 80 14Q60 28 46 18Q22 34 0 22z');
      p.line('m', 3, 'M48 150q-4-12-14-14M48 150q2-14 10-16M48 150V134M120 152q-4-10-12-12M120 152q3-12 12-14');
    },
  },
  trail: {
    palette: 'monsoon',
    draw(p) {
      backdrop(p, 100, [120, 36, 16]);
      hills(p, 'F', 90, 26, 4, 0.3);
      p.path('f', 'M0 160V100Q40 66 84 88T160 84V160z');
      p.path('l', 'M0 160V124Q60 96 160 112V160z');
      p.path(
        'e',
        'M62 160C52 142 110 138 98 124C90 116 70 112 84 100C90 94 92 92 90 88H95C97 94 98 98 92 104C86 112 108 114 114 124C124 142 92 146 98 160z',
      );
      trees(p, 124, 9, 'm', -6, 44);
      p.rect('o', 128, 112, 4, 38);
      p.path('p', 'M116 112H142L150 118 142 124H116z');
    },
  },
  bamboo: {
    palette: 'monsoon',
    draw(p) {
      p.rect('s', 0, 0, 160, 160);
      p.rect('g', 54, 0, 52, 130);
      p.path('f', 'M0 160V118Q80 104 160 118V160z');
      let [far, near, joints] = ['', '', ''];
      for (const [i, x] of [8, 30, 46, 114, 130, 152].entries()) {
        far += `M${x + 9} 132V0`;
        near += `M${x} 150V0`;
        for (let y = 14 + (i % 3) * 12; y < 140; y += 36) joints += `M${x - 4} ${y}h8`;
      }
      p.line('F', 5, far, false);
      p.path('e', 'M36 160Q74 134 76 112H86Q88 134 124 160z');
      p.line('l', 8, near, false);
      p.line('g', 1.6, joints, false);
      p.path('m', 'M0 0H160V10Q140 26 118 12Q100 20 80 10Q56 24 38 12Q18 26 0 14z');
      p.line('m', 2, 'M46 40q12-4 18 6M114 56q-12-4-18 8M30 70q12 0 14 8M130 30q-10 2-14 10');
    },
  },
} as const satisfies Vignettes;
