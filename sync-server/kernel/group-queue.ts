import { DomainError } from '#shared/kernel/errors.ts';

/** What waits longer than this is offered again by its device. */
const longestWaitMs = 15_000;
/** Requests of one group that may wait: more than a group has members. */
const mostWaiting = 200;

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout;
}

/**
 * One request of a group at a time comes to the database; the others wait here. On PostgreSQL a request locks its
 * group's row: without the queue those of a busy group would wait for each other inside the pool's connections, and
 * leave none for other groups (invariant S13).
 */
export class GroupQueue {
  private readonly lines = new Map<string, Waiting[]>();
  private count = 0;

  /** Requests that wait, of all groups. */
  get waiting(): number {
    return this.count;
  }

  /** @throws DomainError unavailable for a request that waited too long, or found too many waiting before it. */
  async run<T>(groupId: string, act: () => Promise<T>): Promise<T> {
    await this.enter(groupId);
    try {
      return await act();
    } finally {
      this.leave(groupId);
    }
  }

  private enter(groupId: string): Promise<void> {
    const line = this.lines.get(groupId);
    if (!line) {
      this.lines.set(groupId, []);
      return Promise.resolve();
    }
    if (line.length >= mostWaiting) return Promise.reject(new DomainError('unavailable'));
    return new Promise((start, refuse) => {
      const one: Waiting = {
        start,
        timer: setTimeout(() => {
          line.splice(line.indexOf(one), 1);
          this.count -= 1;
          refuse(new DomainError('unavailable'));
        }, longestWaitMs),
      };
      line.push(one);
      this.count += 1;
    });
  }

  private leave(groupId: string): void {
    const next = this.lines.get(groupId)?.shift();
    if (!next) {
      this.lines.delete(groupId);
      return;
    }
    this.count -= 1;
    clearTimeout(next.timer);
    next.start();
  }
}
