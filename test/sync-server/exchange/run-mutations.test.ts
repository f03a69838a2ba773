import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mutation } from '#shared/protocol/sync.ts';
import type { ExchangePorts } from '#server/sync/batch.ts';
import { StrangerRefusals } from '#server/sync/stranger-refusals.ts';
import { aMutation, anAddition, anId, aSecret } from '#test/builders/mutation.ts';
import { ServedGroup } from '#test/worlds/served-group.ts';
import { codesOf } from '#test/builders/codes-of.ts';

let group: ServedGroup;
beforeEach(async () => {
  group = await ServedGroup.open();
});
afterEach(() => group.close());

const day = (index: number) => `2027-04-${String(index).padStart(2, '0')}`;
const vote = (index = 1, over: Partial<Mutation> = {}) => aMutation('castDateVote', { date: day(index) }, over);
const tooFar = () => aMutation('castDateVote', { date: '2099-01-01' });
const join = (name: string, memberId = anId(), over: Partial<Mutation> = {}) =>
  aMutation('joinGroup', { memberId, name }, over);
const stored = async (...mutations: Mutation[]) =>
  (
    await group.db('mutations').whereIn(
      'mutation_id',
      mutations.map((one) => one.mutationId),
    )
  ).map((one) => one.code);
const votes = async () => (await group.db('date_votes').where({ removed: 0 }).orderBy('date')).map((one) => one.date);

describe('P9: behind a join', () => {
  test('that is refused nothing of its session runs; what others send does', async () => {
    await group.joined('아라');
    const bo = await group.joined('보');
    const codes = await group.codes(
      [aSecret(), bo.token],
      join('아라'),
      vote(1),
      vote(2, { actor: 1 }),
      anAddition('소라'),
    );
    expect(codes).toEqual(['name_taken', 'blocked', 'applied', 'applied']);
    expect(await votes()).toEqual([day(2)]);
  });

  test('that was refused before nothing runs either, also when the refusal is only remembered', async () => {
    await group.joined('아라');
    const [secret, refused, behind] = [aSecret(), join('아라'), vote()];
    const strangerRefusals = new StrangerRefusals();
    const codes = async (...mutations: Mutation[]) => {
      const answer = await group.send({ tokens: [secret], mutations }, { strangerRefusals });
      return codesOf(answer);
    };
    expect(await codes(refused)).toEqual(['name_taken']);
    expect(await codes(refused, behind)).toEqual(['name_taken', 'blocked']);
    // A blocked write is no answer: it runs when a join has succeeded.
    expect(await codes(join('보'), behind)).toEqual(['applied', 'applied']);
  });

  test('that was answered with success before everything runs', async () => {
    const [secret, joined] = [aSecret(), join('아라')];
    expect(await group.codes([secret], joined)).toEqual(['applied']);
    expect(await group.codes([secret], joined, vote())).toEqual(['applied', 'applied']);
  });

  test('as somebody else that is refused a member goes on, now and when it is said again', async () => {
    const ara = await group.joined('아라');
    const other = join('보', anId());
    expect(await group.codes([ara.token], other, vote(1))).toEqual(['not_yours', 'applied']);
    expect(await group.codes([ara.token], other, vote(2))).toEqual(['not_yours', 'applied']);
  });

  test('a write that is refused and joins nobody holds up none', async () => {
    const ara = await group.joined('아라');
    const refused = tooFar();
    expect(await group.codes([ara.token], refused, vote(1))).toEqual(['date_too_far', 'applied']);
    expect(await group.codes([ara.token], refused, vote(2))).toEqual(['date_too_far', 'applied']);
    expect(await group.codes([aSecret()], join('보'), tooFar(), vote(3))).toEqual([
      'applied',
      'date_too_far',
      'applied',
    ]);
  });

  test('that comes after a refused write of the same session nothing is held up, now and when it is said again', async () => {
    await group.joined('아라');
    const [secret, early] = [aSecret(), vote()];
    const strangerRefusals = new StrangerRefusals();
    const codes = async (...mutations: Mutation[]) => {
      const answer = await group.send({ tokens: [secret], mutations }, { strangerRefusals });
      return codesOf(answer);
    };
    expect(await codes(early, join('아라'))).toEqual(['not_authenticated', 'name_taken']);
    expect(await codes(early, join('보'))).toEqual(['not_authenticated', 'applied']);
  });

  test('that names no session nothing is held up, now and when it is said again', async () => {
    const strangerRefusals = new StrangerRefusals();
    const nobody = join('아라', anId(), { actor: 'link' });
    for (const name of ['보', '소라']) {
      const answer = await group.send({ mutations: [nobody, anAddition(name)] }, { strangerRefusals });
      expect('results' in answer && answer.results.map((one) => one.code)).toEqual(['not_authenticated', 'applied']);
    }
  });

  test('the link and the organiser are never held up', async () => {
    await group.joined('아라');
    const [secret, refused] = [aSecret(), join('아라')];
    await group.codes([secret], refused);
    const by = { actor: 'organizer', timestamp: group.nowMs } as const;
    const answer = await group.send({
      tokens: [secret],
      organizerToken: group.organizerToken,
      mutations: [refused, anAddition('보'), aMutation('updateGroup', { description: 'new' }, by)],
    });
    expect('results' in answer && answer.results.map((one) => one.code)).toEqual(['name_taken', 'applied', 'applied']);
  });
});

