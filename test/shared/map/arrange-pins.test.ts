import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangePins, standingApart, standingOut } from '#shared/map/arrange-pins.ts';
import { boxAround, crosses, labelBox, placeLabels, placeTags } from '#shared/map/place-labels.ts';
import { curvePath, pointsAlong, routeCurves } from '#shared/map/routes.ts';

const at = fc.record({ x: fc.integer({ min: 0, max: 390 }), y: fc.integer({ min: 0, max: 500 }) });
const pins = fc
  .array(at, { maxLength: 120 })
  .map((points) => points.map((point, index) => ({ ...point, id: `pin ${index}` })));

describe('tags of airports', () => {
  const size = { width: 390, height: 360 };
  const boxes = (tags: { id: string; x: number; y: number; width: number }[], focused?: { x: number; y: number }) => [
    ...placeTags(tags, focused, size).values(),
  ];

  test('one alone stands at its point', () => {
    expect(boxes([{ id: 'a', x: 200, y: 100, width: 80 }])).toEqual([boxAround({ x: 200, y: 100 }, 80, 30)]);
  });

  test('two that are near each other, and one below the focused pin, move aside', () => {
    const focused = { x: 317, y: 134 };
    const all = boxes(
      [
        { id: 'Incheon', x: 212, y: 117, width: 104 },
        { id: 'Gimhae', x: 232, y: 138, width: 64 },
        { id: 'Narita', x: 318, y: 135, width: 66 },
      ],
      focused,
    );
    const ring = boxAround(focused, 44, 44);
    all.forEach((box, index) => {
      for (const other of [ring, ...all.slice(0, index)]) expect(crosses(box, other)).toBe(false);
      expect([box.left >= 0, box.right <= size.width]).toEqual([true, true]);
    });
  });

  test('one below something else that lies on the map moves aside', () => {
    const tools = { left: 330, right: 390, top: 184, bottom: 360 };
    const [box] = placeTags([{ id: 'Narita', x: 350, y: 200, width: 66 }], undefined, size, [tools]).values();
    expect(box && crosses(box, tools)).toBe(false);
  });

  test('none whose point is on the map is cut by its west or east edge, however many stand together', () => {
    const tag = fc.record({
      x: fc.integer({ min: 0, max: 390 }),
      y: fc.integer({ min: 0, max: 360 }),
      width: fc.integer({ min: 40, max: 240 }),
    });
    fc.assert(
      fc.property(fc.array(tag, { maxLength: 8 }), at, (list, focused) => {
        for (const box of boxes(
          list.map((one, index) => ({ ...one, id: `tag ${index}` })),
          focused,
        ))
          expect([box.left >= 0, box.right <= size.width]).toEqual([true, true]);
      }),
    );
  });

  test('among pins that leave no room it lies where it covers least of them', () => {
    // Rows of pins without a gap between them, and one pin less in the row below.
    const row = (y: number, xs: number[]) => xs.map((x) => boxAround({ x, y }, 30, 30));
    const every = [15, 55, 95, 135, 175, 215, 255, 295, 335, 375];
    const others = [15, 45, 75, 105, 135, 165, 195, 225, 255, 285, 315, 345].flatMap((y) =>
      row(
        y,
        every.filter((x) => y !== 225 || x !== 215),
      ),
    );
    const [box] = placeTags([{ id: 'Paris', x: 195, y: 195, width: 120 }], undefined, size, others).values();
    expect(box && (box.top + box.bottom) / 2).toBe(225);
    const on = (where: typeof box) => others.filter((other) => where && crosses(where, other)).length;
    expect(on(box)).toBeLessThan(on(boxAround({ x: 195, y: 195 }, 120, 30)));
  });

  test('one whose point has left the map leaves with it', () => {
    expect(boxes([{ id: 'a', x: -200, y: 100, width: 80 }])).toEqual([boxAround({ x: -200, y: 100 }, 80, 30)]);
  });

  test('without room they stay', () => {
    const small = { width: 60, height: 20 };
    expect([...placeTags([{ id: 'a', x: 30, y: 10, width: 80 }], undefined, small).values()]).toEqual([
      boxAround({ x: 30, y: 10 }, 80, 30),
    ]);
  });
});

