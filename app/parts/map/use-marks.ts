import { useMemo } from 'react';
import { arrangePins, standingOut, type Mark } from '#shared/map/arrange-pins.ts';
import { besideOf, boxAround, placeLabels, placeTags, type Box } from '#shared/map/place-labels.ts';
import { pointsAlong } from '#shared/map/routes.ts';
import { drawnAt, type Turn } from '#shared/map/turn.ts';
import { beyond, toScreen, type MapView, type Size } from '#shared/map/view.ts';
import { curvesOf } from './map-routes.tsx';
import { coveredBy, faceOf } from './mark-face.ts';
import { sentenceBox, toolsBox } from './map-tools.tsx';
import { fromAnchor } from './position.ts';
import type { WorldMapProps } from './props.ts';

/** What a tag leaves free of a pin that is not in focus. */
const pinSize = 30;
/** What names and tags leave free around each point of a line. */
const lineSize = 6;

/**
 * What is drawn for pins and origins, and where it is placed in the view `anchor`: names and tags keep clear of each
 * other and of what lies on the map.
 */
export function useMarks({
  pins,
  isNumbered,
  origins,
  routes,
  focused,
  sentence,
  over,
  turn,
  view,
  anchor,
  size,
}: Required<Pick<WorldMapProps, 'pins' | 'origins' | 'routes' | 'focused'>> & {
  isNumbered: boolean;
  /** What the dotted line is; empty without one. */
  sentence: string;
  /** What of the page lies upon the map. */
  over: readonly Box[];
  turn: Turn;
  view: MapView;
  anchor: MapView;
  size: Size;
}) {
  const from = useMemo(() => fromAnchor(view, anchor), [view, anchor]);
  const placed = useMemo(() => {
    const [left, top] = [from.x - beyond, from.y - beyond];
    const [right, bottom] = [from.x + size.width + beyond, from.y + size.height + beyond];
    return pins
      .map(({ id, at }) => ({ id, ...toScreen(anchor, size, drawnAt(at, turn)) }))
      .filter(({ x, y }) => x > left && y > top && x < right && y < bottom);
  }, [pins, turn, from, anchor, size]);
  const arranged = useMemo(() => arrangePins(placed), [placed]);
  const marks = useMemo(() => standingOut(arranged, placed, focused), [arranged, placed, focused]);
  /** From here on by where it is seen: names and tags keep within the map, and clear of what lies upon it. */
  const seen = useMemo(
    () => marks.map(({ ids, x, y }): Mark => ({ ids, x: x - from.x, y: y - from.y })),
    [marks, from],
  );
  const covered = useMemo(
    () => [toolsBox(size), ...over, ...(sentence === '' ? [] : [sentenceBox(sentence, size)])],
    [size, over, sentence],
  );
  const lines = useMemo(() => {
    const to = pins.find(({ id }) => id === focused);
    return curvesOf(routes, to, turn, view, size)
      .flatMap(({ curve }) => pointsAlong(curve))
      .map((point) => boxAround(point, lineSize, lineSize));
  }, [routes, pins, focused, turn, view, size]);
  const tags = useMemo(
    () =>
      placeTags(
        origins.map(({ id, at, width }) => ({ id, width, ...toScreen(view, size, drawnAt(at, turn)) })),
        seen.find(({ ids }) => ids.includes(focused ?? '')),
        size,
        [...covered, ...lines, ...seen.map((mark) => boxAround(mark, pinSize, pinSize))],
      ),
    [origins, seen, focused, turn, view, size, covered, lines],
  );
  const labels = useMemo(() => {
    const names = new Map(pins.map((pin) => [pin.id, pin]));
    const sized = seen.map((mark) => {
      const members = mark.ids.flatMap((id) => names.get(id) ?? []);
      return { ...mark, ...coveredBy(faceOf(members, isNumbered), mark.ids.includes(focused ?? '')) };
    });
    // A mark of several has the name of its first, which is also in what it is called for who speaks to the page.
    const named = sized.flatMap(({ ids: [id = ''], ...mark }) => {
      const pin = names.get(id);
      return pin ? [{ ...mark, id, text: pin.name }] : [];
    });
    const inOrder = [...named.filter(({ id }) => id === focused), ...named.filter(({ id }) => id !== focused)];
    const sides = placeLabels(inOrder, sized, size, [...covered, ...lines, ...tags.values()], focused);
    return new Map(
      named.flatMap((one) => {
        const side = sides.get(one.id);
        return side ? [[one.id, { side, ...besideOf(one) }] as const] : [];
      }),
    );
  }, [seen, pins, isNumbered, tags, focused, size, covered, lines]);
  const middles = useMemo(
    () =>
      new Map(
        [...tags].map(([id, { left, right, top, bottom }]) => [
          id,
          { x: (left + right) / 2 + from.x, y: (top + bottom) / 2 + from.y },
        ]),
      ),
    [tags, from],
  );
  return { marks, labels, tags: middles };
}
