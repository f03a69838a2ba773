import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function tokyoTower(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path('w', 'M-1.4-196h2.8L4-150 7-96 16-48 34 0H22L12-30Q0-42-12-30L-22 0H-34L-16-48-7-96-4-150z');
    p.path('o', 'M0-196h1.4L4-150 7-96 16-48 34 0H22L12-30Q6-38 0-38z');
    p.rect('p', -12, -78, 24, 9);
    p.rect('q', 2, -78, 10, 9);
    p.rect('p', -5.5, -138, 11, 6);
    p.rect('p', -4.2, -152, 8.4, 4);
    p.line(
      'p',
      1.6,
      'M-10-60L10-50M10-60L-10-50M-7-90L7-82M7-90L-7-82M-6-108L6-100M6-108L-6-100M-18-38L-10-46M18-38L10-46',
    );
    p.rect('p', -2, -172, 4, 5);
  });
}

export function skytree(p: Pen, x: number, y: number, h: number, c: Ink = 'f') {
  p.at(x, y, h / 200, () =>
    p.path(
      c,
      'M-1-200h2L2-168H5V-160H3V-150H9L7-136H5L5-118H10L8-106H6L12 0H-12L-6-106H-8L-10-118H-5L-5-136H-7L-9-150H-3V-160H-5V-168H-2z',
    ),
  );
}

export function seoulTower(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path('p', 'M-5 0L-3.4-64H3.4L5 0z');
    p.path('q', 'M0 0V-64H3.4L5 0z');
    p.sym('p', 'q', '0 -90 L10 -90 L13 -84 L13 -76 L9 -70 L9 -64 L5 -60');
    p.rect('w', -13, -82, 26, 4);
    p.path('w', 'M-1.6-90L-.8-140H.8L1.6-90z');
    p.rect('p', -2.2, -108, 4.4, 5);
    p.rect('p', -1.8, -122, 3.6, 4);
  });
}

export function cheomseongdae(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.sym('p', 'k', '0 -118 L24 -118 L24 -112 C22 -96 22 -78 30 -52 C38 -30 42 -14 42 -8 L52 -8 L52 0');
    p.rect('p', -26, -128, 52, 9);
    p.rect('k', 4, -128, 22, 9);
    p.rect('d', -9, -72, 18, 18);
    p.line('k', 1, 'M-20-100H0M-20-86H0M-24-60H-12M-27-46H0M-31-32H0M-35-18H0', false);
    p.line('K', 1, 'M0-96H22M0-84H22M12-70H25M0-44H31M0-30H35M0-18H39', false);
  });
}

export function tuffCone(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.path(
      'l',
      'M-150 0C-140-30-128-70-108-84L-92-78-74-88-52-80-30-86-8-79 14-88 38-82 58-90 78-80Q98-60 108-30Q124-8 150 0z',
    );
    p.path(
      'm',
      'M58-90L78-80Q98-60 108-30Q124-8 150 0H60Q34-30 44-60Q52-76 58-90zM-150 0C-140-30-128-70-108-84L-100-80Q-112-50-96-30-90-10-104 0z',
    );
    p.path('k', 'M-108-84L-92-78-74-88-52-80-30-86-8-79 14-88 38-82 58-90Q20-66-30-66T-108-84z');
  });
}

export function templeHeaven(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    for (const [w, b] of [
      [190, 0],
      [160, -12],
      [130, -24],
    ] as const) {
      p.rect('p', -w / 2, b - 12, w, 12);
      p.rect('q', w * 0.12, b - 12, w * 0.38, 12);
      p.grid('q', -w / 2 + 4, b - 10, Math.floor(w / 12), 1, 12, 1, 2, 8);
    }
    p.rect('w', -42, -66, 84, 30);
    p.rect('o', 14, -66, 28, 30);
    p.grid('y', -34, -60, 5, 1, 16, 1, 5, 24);
    for (const [w, b, h] of [
      [124, -62, 24],
      [98, -88, 24],
      [70, -114, 42],
    ] as const) {
      p.path(
        'n',
        `M${-w / 2} ${b}Q${-w * 0.26} ${b - h * 0.4} ${h > 40 ? -4 : -w * 0.3} ${b - h}H${h > 40 ? 4 : w * 0.3}Q${w * 0.26} ${b - h * 0.4} ${w / 2} ${b}Q0 ${b + 7} ${-w / 2} ${b}z`,
      );
      p.path(
        'd',
        `M0 ${b - h}H${h > 40 ? 4 : w * 0.3}Q${w * 0.26} ${b - h * 0.4} ${w / 2} ${b}Q${w * 0.3} ${b + 3} 0 ${b + 3}z`,
      );
      if (h < 40) p.rect('w', -w * 0.3, b - h - 6, w * 0.6, 8);
    }
    p.circ('y', 0, -160, 5);
    p.rect('y', -4, -158, 8, 4);
  });
}

