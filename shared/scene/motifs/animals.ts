import type { Ink } from '#shared/scene/inks.ts';
import type { Pen } from '#shared/scene/pen.ts';

export function camels(p: Pen, x: number, y: number, s: number, c: Ink = 'd') {
  p.at(x, y, s, () => {
    for (const k of [0, 46, 88] as const) {
      p.path(c, `M${k - 12} 0l1-12q-4-8 3-12q4-8 8 0q4-8 8 0l4-8q0-5 5-5l4 3-4 3-4 9q0 4-5 6l1 16h-3l-2-14h-8l-2 14z`);
    }
  });
}

export function deer(p: Pen, x: number, y: number, s: number, flip = false, c: Ink = 'd') {
  p.at(
    x,
    y,
    s,
    () =>
      p.path(
        c,
        'M-30 0V-22Q-34-36-20-38H10Q16-40 20-52L17-66 22-58 22-72 27-58 32-68 31-54Q40-50 42-44L32-42Q30-30 26-24L24 0H20L18-20H-18L-22 0z',
      ),
    flip,
  );
}

export function reindeer(p: Pen, x: number, y: number, s: number, flip = false, c: Ink = 'd') {
  p.at(
    x,
    y,
    s,
    () => {
      p.path(c, 'M-32 0V-22Q-38-40-20-42H12Q18-44 22-56L34-58Q44-52 46-46L36-42Q32-32 28-26L26 0H21L18-22H-18L-22 0z');
      p.line(c, 2.4, 'M26-56Q14-74 22-92M20-68L10-74M18-80L8-88M32-56Q34-76 48-88M36-70L48-72M40-78L42-92');
    },
    flip,
  );
}

export function moose(p: Pen, x: number, y: number, s: number, flip = false, c: Ink = 'd') {
  p.at(
    x,
    y,
    s,
    () => {
      p.path(
        c,
        'M-38 0L-36-26Q-44-48-26-54Q0-60 14-66Q24-68 30-60L52-52Q60-46 54-38L42-38Q38-46 30-40L24-26 24 0H17L14-26H-16L-22-20-26 0z',
      );
      p.path(
        c,
        'M24-64Q6-72 2-92L12-84 14-98 22-86 30-98 30-82Q28-72 30-64zM34-62Q42-80 40-94L50-86 56-96 58-82 68-84Q60-68 40-60z',
      );
    },
    flip,
  );
}

export function sheep(p: Pen, x: number, y: number, s: number, flip = false) {
  p.at(
    x,
    y,
    s,
    () => {
      p.line('d', 3, 'M-12 0V-12M-4 0V-12M8 0V-12M14 0V-12');
      p.path('p', 'M-20-12Q-28-18-20-24Q-20-34-8-32Q0-38 8-32Q20-34 18-22Q24-14 14-10H-14z');
      p.path('d', 'M16-30q10-2 12 6q0 6-6 6q-8-2-6-12z');
    },
    flip,
  );
}

export function kangaroo(p: Pen, x: number, y: number, s: number, flip = false, c: Ink = 'd') {
  p.at(
    x,
    y,
    s,
    () =>
      p.path(
        c,
        'M-60 0Q-30-4-22-18Q-30-44-6-58Q8-66 14-78L10-96 18-86 24-94 24-82Q36-76 36-70L24-66Q22-52 14-46L22-36 30-38 28-30 18-28 10-36Q12-20 2-12L14-4Q20-2 18 0H-6L-8-10Q-26 0-60 0z',
      ),
    flip,
  );
}

export function giraffe(p: Pen, x: number, y: number, s: number, flip = false, c: Ink = 'd') {
  p.at(
    x,
    y,
    s,
    () =>
      p.path(
        c,
        'M-26 0L-24-50Q-28-66-12-70Q4-76 10-90L24-140Q26-150 34-150L36-156 39-150Q52-146 54-140L52-134 36-136 24-74Q20-58 16-52L18 0H12L8-46H-14L-20 0z',
      ),
    flip,
  );
}

export function horse(p: Pen, x: number, y: number, s: number, flip = false, c: Ink = 'd') {
  p.at(
    x,
    y,
    s,
    () =>
      p.path(
        c,
        'M-40-30Q-52-24-50-4Q-42-16-36-24L-34 0H-27L-22-22H12L16 0H22L24-26Q28-34 32-44L48-40Q52-46 48-52L34-66 32-72 28-66Q16-60 10-42H-26Q-36-42-40-30z',
      ),
    flip,
  );
}

export function puffin(p: Pen, x: number, y: number, s: number, flip = false) {
  p.at(
    x,
    y,
    s,
    () => {
      p.path('d', 'M-16-4Q-28-40-8-62Q-4-82 12-82Q28-80 26-64Q24-54 20-50Q28-20 8-2z');
      p.path('p', 'M18-50Q26-20 8-2L0-4Q16-24 8-48zM10-74Q24-76 26-64Q20-56 10-60z');
      p.path('w', 'M24-74Q42-72 44-60Q34-56 25-60z');
      p.path('y', 'M-4 0H4L2-4H-6zM6 0H14L10-4H4z');
      p.circ('d', 17, -68, 2);
    },
    flip,
  );
}

export function heron(p: Pen, x: number, y: number, s: number, flip = false) {
  p.at(
    x,
    y,
    s,
    () => {
      p.line('d', 2, 'M-4 0V-30M4 0V-30M14-58Q24-70 20-88');
      p.path('p', 'M-34-30Q-20-54 8-58Q20-56 14-44Q4-30-16-28z');
      p.path('d', 'M-34-30Q-24-40-12-42L-18-28z');
      p.path('p', 'M10-56Q20-68 17-88L23-88Q26-68 18-52z');
      p.path('d', 'M18-86L36-84 22-80z');
      p.circ('w', 20, -90, 4.4);
    },
    flip,
  );
}

export function flamingo(p: Pen, x: number, y: number, s: number, flip = false) {
  p.at(
    x,
    y,
    s,
    () => {
      p.line('o', 2, 'M0 0V-40L4-46M8 0L6-20 12-30 6-44');
      p.path('w', 'M-26-44Q-10-66 14-56Q24-48 10-42Q-8-36-26-44z');
      p.line('w', 5, 'M14-52Q34-62 22-76T24-96');
      p.path('d', 'M26-98L40-92 36-84 28-90z');
    },
    flip,
  );
}

export function monkey(p: Pen, x: number, y: number, s: number, flip = false, c: Ink = 'd') {
  p.at(
    x,
    y,
    s,
    () => {
      p.path(c, 'M-14 0Q-24-24-8-38Q-16-50-4-58Q10-64 18-54Q24-46 14-38Q24-24 18 0z');
      p.path('e', 'M2-54Q14-56 14-48Q12-40 4-42Q-2-46 2-54z');
      p.line(c, 4, 'M-14-4Q-36-4-34-28T-24-44');
    },
    flip,
  );
}

export function cow(p: Pen, x: number, y: number, s: number, flip = false) {
  p.at(
    x,
    y,
    s,
    () => {
      p.path('p', 'M-36 0V-30Q-38-42-26-42H20L30-50Q44-50 44-40L40-30H28L24-18V0H16V-14H-22L-26 0z');
      p.path('d', 'M-20-42Q-6-40-4-28Q-14-20-24-28zM8-42H20L16-30Q8-30 8-42zM36-50l-4-7 8 4zM-36-34L-42-12-38-12z');
    },
    flip,
  );
}
