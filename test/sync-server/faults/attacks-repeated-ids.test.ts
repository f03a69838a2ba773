import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mutation, Unsubscribe } from '#shared/protocol/sync.ts';
import { aMutation, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer, type Client, type Group, type Login } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
let minji: Login;
let tab: Client;
let told: Unsubscribe[];

beforeEach(async () => {
  world = await RunningServer.start();
  group = await world.openGroup();
  minji = await world.login(group.id, '민지');
  tab = await world.connect();
  told = [];
  tab.on('unsubscribe', (message) => told.push(message));
  await new Promise((resolve) => {
    tab.emit(
      'subscribe',
      { proto: 1, groups: [{ groupId: group.id, cursor: null, token: group.organizerToken }] },
      resolve,
    );
  });
});
afterEach(() => world.close());

const vote = (date: string) => aMutation('castDateVote', { date });
const named: [name: string, mutation: Mutation][] = [
  ['the end of the group', aMutation('deleteGroup', {}, { actor: 'organizer' })],
  ['a new link', aMutation('rotateShareUrl', { shareUrl: aShareUrl() }, { actor: 'organizer' })],
  ['new keys', aMutation('rotateOrganizer', { organizerToken: aSecret() }, { actor: 'organizer' })],
];

/** Sends as a member; the organiser's tab hears of it. */
async function send(...mutations: Mutation[]) {
  const heard = new Promise<void>((resolve) => {
    for (const name of ['patch', 'unsubscribe'] as const)
      tab.once(name, () => {
        resolve();
      });
  });
  const answer = await world.sync({ groupId: group.id, tokens: [minji.sessionToken], mutations });
  await heard;
  return answer;
}

describe.each(named)('a member who gives %s the id of a write that was accepted', (_, forged) => {
  it('ends nothing: of an earlier request', async () => {
    const earlier = vote('2026-04-03');
    await send(earlier);
    const answer = await send({ ...forged, mutationId: earlier.mutationId }, vote('2026-04-04'));
    expect({ kind: answer.kind, told }).toEqual({ kind: 'reset', told: [] });
  });

  it('ends nothing: of the same request', async () => {
    const first = vote('2026-04-03');
    const answer = await send(first, { ...forged, mutationId: first.mutationId });
    expect({ kind: answer.kind, told }).toEqual({ kind: 'reset', told: [] });
  });
});
