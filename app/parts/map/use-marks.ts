import { useMemo } from 'react';
import { arrangePins, standingOut, type Mark } from '#shared/map/arrange-pins.ts';
import { boxAround, placeLabels, placeTags } from '#shared/map/place-labels.ts';
import { drawnAt, type Turn } from '#shared/map/turn.ts';
import { toScreen, type MapView, type Size } from '#shared/map/view.ts';
import { sentenceBox, toolsBox, viewsBox } from './map-tools.tsx';
import type { WorldMapProps } from './props.ts';

/** Pixels beyond the edge where pins are still drawn. */
const beyond = 120;
/** What a tag leaves free of a pin that is not in focus. */
const pinSize = 30;

/** What is drawn for pins and origins, and where: names and tags keep clear of each other and of what lies on the map. */
export function useMarks({
  pins,
  origins,
  focused,
  sentence,
  isPage,
  turn,
  view,
  size,
}: Required<Pick<WorldMapProps, 'pins' | 'origins' | 'focused' | 'isPage'>> & {
  /** What the dotted line is; empty without one. */
  sentence: string;
  turn: Turn;
  view: MapView;
  size: Size;
}) {
  const placed = useMemo(
    () =>
      pins
        .map(({ id, at }) => ({ id, ...toScreen(view, size, drawnAt(at, turn)) }))
        .filter(({ x, y }) => x > -beyond && y > -beyond && x < size.width + beyond && y < size.height + beyond),
    [pins, turn, view, size],
  );
  const arranged = useMemo(() => arrangePins(placed), [placed]);
  const marks = useMemo(
    () =>
      standingOut(
        arranged,
        placed.find(({ id }) => id === focused),
      ),
    [arranged, placed, focused],
  );
  const covered = useMemo(
    () => [toolsBox(size), ...(isPage ? [viewsBox] : []), ...(sentence === '' ? [] : [sentenceBox(sentence, size)])],
    [size, isPage, sentence],
  );
  const tags = useMemo(
    () =>
      placeTags(
        origins.map(({ id, at, width }) => ({ id, width, ...toScreen(view, size, drawnAt(at, turn)) })),
        marks.find(({ ids }) => ids.includes(focused ?? '')),
        size,
        [...covered, ...marks.map((mark) => boxAround(mark, pinSize, pinSize))],
      ),
    [origins, marks, focused, turn, view, size, covered],
  );
  const labels = useMemo(() => {
    const names = new Map(pins.map((pin) => [pin.id, pin]));
    const alone = marks.flatMap(({ ids: [id = '', ...rest], x, y }: Mark) => {
      const pin = names.get(id);
      return pin && rest.length === 0 ? [{ id, x, y, text: pin.name }] : [];
    });
    const inOrder = [...alone.filter(({ id }) => id === focused), ...alone.filter(({ id }) => id !== focused)];
    return placeLabels(inOrder, marks, size, [...covered, ...tags.values()]);
  }, [marks, pins, tags, focused, size, covered]);
  return { marks, labels, tags };
}
