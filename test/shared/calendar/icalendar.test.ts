import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, fromDayNumber, toDayNumber } from '#shared/calendar/civil-date.ts';
import { tripCalendar, type TripEvent } from '#shared/calendar/icalendar.ts';
import { anyCodePoints } from '#test/builders/any-text.ts';

const trip: TripEvent = {
  uid: '0192f1f0-0000-7000@moyeo',
  title: '대학 동기 봄 여행',
  text: '',
  days: { start: '2027-04-03', end: '2027-04-05' },
  sequence: 7,
  madeAtMs: Date.UTC(2026, 10, 20, 23, 59, 59, 999),
};

/** A minimal reader of RFC 5545: unfold, then name, parameters and value. */
function read(file: string): [name: string, value: string][] {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
}

const unescape = (text: string): string =>
  text.replace(/\\([\\;,nN])/g, (_, character: string) => (character.toLowerCase() === 'n' ? '\n' : character));
const valueOf = (file: string, name: string): string | undefined => read(file).find(([one]) => one === name)?.[1];
/** What a calendar shows of a text. */
const plain = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/\p{Cc}/gu, (one) => (one === '\n' || one === '\t' ? one : ''));

const awkward = fc
  .array(
    fc.constantFrom(
      '\\',
      ';',
      ',',
      '\n',
      '\r\n',
      '\r',
      '\t',
      '"',
      ':',
      '여',
      '👨‍👩‍👧‍👦',
      'é',
      ' ',
      '\u0000',
      '\u007f',
      'BEGIN:VEVENT',
    ),
    { maxLength: 80 },
  )
  .map((parts) => parts.join(''));
const anyText = fc.oneof(anyCodePoints(200), awkward);
const anyDay = fc.integer({ min: toDayNumber('1970-01-01'), max: toDayNumber('2399-12-31') }).map(fromDayNumber);

describe('a trip as a calendar file', () => {
  test('all day, in no time zone, ending on the day after the last one', () => {
    expect(read(tripCalendar(trip))).toEqual([
      ['BEGIN', 'VCALENDAR'],
      ['VERSION', '2.0'],
      ['PRODID', '-//Moyeo//Group trip//EN'],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
      ['BEGIN', 'VEVENT'],
      ['UID', '0192f1f0-0000-7000@moyeo'],
      ['DTSTAMP', '20261120T235959Z'],
      ['SEQUENCE', '7'],
      ['DTSTART;VALUE=DATE', '20270403'],
      ['DTEND;VALUE=DATE', '20270406'],
      ['SUMMARY', '대학 동기 봄 여행'],
      ['TRANSP', 'OPAQUE'],
      ['END', 'VEVENT'],
      ['END', 'VCALENDAR'],
    ]);
  });

  test('over the end of a month, of a year, and over a leap day', () => {
    const end = (last: string) =>
      valueOf(tripCalendar({ ...trip, days: { start: '2027-01-01', end: last } }), 'DTEND;VALUE=DATE');
    expect(['2027-01-31', '2027-12-31', '2028-02-28', '2028-02-29', '2100-02-28'].map(end)).toEqual([
      '20270201',
      '20280101',
      '20280229',
      '20280301',
      '21000301',
    ]);
  });

  test('any stay comes back, whatever the time zone', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(365), (start, more) => {
        const file = tripCalendar({ ...trip, days: { start, end: addDays(start, more) } });
        const day = (text = '') => toDayNumber(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`);
        expect(day(valueOf(file, 'DTSTART;VALUE=DATE'))).toBe(toDayNumber(start));
        expect(day(valueOf(file, 'DTEND;VALUE=DATE')) - toDayNumber(start)).toBe(more + 1);
      }),
    );
  });

  test('any words unfold and come back, and never make a line of their own', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (title, text, place) => {
        const file = tripCalendar({ ...trip, title, text, place });
        expect(unescape(valueOf(file, 'SUMMARY') ?? '')).toBe(plain(title));
        expect(unescape(valueOf(file, 'DESCRIPTION') ?? '')).toBe(plain(text));
        expect(unescape(valueOf(file, 'LOCATION') ?? '')).toBe(plain(place));
        expect(read(file)).toHaveLength(15 + Number(text !== '') + Number(place !== ''));
        expect(read(file).filter(([name]) => name === 'BEGIN')).toHaveLength(2);
      }),
    );
  });

  test('no line is longer than 75 octets, none cuts a character, and every one ends with CR LF', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (title, text, place) => {
        const bytes = new TextEncoder().encode(tripCalendar({ ...trip, title, text, place }));
        const lines = Buffer.from(bytes).toString('latin1').split('\r\n');
        expect(lines.at(-1)).toBe('');
        for (const line of lines) {
          expect(line.length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
          expect(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))).not.toThrow();
        }
      }),
    );
  });

  test('there is no day after the last one of the calendar', () => {
    expect(() => tripCalendar({ ...trip, days: { start: '9999-12-31', end: '9999-12-31' } })).toThrow(RangeError);
  });
});
