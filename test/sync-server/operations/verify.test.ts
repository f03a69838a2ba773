import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verify } from '#server/operations/verify.ts';
import { everyInput } from '#test/builders/every-write.ts';
import { aMutation, anId } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
beforeEach(async () => {
  world = await RunningServer.start();
  group = await world.openGroup();
  const { sessionToken } = await world.login(group.id, '민지');
  await world.sync({
    groupId: group.id,
    tokens: [sessionToken],
    mutations: [
      aMutation('saveSimpleResponse', { payload: aPayload() }),
      aMutation('castTypeVote', { type: 'relax' }),
      aMutation('rateDestination', { destinationId: 'japan/osaka', rating: 5 }),
    ],
  });
});
afterEach(() => world.close());

const one = (table: string) => world.db(table).where('group_id', group.id);

describe('verify', () => {
  it('finds nothing in what the program stored, and counts it', async () => {
    expect(await verify(world.db)).toEqual({
      problems: [],
      groups: 1,
      rows: { group: 1, member: 1, simpleResponse: 1, typeVote: 1, rating: 1 },
    });
  });

  it('finds nothing in rows of any kind that members write', async () => {
    const { sessionToken, memberId } = await world.login(group.id, '준호');
    const inputs = everyInput({ groupId: group.id, memberId, freeName: '보라' });
    const names = [
      'savePreference',
      'castDateVote',
      'castTypeVote',
      'addTypedPlace',
      'castPlaceVote',
      'rateDestination',
    ] as const;
    await world.sync({
      groupId: group.id,
      tokens: [sessionToken],
      mutations: names.map((name) => aMutation(name, inputs[name])),
    });
    const { problems, rows } = await verify(world.db);
    expect(problems).toEqual([]);
    for (const kind of ['preference', 'dateVote', 'typeVote', 'typedPlace', 'placeVote', 'rating'])
      expect(rows, kind).toHaveProperty(kind);
  });

  const damage: [string, (db: Knex) => Promise<unknown>, RegExp][] = [
    [
      'a row that is no row of its kind',
      (db) => db('type_votes').update({ type: 'dancing' as never }),
      /typeVote .* is not what a row of its kind is/,
    ],
    ['a rating beyond the scale', (db) => db('ratings').update({ rating: 9 }), /rating .* is not what a row/],
    [
      'an answer that is no JSON',
      () => one('simple_responses').update({ payload: '{' }),
      /rows of kind simpleResponse cannot be read \(SyntaxError\)/,
    ],
    ['a vote of nobody', (db) => db('voters').update({ member_id: anId() }), /belongs to a member who is not there/],
    [
      'rows of a later version than is said of their member',
      (db) => db('voters').update({ version: 1 }),
      /member .* has rows in type_votes of a later version/,
    ],
    [
      'a row of a version still to come',
      (db) => db('ratings').update({ version: 99 }),
      /rating .* version that is still to come/,
    ],
    [
      'a write of a version still to come',
      () => one('mutations').update({ version: 99 }),
      /write .* version that is still to come/,
    ],
    ['a head that its history does not know', (db) => db('groups').update({ nonce: 'other' }), /is not in its history/],
    ['a group without a profile', () => one('group_profiles').del(), /0 profiles instead of one/],
    ['a member who is not there', () => one('members').del(), /belongs to a member who is not there/],
    [
      'a migration of a later program',
      (db) => db('knex_migrations').insert({ name: '9999-later', batch: 9 }),
      /made by a newer version/,
    ],
    ['a migration that is missing', (db) => db('knex_migrations').del(), /made by an older version/],
  ];
  it.each(damage)('finds %s', async (_what, harm, finding) => {
    await harm(world.db);
    const { problems } = await verify(world.db);
    expect(problems.join('\n')).toMatch(finding);
    expect(problems.join('\n')).not.toContain('민지');
  });
});
