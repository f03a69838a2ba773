import { core } from '#server/destination/catalogue.ts';
import type { Data, Kind } from '#shared/kernel/rows.ts';
import { voteId } from '#shared/vote/schema.ts';
import { voteTypes } from '#shared/vote/vote-types.ts';
import { createGroup, currentSession, rememberGroup, type CreatedGroup } from '#app/local/group/groups.ts';
import { addMember, claimMember, joinGroup } from '#app/local/group/members.ts';
import { updateGroup } from '#app/local/group/organizer.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { savePreference, saveSimpleResponse } from '#app/local/answers/responses.ts';
import {
  castDateVote,
  castTypeVote,
  rateDestination,
  withdrawDateVote,
  withdrawTypeVote,
} from '#app/local/group/votes.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';
import type { SeededRandom } from '#test/builders/seeded-random.ts';
import type { ChaosDevice } from './chaos-device.ts';

/** What a person did, noted outside of the device: what must be there in the end is computed from these notes alone. */
export interface NotedWrite {
  device: ChaosDevice;
  mutationId: string;
  groupId: string;
  /** The row that it sets; nothing for a write without one. */
  sets: { kind: Kind; id: string; value: unknown } | undefined;
}

const dates = Array.from({ length: 24 }, (_, day) => `2027-05-${String(day + 1).padStart(2, '0')}`);
const places = core.cities.slice(0, 12).map(({ id }) => id);
const guests = Array.from({ length: 12 }, (_, index) => `Guest ${index}`);

/** A person with a device: makes random writes, by the functions that screens use. */
export class Writer {
  readonly noted: NotedWrite[] = [];
  /**
   * Groups in which somebody else writes under the same name: there the answers, which can conflict, are left alone.
   */
  readonly shared = new Set<string>();
  readonly groupIds: string[] = [];
  private readonly own = new Set<string>();

  constructor(
    readonly name: string,
    readonly device: ChaosDevice,
    private readonly random: SeededRandom,
  ) {}

  /** Notes what the device queued meanwhile, for functions that do not return their mutation id. */
  private async note(groupId: string, act: () => Promise<NotedWrite['sets']>): Promise<void> {
    const last = (await this.device.db.outbox.orderBy('order').last())?.order ?? 0;
    const sets = await act();
    for (const { mutationId } of await this.device.db.outbox.where('order').above(last).toArray())
      this.noted.push({ device: this.device, mutationId, groupId, sets });
  }

  async open(name: string): Promise<CreatedGroup> {
    const group = await createGroup(this.device.local, {
      name,
      description: '',
      createdBy: this.name,
      creatorEmail: 'chaos@example.com',
      surveyType: 'default',
    });
    const [made] = await this.device.db.outbox.where('groupId').equals(group.groupId).toArray();
    this.noted.push({
      device: this.device,
      mutationId: made?.mutationId ?? '',
      groupId: group.groupId,
      sets: { kind: 'group', id: group.groupId, value: name },
    });
    this.own.add(group.groupId);
    return group;
  }

  async join(group: CreatedGroup): Promise<void> {
    await rememberGroup(this.device.local, group);
    await this.note(group.groupId, async () => {
      const { memberId } = await joinGroup(this.device.local, group.groupId, this.name);
      return { kind: 'member', id: memberId, value: this.name };
    });
    this.enter(group.groupId);
  }

  /** Opens the group's link without a name. */
  async visit(group: CreatedGroup): Promise<void> {
    await rememberGroup(this.device.local, group);
    this.device.watch([group.groupId]);
  }

  async claim(group: CreatedGroup, member: { id: string; name: string }): Promise<void> {
    await this.note(group.groupId, async () => {
      await claimMember(this.device.local, group.groupId, member.id, member.name);
      return undefined;
    });
    this.shared.add(group.groupId);
    this.enter(group.groupId);
  }

  private enter(groupId: string): void {
    this.groupIds.push(groupId);
    this.device.watch(this.groupIds);
  }

  async write(): Promise<void> {
    const groupId = this.random.pick(this.groupIds) ?? '';
    const { local, db } = this.device;
    const session = await currentSession(db, groupId);
    if (!session) throw new Error(`${this.name} is not in ${groupId}`);
    const { memberId } = session;
    const view = await readView(db, groupId);
    const set = <K extends Kind>(kind: K, id: string, value: Partial<Data<K>> | string | null): NotedWrite['sets'] => ({
      kind,
      id,
      value,
    });
    const draw = this.random.next();
    await this.note(groupId, async () => {
      if (draw < 0.4) {
        const date = this.random.pick(dates) ?? '';
        const id = voteId(date, memberId);
        const stands = view.get('dateVote', id) !== undefined;
        await (stands ? withdrawDateVote : castDateVote)(local, session, date);
        return set('dateVote', id, stands ? null : { memberId, date });
      }
      if (draw < 0.6) {
        const type = this.random.pick(voteTypes) ?? 'relax';
        const id = voteId(type, memberId);
        const stands = view.get('typeVote', id) !== undefined;
        await (stands ? withdrawTypeVote : castTypeVote)(local, session, type);
        return set('typeVote', id, stands ? null : { memberId, type });
      }
      if (draw < 0.84 || (this.shared.has(groupId) && draw < 0.94)) {
        const destinationId = this.random.pick(places) ?? '';
        const id = voteId(destinationId, memberId);
        const rating = view.get('rating', id) ? this.random.below(6) : 1 + this.random.below(5);
        await rateDestination(local, session, destinationId, rating);
        return set('rating', id, rating === 0 ? null : { memberId, destinationId, rating });
      }
      if (draw < 0.89) {
        const answers = aPreference({ totalDays: 1 + this.random.below(300) });
        await savePreference(local, session, answers);
        return set('preference', memberId, { memberId, answers });
      }
      if (draw < 0.94) {
        const payload = aPayload({
          availability: [{ start: '2027-05-01', end: '2027-05-31' }],
          budgetTier: null,
          budgetCurrency: 'KRW',
          budgetMin: this.random.below(1_000_000),
          budgetMax: 2_000_000,
        });
        await saveSimpleResponse(local, session, payload);
        return set('simpleResponse', memberId, { memberId, payload });
      }
      if (draw < 0.97 && this.own.has(groupId)) {
        const name = `Trip ${this.random.below(1_000_000)}`;
        await updateGroup(local, groupId, { name });
        return set('group', groupId, name);
      }
      const name = this.random.pick(guests) ?? '';
      return set('member', await addMember(local, groupId, name), name);
    });
  }
}
