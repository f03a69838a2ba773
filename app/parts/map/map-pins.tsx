import { useMemo, type KeyboardEvent } from 'react';
import type { Box } from '#shared/map/place-labels.ts';
import type { Turn } from '#shared/map/turn.ts';
import type { MapView, Size } from '#shared/map/view.ts';
import { useText } from '#app/text/text.ts';
import { cx } from '#app/ui/cx.ts';
import { vars } from '#app/ui/vars.ts';
import { byNumber } from './by-number.ts';
import { MapDots } from './map-dots.tsx';
import { faceOf } from './mark-face.ts';
import { position } from './position.ts';
import type { MapPin, WorldMapProps } from './props.ts';
import { useMarks } from './use-marks.ts';
import css from './map.module.css';

/** The same at every render. */
const noOrigins: NonNullable<WorldMapProps['origins']> = [];
const noRoutes: NonNullable<WorldMapProps['routes']> = [];

interface MapPinsProps extends Pick<
  WorldMapProps,
  'pins' | 'dots' | 'focused' | 'onFocus' | 'onChoose' | 'origins' | 'routes' | 'reach'
> {
  turn: Turn;
  view: MapView;
  /** What is drawn is placed in this view, so that it stays as it is while `view` only moves. */
  anchor: MapView;
  size: Size;
  /** What of the page lies upon the map. */
  over: readonly Box[];
  /** Tab goes from pin to pin. */
  isEntered: boolean;
  onZoomInto: (pins: readonly MapPin[]) => void;
}

/** Pins and numbers of pins, in the list's order. */
export function MapPins({
  pins,
  dots,
  focused,
  onFocus,
  onChoose,
  origins = noOrigins,
  routes = noRoutes,
  reach,
  turn,
  view,
  anchor,
  size,
  over,
  isEntered,
  onZoomInto,
}: MapPinsProps) {
  const { t } = useText();
  const byId = useMemo(() => new Map(pins.map((pin) => [pin.id, pin])), [pins]);
  const { isNumbered, marked, plain } = useMemo(() => byNumber(pins), [pins]);
  const { marks, labels, tags } = useMarks({
    pins: marked,
    isNumbered,
    origins,
    routes,
    focused,
    sentence: reach?.sentence ?? '',
    over,
    turn,
    view,
    anchor,
    size,
  });
  const shown = { marks, focused, onFocus, onChoose, turn, view, anchor, size, isEntered };
  return (
    <>
      {origins.map(({ id, content }) => {
        const at = tags.get(id);
        return (
          at && (
            <span key={id} className={css.origin} style={position(at)}>
              {content}
            </span>
          )
        );
      })}
      {marks.map((mark) => {
        const [first] = mark.ids;
        const pin = byId.get(first ?? '');
        if (!pin) return null;
        const members = mark.ids.flatMap((id) => byId.get(id) ?? []);
        const isMany = members.length > 1;
        const isOn = focused !== undefined && mark.ids.includes(focused);
        const face = faceOf(members, isNumbered);
        const own = pin.kind ? `${pin.name}, ${pin.kind.word}` : pin.name;
        const name = isMany ? t('explore.map.several', { count: members.length, name: pin.name }) : own;
        const colour = isMany ? undefined : pin.kind?.colour;
        return (
          <button
            key={pin.id}
            type="button"
            className={cx('bare', css.pin, isMany && css.count, face === undefined && css.dot, isOn && css.on)}
            style={colour === undefined ? position(mark) : { ...position(mark), ...vars({ '--pin-colour': colour }) }}
            tabIndex={isEntered ? 0 : -1}
            data-map-pin=""
            aria-current={isOn ? 'true' : undefined}
            // What is seen on it is part of its name: voice control is told what is seen.
            aria-label={isNumbered && face !== undefined ? `${face} ${name}` : name}
            onPointerEnter={() => {
              if (!isMany) onFocus(pin.id);
            }}
            onPointerLeave={() => {
              if (!isMany) onFocus(undefined);
            }}
            onFocus={() => {
              if (!isMany) onFocus(pin.id);
            }}
            onClick={() => {
              if (isMany) onZoomInto(members);
              else onChoose(pin.id);
            }}
            onKeyDown={(event: KeyboardEvent) => {
              // Enter presses the pin; the map would take it as the way into the pins.
              if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
            }}
          >
            <span className={css.face} aria-hidden="true">
              {face}
            </span>
          </button>
        );
      })}
      {plain.length > 0 && <MapDots {...shown} dots={plain} isListed />}
      {dots && <MapDots {...shown} dots={dots} />}
      {marks.map((mark) => {
        const pin = byId.get(mark.ids[0] ?? '');
        const label = pin && labels.get(pin.id);
        return (
          label && (
            <span
              key={pin.id}
              className={cx(css.tag, mark.ids.includes(focused ?? '') && css.on)}
              style={{ ...position(mark), ...vars({ '--across': `${label.across}px`, '--up': `${label.up}px` }) }}
              aria-hidden="true"
            >
              <span className={cx(css.name, css[label.side])}>{pin.name}</span>
            </span>
          )
        );
      })}
    </>
  );
}
