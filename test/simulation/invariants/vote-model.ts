/** A vote as the server accepted it. */
interface TakenVote {
  mutationId: string;
  name: string;
  input: unknown;
  timestamp: number;
  memberId: string | undefined;
  code: string;
}

interface StandingVote {
  timestamp: number;
  mutationId: string;
  /**
   * What stands: a vote, none, or something that this model does not follow (a survey save takes back what it
   * contradicts).
   */
  is: 'cast' | 'none' | 'open';
}

/**
 * Rule P6: so far a clock may be ahead of the server's and still be believed. A constant of its own: a mutant of the
 * product's changes nothing here.
 */
const believedAheadMs = 60_000;

/**
 * The reference model of votes and ratings. It knows rule P6 and nothing of reducers, rows and rebasing: of what one
 * member chose for one option the highest timestamp stands; a timestamp more than a minute in the server's future
 * counts as now, and comes after what it found.
 */
export class VoteModel {
  private votes = new Map<string, StandingVote>();
  /** `group/member` whose things somebody took away or brought back. */
  private left = new Set<string>();

  copy(): VoteModel {
    const other = new VoteModel();
    other.votes = new Map(this.votes);
    other.left = new Set(this.left);
    return other;
  }

  /** @returns what the server answered that this model does not expect. */
  take(groupId: string, vote: TakenVote, nowMs: number): string | undefined {
    const { name, input, memberId, mutationId, code } = vote;
    if (name === 'removeMember' || name === 'restoreMember')
      this.left.add(`${groupId}/${(input as { memberId: string }).memberId}`);
    if (name === 'cleanUpDuplicates') this.left.add(`${groupId}/*`);
    if (memberId === undefined) return undefined;
    if (name === 'leaveGroup') this.left.add(`${groupId}/${memberId}`);
    if (name === 'saveSimpleResponse') this.saved(groupId, vote, memberId, nowMs);
    const option = optionOf(name, input);
    if (option === undefined || this.isLeft(groupId, memberId)) return undefined;
    const key = `${groupId}/${option}:${memberId}`;
    const holder = this.votes.get(key);
    const isCast = !/^(withdraw|unrate)/.test(name);
    const timestamp = believed(vote, nowMs, holder);
    const wins =
      !holder || timestamp > holder.timestamp || (timestamp === holder.timestamp && mutationId > holder.mutationId);
    if (holder?.is !== 'open' && wins !== (code === 'applied'))
      return `${name} ${mutationId} was ${code}; by its timestamp it should ${wins ? 'count' : 'not count'}`;
    if (wins)
      this.votes.set(key, {
        timestamp,
        mutationId,
        is: holder?.is === 'open' && code !== 'applied' ? 'open' : isCast ? 'cast' : 'none',
      });
    return undefined;
  }

  /** @returns the first vote that is counted and should not be, or the other way round. */
  compare(groupId: string, rows: ReadonlyMap<string, string>): string | undefined {
    const prefix = `${groupId}/`;
    for (const [key, { is, mutationId }] of this.votes) {
      if (!key.startsWith(prefix) || is === 'open') continue;
      const rowKey = key.slice(prefix.length);
      if (this.isLeft(groupId, rowKey.slice(rowKey.lastIndexOf(':') + 1))) continue;
      const row = rows.get(rowKey);
      if (is === 'none' && row) return `${rowKey} counts, and was withdrawn by ${mutationId}`;
      if (is === 'cast' && !row?.includes(mutationId))
        return `${rowKey} should stand by ${mutationId}, and is ${row ?? 'absent'}`;
    }
    return undefined;
  }

  private isLeft(groupId: string, memberId: string): boolean {
    return this.left.has(`${groupId}/${memberId}`) || this.left.has(`${groupId}/*`);
  }

  private saved(groupId: string, save: TakenVote, memberId: string, nowMs: number): void {
    for (const [key, votes] of this.votes) {
      const isOfPlace = key.startsWith(`${groupId}/rating/`) || key.startsWith(`${groupId}/placeVote/`);
      if (isOfPlace || !key.startsWith(`${groupId}/`) || !key.endsWith(`:${memberId}`)) continue;
      this.votes.set(key, {
        ...votes,
        timestamp: Math.max(votes.timestamp, believed(save, nowMs, votes)),
        is: 'open',
      });
    }
  }
}

/** Rule P6: a timestamp from too far in the server's future counts as now, and comes after what it found. */
const believed = ({ timestamp }: TakenVote, nowMs: number, found: StandingVote | undefined): number =>
  timestamp <= nowMs + believedAheadMs ? timestamp : Math.max(nowMs, (found?.timestamp ?? 0) + 1);

function optionOf(name: string, input: unknown): string | undefined {
  const { date, type, destinationId } = input as { date?: string; type?: string; destinationId?: string };
  if (/DateVote$/.test(name)) return `dateVote/${date}`;
  if (/TypeVote$/.test(name)) return `typeVote/${type}`;
  if (/PlaceVote$/.test(name)) return `placeVote/${destinationId}`;
  if (/^(un)?rateDestination$/.test(name)) return `rating/${destinationId}`;
  return undefined;
}
