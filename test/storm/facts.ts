import type { WireRow } from '#shared/protocol/sync.ts';
import type { Act } from './ledger.ts';
import type { Fact } from './oracle.ts';
import type { StormServer } from './server.ts';
import type { StormGroup, Trip } from './trip.ts';

/**
 * The words under which acts and facts meet. A person is named by their name, a place in somebody's own words by its
 * words.
 */
export const keys = {
  typeVote: (person: string, type: string) => `type vote, ${person}, ${type}`,
  placeVote: (person: string, place: string) => `place vote, ${person}, ${place}`,
  rating: (person: string, place: string) => `hearts, ${person}, ${place}`,
  typedPlace: (name: string) => `typed place, ${name}`,
  answer: (person: string) => `answer, ${person}`,
  ownAnswer: (person: string) => `answer to own questions, ${person}`,
  groupName: (groupId: string) => `name of ${groupId}`,
  note: (groupId: string) => `note of ${groupId}`,
  member: (groupId: string, name: string) => `member of ${groupId}, ${name}`,
};
export const cast = 'cast';
export const listed = 'listed';

/** Nobody writes these: the server tells by them what others have written. */
const derived = ['activity', 'budgetBand'];

/** All that the API shows of both groups, as facts. */
export async function readFacts(server: StormServer, { main, own }: Trip): Promise<Fact[]> {
  const both = [main, own].map(async (group) => factsOf(group, await server.rows(group.groupId, group.organizerToken)));
  return (await Promise.all(both)).flat();
}

export function factsOf({ groupId }: StormGroup, rows: readonly WireRow[]): Fact[] {
  const named = (kind: string, field: string) =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row, (row.data as Record<string, string>)[field]]));
  const people = new Map([...named('member', 'name')].map(([row, name]) => [row.id, name ?? '']));
  const typed = new Map(
    [...named('typedPlace', 'name')].map(([row, name]) => [(row.data as { placeId: string }).placeId, name ?? '']),
  );
  return rows.filter((row) => !derived.includes(row.kind)).flatMap((row) => factOf(groupId, row, people, typed));
}

function factOf(
  groupId: string,
  row: WireRow,
  people: ReadonlyMap<string, string>,
  typed: ReadonlyMap<string, string>,
): Fact[] {
  const data = row.data as Record<string, unknown>;
  const text = (field: string) => String(data[field]);
  const person = people.get(text('memberId')) ?? text('memberId');
  const place = typed.get(text('destinationId')) ?? text('destinationId');
  switch (row.kind) {
    case 'group':
      return [
        { key: keys.groupName(groupId), value: text('name') },
        { key: keys.note(groupId), value: text('description') },
      ];
    case 'member':
      return [{ key: keys.member(groupId, text('name')), value: listed }];
    case 'typeVote':
      return [{ key: keys.typeVote(person, text('type')), value: cast }];
    case 'placeVote':
      return [{ key: keys.placeVote(person, place), value: cast }];
    case 'rating':
      return [{ key: keys.rating(person, place), value: text('rating') }];
    case 'typedPlace':
      return [{ key: keys.typedPlace(text('name')), value: person }];
    case 'simpleResponse':
      return [
        { key: keys.answer(person), value: String((data['payload'] as Record<string, unknown>)['otherDescription']) },
      ];
    case 'customResponse':
      return [{ key: keys.ownAnswer(person), value: (data['responses'] as Record<string, string>)['q1'] ?? '' }];
    default:
      return [{ key: `${row.kind} ${groupId} ${row.id}`, value: JSON.stringify(row.data) }];
  }
}

/** A rejected write as its device keeps it. */
export interface RejectedWrite {
  groupId: string;
  name: string;
  input: Record<string, unknown>;
  code: string;
}

/** What a rejected write would have been. @param typed names of places in somebody's own words, by their ids */
export function rejectedAct(
  person: string,
  { groupId, name, input }: RejectedWrite,
  typed: ReadonlyMap<string, string>,
): Pick<Act, 'person' | 'key' | 'value'>[] {
  const text = (field: string) => String(input[field]);
  const place = typed.get(text('destinationId')) ?? text('destinationId');
  const one = (key: string, value: string | null) => [{ person, key, value }];
  switch (name) {
    case 'castTypeVote':
      return one(keys.typeVote(person, text('type')), cast);
    case 'withdrawTypeVote':
      return one(keys.typeVote(person, text('type')), null);
    case 'castPlaceVote':
      return one(keys.placeVote(person, place), cast);
    case 'withdrawPlaceVote':
      return one(keys.placeVote(person, place), null);
    case 'rateDestination':
      return one(keys.rating(person, place), text('rating'));
    case 'unrateDestination':
      return one(keys.rating(person, place), null);
    case 'addTypedPlace':
      return one(keys.typedPlace(text('name')), person);
    case 'addMember':
      return one(keys.member(groupId, text('name')), listed);
    case 'saveSimpleResponse':
      return one(keys.answer(person), String((input['payload'] as Record<string, unknown>)['otherDescription']));
    case 'saveCustomResponse':
      return one(keys.ownAnswer(person), (input['responses'] as Record<string, string>)['q1'] ?? '');
    case 'updateGroup':
      return [
        ...(input['name'] === undefined ? [] : one(keys.groupName(groupId), text('name'))),
        ...(input['description'] === undefined ? [] : one(keys.note(groupId), text('description'))),
      ];
    default:
      return [];
  }
}
