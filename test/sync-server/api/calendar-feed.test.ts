import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calendarPath } from '#shared/decision/calendar-path.ts';
import type { InputOf } from '#shared/protocol/mutations.ts';
import { aMutation, aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
let newest: string | null;
beforeEach(async () => {
  world = await RunningServer.start();
  group = await world.openGroup({ name: '봄 여행; 셋, 넷' });
  newest = null;
});
afterEach(() => world.close());

const place = { id: 'vietnam/da-nang', name: '다낭' };
const decide = async (
  kind: InputOf<'decide'>['kind'],
  start: string,
  end: string,
  open: Partial<Pick<InputOf<'decide'>, 'dates' | 'place'>> = {},
) => {
  world.pass(1_000);
  const mutation = aMutation(
    'decide',
    { kind, dates: { start, end }, place, word: '여권, 우산', ...open },
    { actor: 'organizer', base: newest, timestamp: world.clock.now },
  );
  const answer = await world.sync({
    groupId: group.id,
    organizerToken: group.organizerToken,
    mutations: [mutation],
  });
  expect('results' in answer && answer.results.map((one) => one.code)).toEqual(['applied']);
  newest = mutation.mutationId;
};
const feed = (shareUrl = group.shareUrl) => world.get(calendarPath(shareUrl, 'ko'));

/** What a parser reads of the only event. */
interface Read {
  uid: string;
  sequence: number;
  title: string;
  location: string;
  start: string;
  end: string;
  status: string | undefined;
}

function byIcalJs(text: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      title: event.summary,
      location: event.location,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      status: component.getFirstPropertyValue('status')?.toString(),
    };
  });
}

function byNodeIcal(text: string): Read[] {
  const day = (date: Date) =>
    [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((one) =>
    one?.type === 'VEVENT'
      ? [
          {
            uid: one.uid,
            sequence: Number(one.sequence),
            title: String(one.summary),
            location: String(one.location),
            start: day(one.start),
            end: day(one.end ?? one.start),
            status: one.status,
          },
        ]
      : [],
  );
}

describe('the calendar that a group can be subscribed to', () => {
  it('is empty before a decision, and a calendar for both parsers all the same', async () => {
    const { status, text, headers } = await feed();
    expect([status, headers['content-type'], headers['x-robots-tag']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'noindex',
    ]);
    expect([byIcalJs(text), byNodeIcal(text)]).toEqual([[], []]);
    await decide('dates', '2027-04-02', '2027-04-05');
    expect(byIcalJs((await feed()).text)).toEqual([]);
  });

  it('has one entry, which two parsers read alike: confirmed, changed, taken back and confirmed again', async () => {
    const uid = `${group.id.slice(0, 18)}-trip@moyeo`;
    const wanted = (sequence: number, start: string, end: string, status?: string): Read[] => [
      { uid, sequence, title: '봄 여행; 셋, 넷 · 다낭', location: '다낭', start, end, status },
    ];
    for (const [kind, start, end, expected, open] of [
      ['confirm', '2027-04-02', '2027-04-05', wanted(0, '2027-04-02', '2027-04-06'), {}],
      ['confirm', '2027-04-03', '2027-04-05', wanted(1, '2027-04-03', '2027-04-06'), {}],
      ['reopen', '2027-04-03', '2027-04-05', wanted(2, '2027-04-03', '2027-04-06', 'CANCELLED'), { dates: null }],
      ['confirm', '2027-05-01', '2027-05-31', wanted(3, '2027-05-01', '2027-06-01'), {}],
    ] as const) {
      await decide(kind, start, end, open);
      const { text } = await feed();
      expect([byIcalJs(text), byNodeIcal(text)]).toEqual([expected, expected]);
    }
  });

  it('keeps its entry, without a place, while only the place is decided again', async () => {
    await decide('confirm', '2027-04-02', '2027-04-05');
    await decide('reopen', '2027-04-02', '2027-04-05', { place: null });
    const { text } = await feed();
    const [event, ...others] = byIcalJs(text);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ title: '봄 여행; 셋, 넷', start: '2027-04-02', end: '2027-04-06', location: null });
    expect(event?.status).toBeUndefined();
  });

  it('is the same file as long as nothing is decided, and not sent again to whom has it', async () => {
    await decide('confirm', '2027-04-02', '2027-04-05');
    const first = await feed();
    world.pass(60_000);
    const path = calendarPath(group.shareUrl, 'ko');
    expect((await world.get(path, { 'if-none-match': first.headers.etag ?? '' })).status).toBe(304);
  });

  it('has neither the link nor the whole id in it', async () => {
    await decide('confirm', '2027-04-02', '2027-04-05');
    const { text } = await feed();
    for (const hidden of [group.id, group.shareUrl]) expect(text).not.toContain(hidden);
  });

  it('opens for the share link alone, and for the old one no more once there is a new one', async () => {
    await decide('confirm', '2027-04-02', '2027-04-05');
    for (const other of [group.id, aShareUrl(), 'x', '%00']) expect((await feed(other)).status).toBe(404);
    const shareUrl = aShareUrl();
    await world.sync({
      groupId: group.id,
      organizerToken: group.organizerToken,
      mutations: [aMutation('rotateShareUrl', { shareUrl }, { actor: 'organizer', timestamp: world.clock.now })],
    });
    expect([(await feed()).status, (await feed(shareUrl)).status]).toEqual([404, 200]);
    await world.db('groups').where('id', group.id).update({ deleted_at: world.clock.now });
    expect((await feed(shareUrl)).status).toBe(404);
  });
});
