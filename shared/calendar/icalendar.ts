import { addDays, type CivilDate } from './civil-date.ts';
import type { DateRange } from './date-range.ts';

export interface TripEvent {
  /** Stays the same for one trip, so that a calendar updates its entry instead of adding a second one. */
  uid: string;
  title: string;
  text: string;
  /** Where it goes. */
  place?: string | undefined;
  days: DateRange;
  /** Increases with every change of the same event. */
  sequence: number;
  madeAtMs: number;
  /** The trip is off, or decided again: calendars take their entry away. */
  isCancelled?: boolean;
}

/**
 * One all-day event as an iCalendar file (RFC 5545): `VALUE=DATE` belongs to no time zone, `DTEND` is the day after the
 * last one.
 * @throws RangeError for a stay that ends on 9999-12-31, after which there is no day.
 */
export const tripCalendar = (event: TripEvent): string =>
  calendar([event.isCancelled ? 'METHOD:CANCEL' : 'METHOD:PUBLISH', ...eventLines(event)]);

/** How often a calendar asks for what it is subscribed to. */
const refreshEvery = 'PT6H';

/**
 * What a calendar is subscribed to: the trip, or nothing yet. A trip that is off stays in it as cancelled, so that the
 * entry goes from every calendar.
 * @throws RangeError as `tripCalendar`
 */
export const subscribedCalendar = (name: string, event: TripEvent | undefined): string =>
  calendar([
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshEvery}`,
    `X-PUBLISHED-TTL:${refreshEvery}`,
    ...(event ? eventLines(event) : []),
  ]);

const calendar = (inner: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Moyeo//Group trip//EN', 'CALSCALE:GREGORIAN', ...inner, 'END:VCALENDAR']
    .map((line) => `${fold(line)}\r\n`)
    .join('');

const eventLines = ({ uid, title, text, place, days, sequence, madeAtMs, isCancelled }: TripEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utcStamp(madeAtMs)}`,
  `SEQUENCE:${sequence}`,
  `DTSTART;VALUE=DATE:${basic(days.start)}`,
  `DTEND;VALUE=DATE:${basic(addDays(days.end, 1))}`,
  `SUMMARY:${escapeText(title)}`,
  ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
  ...(place ? [`LOCATION:${escapeText(place)}`] : []),
  ...(isCancelled ? ['STATUS:CANCELLED'] : []),
  'TRANSP:OPAQUE',
  'END:VEVENT',
];

/** `20270403` */
const basic = (date: CivilDate): string => date.replaceAll('-', '');

/** `20270403T010203Z` */
const utcStamp = (atMs: number): string => new Date(atMs).toISOString().replace(/[-:]|\.\d+/g, '');

/** Section 3.3.11: backslash, semicolon, comma and line end are escaped; other control characters are not text. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, (character) => (character === '\t' ? character : ''));
}

const mostOctets = 75;

/**
 * Section 3.1: no line is longer than 75 octets of UTF-8, its end not counted; a continuation begins with a space. No
 * character is cut.
 */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > mostOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
}