export function lujiazui(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.at(-84, 0, 1, () => {
      p.path('w', 'M-1-176H1L2-136H5L4-62 16 0H9L0-40-9 0H-16L-4-62-5-136H-2z');
      p.circ('w', 0, -128, 8);
      p.circ('w', 0, -54, 16);
      p.circ('w', 0, -14, 10);
      p.path('o', 'M0-136A8 8 0 010-120zM0-70A16 16 0 010-38zM0-24A10 10 0 010-4z');
    });
    p.path('g', 'M6 0V-80Q8-150 28-206Q40-214 46-206Q54-120 56 0z');
    p.path('l', 'M34-209Q42-212 46-206Q54-120 56 0H38Q40-110 34-209z');
    p.grid('y', 14, -116, 3, 10, 7, 11, 3, 5, 0.3);
    p.path('q', 'M66 0V-110L84-178H98L108-100V0z');
    p.path('t', 'M90-178H98L108-100V0H88z');
    p.path('s', 'M86-172H97L100-154H83z');
    p.at(132, 0, 1, () =>
      p.sym('y', 'Y', '0 -160 L1 -160 L2 -140 L6 -136 L6 -124 L10 -120 L10 -96 L14 -92 L14 -50 L19 -46 L19 0'),
    );
  });
}

export function taipei101(p: Pen, x: number, y: number, s: number) {
  p.at(x, y, s, () => {
    p.sym('l', 't', '0 -208 L1 -208 L2 -186 L5 -184 L5 -176 L9 -174 L10 -164');
    p.rect('l', -12, -166, 24, 10);
    p.rect('t', 2, -166, 10, 10);
    for (let i = 0; i < 7; i++) {
      p.sym('l', 't', `0 ${-156 + i * 15} L19 ${-156 + i * 15} L15.5 ${-141 + i * 15}`);
    }
    p.sym('l', 't', '0 -51 L16 -51 L24 0');
    p.rect('y', -12, -55, 24, 5);
  });
}

export function dragonBridge(p: Pen, y: number) {
  p.rect('h', -10, y - 6, 500, 6);
  for (const x of [60, 180, 300, 420] as const) {
    p.path('h', `M${x - 7} ${y + 26}V${y}h14v26z`);
  }
  p.line(
    'y',
    8,
    `M40 ${y - 6}C70 ${y - 62} 110 ${y - 62} 140 ${y - 10}C176 ${y - 78} 236 ${y - 78} 262 ${y - 10}C292 ${y - 70} 340 ${y - 70} 368 ${y - 30}Q384 ${y - 6} 400 ${y - 34}`,
  );
  p.line(
    'Y',
    2,
    `M40 ${y - 2}C70 ${y - 56} 110 ${y - 56} 140 ${y - 4}C176 ${y - 70} 236 ${y - 70} 262 ${y - 4}C292 ${y - 62} 340 ${y - 62} 366 ${y - 26}`,
  );
  p.at(388, y - 40, 1, () => {
    // Neck and mane, the horns, the long upper jaw with its nostril, the lower jaw, an eye.
    p.path('Y', 'M-4 6L-22-4-8-12-24-24-6-28-16-44 6-38 2-20 10 0z');
    p.path(
      'y',
      'M-6 8Q-10-26 12-38Q24-40 32-32L58-30Q66-30 66-22Q64-16 54-16L34-16 28-10 56-4Q54 4 40 4L20 0Q10 2 8 12z',
    );
    p.path('p', 'M10-38Q4-54-12-60Q14-62 22-40zM22-40Q22-54 12-66Q34-58 32-36z');
    p.path('p', 'M38-16L41-10 44-16zM48-16L51-9 54-16z');
    p.circ('w', 26, -26, 3.4);
    p.circ('d', 60, -25, 1.8);
    p.line('y', 2, 'M62-18Q76-22 80-34');
    p.path('w', 'M60-12Q78-20 90-14Q80-10 84-4Q72-8 62-4z');
  });
  let d = '';
  for (let x = 60; x < 400; x += 20) {
    d += `M${x} ${y - 4}v-14`;
  }
  p.line('Y', 1, d);
}
