import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { WorldFile } from '#shared/map/files.ts';
import type { Box } from '#shared/map/place-labels.ts';
import { drawnAt, turnFor, type Turn } from '#shared/map/turn.ts';
import {
  mostScale,
  nearestWithin,
  toScreen,
  viewOf,
  zoomedAt,
  type MapView as View,
  type Size,
  viewOfMost,
  withPointClear,
  type Covered,
} from '#shared/map/view.ts';
import { useWorldFile } from '#app/local/catalogue/map-files.ts';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { byNumber } from './by-number.ts';
import { keepView, keptView } from './kept-views.ts';
import { MapBase } from './map-base.tsx';
import { MapPins } from './map-pins.tsx';
import { MapReach } from './map-reach.tsx';
import { MapRoutes } from './map-routes.tsx';
import { MapTools, sentenceBox } from './map-tools.tsx';
import { fromAnchor } from './position.ts';
import type { MapPin, WorldMapProps } from './props.ts';
import { useGestures } from './use-gestures.ts';
import { useMapKeys } from './use-map-keys.ts';
import { useMapView, type MapMotion } from './use-map-view.ts';
import { useRoom } from './use-room.ts';
import css from './map.module.css';

/** Up to this size of text (px) names have the room that is reckoned with. */
const usualText = 20;

/** How long the advice to use two fingers stays. */
const adviceMs = 1_500;

/** The map, once its size and its file are known. Without the file the list alone stands. */
export function MapView(props: WorldMapProps) {
  const { t } = useText();
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const world = useWorldFile();
  return (
    <div className={css.fill} ref={frame}>
      {world.kind === 'failed' && (
        <p className={cx('small soft', css.missing)} role="status" data-map-missing="">
          {t('explore.map.offline')}
        </p>
      )}
      {world.kind === 'loading' && <Skeleton height="100%" />}
      {room && world.kind === 'ready' && <ReadyMap {...props} world={world.value} {...room} />}
    </div>
  );
}

function ReadyMap({
  world,
  size,
  over,
  ...props
}: WorldMapProps & { world: WorldFile; size: Size; over: readonly Box[] }) {
  const {
    label,
    pins,
    focused,
    routes,
    origins,
    reach,
    home,
    isPage = false,
    within,
    mayLeaveOut = false,
    followsFocus = false,
  } = props;
  const { onView } = props;
  const { t } = useText();
  const keysId = useId();
  const root = useRef<HTMLDivElement>(null);
  const turn = useMemo(() => turnFor(coordsOf(pins), coordsOf(origins)), [pins, origins]);
  const sentence = reach?.sentence ?? '';
  const covered = useMemo(
    (): Covered => ({
      top: Math.max(0, ...over.filter(({ top }) => top < size.height / 2).map(({ bottom }) => bottom)),
      bottom: sentence === '' ? 0 : size.height - sentenceBox(sentence, size).top,
    }),
    [over, sentence, size],
  );
  const all = useMemo(
    () => viewOf([...pointsOf(turn, pins), ...pointsOf(turn, origins)], size, within && nearestWithin[within], covered),
    [turn, pins, origins, size, within, covered],
  );
  const whole = useMemo(
    () => (mayLeaveOut ? viewOfMost(pointsOf(turn, byNumber(pins).marked), size, covered) : all),
    [mayLeaveOut, turn, pins, size, covered, all],
  );
  const [returned] = useState(() => (isPage ? keptView() : undefined));
  const motion = useMapView(returned ?? whole, size);
  const { view, anchor, live, flyTo, layer, marks } = motion;
  useEffect(() => {
    if (isPage) keepView(view);
  }, [isPage, view]);
  useShowAllOnChange(whole, turn, size, motion, returned && pins);
  useFocusKeptClear(followsFocus ? pins.find(({ id }) => id === focused) : undefined, turn, size, covered, motion);
  const [isAdvised, advise] = useAdvice();
  const [isLarge] = useState(() => parseFloat(getComputedStyle(document.documentElement).fontSize) > usualText);
  useGestures(root, motion, size, isPage, advise);
  const keys = useMapKeys(root, motion, size, whole);
  useSeen(pins, turn, view, size, onView);
  const middle = { x: size.width / 2, y: size.height / 2 };
  return (
    <div
      ref={root}
      className={cx(css.map, isPage && css.page, isLarge && css.large)}
      role="group"
      aria-label={label}
      aria-describedby={keysId}
      tabIndex={0}
      onKeyDown={keys.onKeyDown}
      onBlur={keys.onBlur}
    >
      <p className="visually-hidden" id={keysId}>
        {t('explore.map.keys')}
      </p>
      <div className={css.layer} ref={layer}>
        <MapBase world={world} turn={turn} view={view} size={size} home={home} />
        {reach && <MapReach reach={reach} turn={turn} view={view} size={size} />}
        <MapRoutes routes={routes} to={pins.find(({ id }) => id === focused)} turn={turn} view={view} size={size} />
        <div className={css.marks} ref={marks} style={shift(view, anchor)}>
          <MapPins
            {...props}
            turn={turn}
            view={view}
            anchor={anchor}
            size={size}
            over={over}
            isEntered={keys.isEntered}
            onZoomInto={(members) => {
              // Near enough to tell them apart.
              flyTo(viewOf(pointsOf(turn, members), size, mostScale, covered));
            }}
          />
        </div>
      </div>
      {reach && <p className={css.reach}>{reach.sentence}</p>}
      <MapTools
        onZoom={(factor) => {
          flyTo(zoomedAt(live.current, size, middle, factor));
        }}
        onAll={() => {
          flyTo(all);
        }}
      />
      <p className={cx(css.advice, isAdvised && css.shown)} role="status">
        {isAdvised && t('explore.map.twoFingers')}
      </p>
    </div>
  );
}