describe('L5: what strangers are refused', () => {
  test('leaves nothing in the database; what members and the organiser are refused does', async () => {
    const ara = await group.joined('아라');
    const [byJoin, byLink] = [join('아라'), anAddition('아라')];
    const byNobody = aMutation('updateGroup', { description: 'x' }, { actor: 'organizer' });
    expect(await group.codes([aSecret()], byJoin, byLink, byNobody)).toEqual([
      'name_taken',
      'name_taken',
      'not_organizer',
    ]);
    expect(await stored(byJoin, byLink, byNobody)).toEqual([]);
    const refused = tooFar();
    await group.codes([ara.token], refused);
    const byOrganizer = aMutation('restoreMember', { memberId: anId() }, { actor: 'organizer' });
    const { answer } = await group.asOrganizer(byOrganizer);
    const code = codesOf(answer)[0];
    expect(code).not.toBe('applied');
    expect((await stored(refused, byOrganizer)).toSorted()).toEqual(['date_too_far', code].toSorted());
  });

  test('what they are granted does', async () => {
    const [added, joined] = [anAddition('보'), join('아라')];
    await group.codes([aSecret()], added, joined);
    expect(await stored(added, joined)).toEqual(['applied', 'applied']);
  });
});

describe('P11: a write that the database refuses', () => {
  /** The database itself throws for these: what no check has foreseen. */
  const poison = (table: string, condition: string) =>
    group.db.raw(
      `CREATE TRIGGER poison BEFORE INSERT ON ${table} WHEN ${condition} BEGIN SELECT RAISE(ABORT, 'poison'); END`,
    );
  const versions = async () => (await group.db('members').orderBy('id')).map((one) => one.version);

  test('is tried again twice and then set aside; what is before it stands, what is behind it waits until then', async () => {
    await poison('members', "NEW.name = 'poison'");
    const version = (await group.head()).version + 1;
    const [before, bad, behind] = [anAddition('before'), anAddition('poison'), anAddition('behind')];
    expect(await group.results([], before, bad, behind)).toEqual([
      { mutationId: before.mutationId, code: 'applied', version },
      { mutationId: bad.mutationId, code: 'retry' },
    ]);
    expect(await versions()).toEqual([version]);
    expect(await stored(bad)).toEqual([]);
    expect(await group.codes([], bad, behind)).toEqual(['retry']);
    expect(await group.codes([], bad, behind)).toEqual(['quarantined', 'applied']);
    // Also a stranger's is kept: it would be tried for ever.
    expect(await stored(bad)).toEqual(['quarantined']);
    expect(await group.codes([], bad)).toEqual(['quarantined']);
    expect(group.exceptions).toEqual(['addMember', 'addMember', 'addMember']);
  });

  test('leaves no result while it is tried again', async () => {
    const ara = await group.joined('아라');
    await poison('date_votes', 'NEW.removed = 0');
    const bad = vote();
    expect(await group.codes([ara.token], bad)).toEqual(['retry']);
    expect(await stored(bad)).toEqual([]);
  });

  test('although it has no rows of its own is one too, and leaves no row', async () => {
    await poison('member_contacts', "NEW.email = 'poison@example.com'");
    const bad = aMutation(
      'addMember',
      { memberId: anId(), name: '보', email: 'poison@example.com' },
      { actor: 'link' },
    );
    const good = aMutation(
      'addMember',
      { memberId: anId(), name: '아라', email: 'ara@example.com' },
      { actor: 'link' },
    );
    expect(await group.codes([], good, bad)).toEqual(['applied', 'retry']);
    expect((await group.db('members')).map((one) => one.name)).toEqual(['아라']);
    expect((await group.db('member_contacts')).map((one) => one.email)).toEqual(['ara@example.com']);
  });

  test('beside ones that cannot be read changes nothing for them', async () => {
    await poison('members', "NEW.name = 'poison'");
    const unreadable = { ...anAddition('보'), name: 'fromTheFuture' };
    expect(await group.codes([], unreadable, anAddition('poison'))).toEqual(['upgrade_required', 'retry']);
  });

  test('that was a join stops what is behind it when it is set aside', async () => {
    await poison('sessions', 'NEW.created_at > 0');
    const [secret, joined, behind] = [aSecret(), join('아라'), vote()];
    for (const expected of [['retry'], ['retry'], ['quarantined', 'blocked']])
      expect(await group.codes([secret], joined, behind)).toEqual(expected);
  });

  test('because the storage has failed is no poison: the request fails as a whole, and counts nothing', async () => {
    await poison('members', "NEW.name = 'poison'");
    const full = Object.assign(new Error('disk is full'), { code: 'SQLITE_FULL' });
    const broken = (trx: Knex.Transaction) =>
      new Proxy(trx, {
        get: (target, key) =>
          key === 'transaction' ? () => Promise.reject(full) : (Reflect.get(target, key) as unknown),
      });
    const write: NonNullable<ExchangePorts['write']> = (act) => group.db.transaction((trx) => act(broken(trx)));
    await expect(group.send({ mutations: [anAddition('poison')] }, { write })).rejects.toThrow('disk is full');
    expect([await group.db('poisoned'), group.exceptions]).toEqual([[], []]);
  });
});

test('P10: a log-out behind a join finds the session that the join has stored', async () => {
  expect(await group.codes([aSecret()], join('아라'), aMutation('logout', {}))).toEqual(['applied', 'applied']);
  expect((await group.db('sessions')).map((one) => one.revoked_at)).toEqual([group.nowMs]);
});
