/**
 * The hybrid logical clock that orders writes (rule P6). A device's timestamps follow the server's time as far as the
 * device knows it, and come after everything that it has seen and made. All values are milliseconds since 1970.
 */
export interface Clock {
  /** Added to the device's physical clock, this gives the server's time. */
  offsetMs: number;
  /** The highest timestamp that the server has told: of rows, of tombstones, of a whole group. */
  seenMs: number;
  /** The last timestamp that this device has given. */
  lastMs: number;
}

export const initialClock: Clock = { offsetMs: 0, seenMs: 0, lastMs: 0 };

/**
 * A timestamp that lies further in the server's future is not believed: two clocks that are set by the network differ
 * by less.
 */
export const clockToleranceMs = 60_000;

/** The clock after the next write, whose timestamp is its `lastMs`. */
export function tick(clock: Clock, physicalMs: number): Clock {
  return {
    ...clock,
    lastMs: Math.max(Math.round(physicalMs + clock.offsetMs), clock.seenMs + 1, clock.lastMs + 1, 0),
  };
}

export const see = (clock: Clock, timestamp: number): Clock =>
  timestamp > clock.seenMs ? { ...clock, seenMs: timestamp } : clock;

export interface TimeReading {
  /** The server's time, read between the two moments below. */
  serverMs: number;
  /** The device's physical clock when it sent the request and when it had the answer. */
  sentMs: number;
  receivedMs: number;
}

/** The nearest offset under which the server read its time while the request was under way. */
export function learnTime(clock: Clock, { serverMs, sentMs, receivedMs }: TimeReading): Clock {
  const least = serverMs - receivedMs;
  const most = Math.max(least, serverMs - sentMs);
  const offsetMs = Math.min(Math.max(clock.offsetMs, least), most);
  return offsetMs === clock.offsetMs ? clock : { ...clock, offsetMs };
}

/** Whether a timestamp lies further in the future than clocks differ. */
export const isFromFuture = (timestamp: number, serverMs: number): boolean => timestamp > serverMs + clockToleranceMs;

/** The clock of a device whose last timestamps were given while its physical clock stood too far ahead. */
export function withoutFuture(clock: Clock, serverMs: number): Clock {
  return isFromFuture(clock.lastMs, serverMs) ? { ...clock, lastMs: Math.max(clock.seenMs, serverMs) } : clock;
}