/** The style that moves what is placed from an anchor to where it is in a view. */
function shift(view: View, anchor: View) {
  const { x, y } = fromAnchor(view, anchor);
  return { transform: `translate(${-x}px, ${-y}px)` };
}

const idsOf = (pins: readonly MapPin[]): string => pins.map(({ id }) => id).join();
const coordsOf = (some: readonly Pick<MapPin, 'at'>[] = []) => some.map(({ at }) => at);
const pointsOf = (turn: Turn, some?: readonly Pick<MapPin, 'at'>[]) => coordsOf(some).map((at) => drawnAt(at, turn));

/**
 * Other pins: the map flies until all of them are seen. Another width, or the world drawn otherwise: they are there at
 * once, as everything else on the page. Another height alone, as under a sheet: what is seen stays in its place, and a
 * map that nobody has moved shows all again.
 * @param held the pins of a map that was come back to: until there are others it shows what it showed
 */
function useShowAllOnChange(
  whole: View,
  turn: Turn,
  size: Size,
  { live, flyTo, jumpTo }: MapMotion,
  held: readonly MapPin[] | undefined,
): void {
  const shown = useRef({ whole, turn, size });
  const opened = useRef(held && idsOf(held));
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { whole, turn, size };
    if (opened.current !== undefined) {
      // What the page found out about itself since it was come back to moves nothing.
      if (held && idsOf(held) === opened.current) return;
      opened.current = undefined;
    }
    const isTurned = before.turn !== turn;
    const isSameSize = before.size === size;
    if (!isTurned && isSameSize && isSameView(before.whole, whole)) return;
    if (isTurned || before.size.width !== size.width) {
      jumpTo(whole);
      return;
    }
    const isUnmoved = isSameView(live.current, before.whole);
    if (!isSameSize) {
      const { x, y, scale } = live.current;
      jumpTo({ x, y: y + (size.height - before.size.height) / 2 / scale, scale });
    }
    if (isSameSize || isUnmoved) flyTo(whole);
  }, [whole, turn, size, live, flyTo, jumpTo, held]);
}

/**
 * Another pin in focus than the one that the map opened with: it is moved out from under what lies upon the map, if it
 * lies there or beyond the edge.
 */
function useFocusKeptClear(
  pin: MapPin | undefined,
  turn: Turn,
  size: Size,
  covered: Covered,
  { live, flyTo }: MapMotion,
): void {
  const shown = useRef(pin?.id);
  useLayoutEffect(() => {
    if (!pin || shown.current === pin.id) return;
    shown.current = pin.id;
    const clear = withPointClear(live.current, size, drawnAt(pin.at, turn), covered);
    if (!isSameView(live.current, clear)) flyTo(clear);
  }, [pin, turn, size, covered, live, flyTo]);
}

/** To a hundredth of a pixel: a flight ends almost where it was meant to. */
const isSameView = (one: View, other: View): boolean =>
  Math.max(
    Math.abs(one.x - other.x) * one.scale,
    Math.abs(one.y - other.y) * one.scale,
    Math.abs(one.scale - other.scale),
  ) < 0.01;

function useAdvice(): [isAdvised: boolean, advise: () => void] {
  const [isAdvised, setAdvised] = useState(false);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(later.current);
    },
    [],
  );
  const advise = useCallback(() => {
    clearTimeout(later.current);
    setAdvised(true);
    later.current = setTimeout(() => {
      setAdvised(false);
    }, adviceMs);
  }, []);
  return [isAdvised, advise];
}

/** Tells which pins can be seen when the map has come to rest. */
function useSeen(pins: readonly MapPin[], turn: Turn, view: View, size: Size, onView: WorldMapProps['onView']): void {
  useEffect(() => {
    if (!onView) return;
    const seen = pins.filter(({ at }) => {
      const { x, y } = toScreen(view, size, drawnAt(at, turn));
      return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
    });
    onView(seen.map(({ id }) => id));
  }, [pins, turn, view, size, onView]);
}