describe('pins', () => {
  test('every pin is in one mark, and marks do not cover each other', () => {
    fc.assert(
      fc.property(pins, (list) => {
        const marks = arrangePins(list);
        expect(marks.flatMap(({ ids }) => ids).sort()).toEqual(list.map(({ id }) => id).sort());
        marks.forEach((a, index) => {
          for (const b of marks.slice(index + 1))
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(21 - 1e-6);
        });
      }),
    );
  });

  test('marks are in the order of the list', () => {
    fc.assert(
      fc.property(pins, (list) => {
        const order = arrangePins(list).map(({ ids: [id] }) => list.findIndex((pin) => pin.id === id));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
    );
  });

  test('two that are 20 px apart move to 28 px on their line; two that are 10 px apart become one', () => {
    const two = (distance: number) =>
      arrangePins([
        { id: 'a', x: 100, y: 100 },
        { id: 'b', x: 100 + distance, y: 100 },
      ]);
    expect(two(20)).toEqual([
      { ids: ['a'], x: 96, y: 100 },
      { ids: ['b'], x: 124, y: 100 },
    ]);
    expect(two(10)).toEqual([{ ids: ['a', 'b'], x: 100, y: 100 }]);
  });

  test('two stay one mark where there is no room for them apart: marks are 21 px from each other at least', () => {
    const three = (third: number) =>
      arrangePins([
        { id: 'a', x: 100, y: 100 },
        { id: 'b', x: 120, y: 100 },
        { id: 'c', x: third, y: 100 },
      ]).map(({ ids }) => ids.join());
    expect([three(141), three(146)]).toEqual([
      ['a,b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  test('the one in focus stands alone at its own place or where it was moved, and all are still in one mark each', () => {
    fc.assert(
      fc.property(pins, fc.nat(), (list, chosen) => {
        const arranged = arrangePins(list);
        const focused = list[chosen % Math.max(1, list.length)];
        const marks = standingOut(arranged, list, focused?.id);
        expect(marks.flatMap(({ ids }) => ids).sort()).toEqual(list.map(({ id }) => id).sort());
        if (!focused) return;
        const before = arranged.find(({ ids }) => ids.includes(focused.id));
        const after = marks.find(({ ids }) => ids.includes(focused.id));
        expect(after).toEqual(before?.ids.length === 1 ? before : { x: focused.x, y: focused.y, ids: [focused.id] });
        // What it was together with can be pressed beside it.
        const rest = marks.find(({ ids }) => before?.ids.length !== 1 && ids.some((id) => before?.ids.includes(id)));
        if (rest && after && rest !== after)
          expect(Math.hypot(rest.x - after.x, rest.y - after.y)).toBeGreaterThan(27.9);
      }),
    );
  });

  /** What a pin with a number covers around its middle. */
  const pin = { half: 14, tall: 14 };

  test('no name crosses another, nor the edge', () => {
    const size = { width: 390, height: 500 };
    fc.assert(
      fc.property(
        pins,
        fc.constantFrom('도쿄', 'Ho Chi Minh City', '東京'),
        fc.array(at, { maxLength: 4 }),
        (list, text, places) => {
          const labels = list.map((one) => ({ ...one, ...pin, text }));
          const marks = arrangePins(list).map((mark) => ({ ...mark, ...pin }));
          const others = places.map((place) => boxAround(place, 90, 30));
          const boxes = [...placeLabels(labels, marks, size, others)].flatMap(([id, side]) => {
            const label = labels.find((one) => one.id === id);
            return label ? [labelBox(label, side)] : [];
          });
          boxes.forEach((box, index) => {
            expect(box.left).toBeGreaterThanOrEqual(0);
            expect(box.right).toBeLessThanOrEqual(size.width);
            expect([...others, ...boxes.slice(index + 1)].filter((other) => crosses(box, other))).toEqual([]);
          });
        },
      ),
    );
  });

  test('a name stands beside its pin, on the other side near the edge, and below or above where both are taken', () => {
    const size = { width: 390, height: 500 };
    const sideOf = (x: number, others: { x: number; y: number }[] = []) =>
      placeLabels(
        [{ id: 'a', text: '도쿄', x, y: 250, ...pin }],
        [{ x, y: 250 }, ...others].map((one) => ({ ...one, ...pin })),
        size,
      ).get('a');
    expect([sideOf(200), sideOf(370)]).toEqual(['end', 'start']);
    expect(sideOf(200, [{ x: 240, y: 250 }])).toBe('start');
    expect(
      sideOf(200, [
        { x: 240, y: 250 },
        { x: 160, y: 250 },
      ]),
    ).toBe('below');
    expect(
      sideOf(200, [
        { x: 240, y: 250 },
        { x: 160, y: 250 },
        { x: 200, y: 285 },
      ]),
    ).toBe('above');
  });

  test('a dot covers less than a pin with a number: a name has room beside it', () => {
    const size = { width: 390, height: 500 };
    const own = { id: 'a', text: '도쿄', x: 200, y: 250, ...pin };
    const besideThem = (other: typeof pin) =>
      placeLabels([own], [own, { x: 272, y: 250, ...other }, { x: 160, y: 250, ...pin }], size).get('a');
    expect([besideThem({ half: 9, tall: 9 }), besideThem(pin)]).toEqual(['end', 'below']);
  });

  test('the name in focus stands in a crowd too, where it covers least of the pins; what else lies on the map stays free of it', () => {
    const size = { width: 390, height: 500 };
    const own = { id: 'a', text: '도쿄', x: 200, y: 250, ...pin };
    const crowd = [own, { x: 240, y: 250 }, { x: 160, y: 250 }, { x: 185, y: 281 }, { x: 200, y: 219 }].map((one) => ({
      ...one,
      ...pin,
    }));
    const sideOf = (focused?: string, others = [boxAround({ x: 0, y: 0 }, 1, 1)]) =>
      placeLabels([own], crowd, size, others, focused).get('a');
    expect(sideOf()).toBeUndefined();
    expect(sideOf('a')).toBe('below');
    expect(sideOf('a', [boxAround({ x: 200, y: 281 }, 90, 30)])).toBe('end');
    expect(sideOf('a', [boxAround(own, 300, 300)])).toBeUndefined();
  });

  test('lines of one airport start 5 px apart and run into one point', () => {
    const start = { x: 10, y: 10 };
    const curves = routeCurves([start, start, start, { x: 300, y: 40 }], { x: 200, y: 200 });
    for (const { end } of curves) expect(end).toEqual({ x: 200, y: 200 });
    const [first, second, third, other] = curves.map((curve) => curve.start);
    const between = (a = start, b = start) => Math.hypot(a.x - b.x, a.y - b.y);
    expect(between(first, second)).toBeCloseTo(5);
    expect(between(second, third)).toBeCloseTo(5);
    expect(other).toEqual({ x: 300, y: 40 });
    expect(curves.map(curvePath).join('')).not.toContain('NaN');
  });

  test('the points along a line lead from its start to its end, none far from the next', () => {
    const [curve] = routeCurves([{ x: 10, y: 20 }], { x: 210, y: 120 });
    const points = curve ? pointsAlong(curve) : [];
    expect([points[0], points.at(-1)]).toEqual([curve?.start, curve?.end]);
    points.slice(1).forEach(({ x, y }, index) => {
      expect(Math.hypot(x - (points[index]?.x ?? NaN), y - (points[index]?.y ?? NaN))).toBeLessThan(10);
    });
  });

  test('somebody who is already there has a line without length', () => {
    const here = { x: 5, y: 5 };
    expect(routeCurves([here], here).map(curvePath)).toEqual(['M5 5Q5 5 5 5']);
  });
});

describe('dots', () => {
  const apart = (dots: { id: string; x: number; y: number }[], marks = [{ ids: ['pin'], x: 100, y: 100 }]) =>
    standingApart(dots, marks).map(({ id }) => id);

  test('one that lies near a mark, or near one before it, is left out', () => {
    expect(apart([{ id: 'near the mark', x: 110, y: 110 }])).toEqual([]);
    expect(
      apart([
        { id: 'first', x: 200, y: 100 },
        { id: 'near the first', x: 220, y: 100 },
        { id: 'near none that is there', x: 224, y: 100 },
      ]),
    ).toEqual(['first', 'near none that is there']);
  });

  test('of any, no two that remain are nearer than 24 pixels, and each that is left out is near one that remains', () => {
    fc.assert(
      fc.property(pins, pins, (all, dots) => {
        const marks = arrangePins(all);
        const left = standingApart(dots, marks);
        const near = (one: { x: number; y: number }, other: { x: number; y: number }) =>
          Math.hypot(one.x - other.x, one.y - other.y) < 24;
        for (const dot of dots) {
          const isNear = [...marks, ...left.filter((other) => other !== dot)].some((other) => near(dot, other));
          expect(isNear).toBe(!left.includes(dot));
        }
      }),
    );
  });
});
