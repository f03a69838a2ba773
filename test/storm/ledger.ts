/** One thing that a person did through the interface. */
export interface Act {
  person: string;
  /** What it is about. A key has one author: of two acts on it the later one counts. */
  key: string;
  /** What stands under the key afterwards; `null`: nothing. */
  value: string | null;
  /** Milliseconds since 1970, as all times here. Before the press that decides. */
  begunAt: number;
  /**
   * When the interface said that it is kept, and its words. An act without it may have happened or not: its page died.
   */
  kept?: { at: number; said: string };
  /** Why it need not be there although it was kept. */
  excuse?: string;
}

/** One fault that was made. */
export interface Mishap {
  kind: string;
  /** Whose browser; none where it is the server's. */
  person?: string;
  at: number;
  endedAt?: number;
}

/** Everything that people did and that was done to them, in order. */
export class Ledger {
  readonly acts: Act[] = [];
  readonly mishaps: Mishap[] = [];
  private waiting: { person: string; go: () => void }[] = [];

  begin(person: string, key: string, value: string | null): Act {
    const act: Act = { person, key, value, begunAt: Date.now() };
    this.acts.push(act);
    return act;
  }

  keep(said: string, ...acts: Act[]): void {
    for (const act of acts) {
      act.kept = { at: Date.now(), said };
      const mine = this.waiting.filter((one) => one.person === act.person);
      this.waiting = this.waiting.filter((one) => one.person !== act.person);
      for (const { go } of mine) go();
    }
  }

  /**
   * Resolves in the moment in which the interface tells this person that something is kept, or when the patience is
   * over.
   */
  async nextKept(person: string, patienceMs: number): Promise<void> {
    await Promise.race([
      new Promise<void>((go) => {
        this.waiting.push({ person, go });
      }),
      new Promise<void>((go) => {
        setTimeout(go, patienceMs);
      }),
    ]);
  }

  mishap(kind: string, person?: string): Mishap {
    const made: Mishap = { kind, at: Date.now(), ...(person === undefined ? {} : { person }) };
    this.mishaps.push(made);
    return made;
  }

  /** What stands under a key as far as its author was told. */
  standing(key: string): string | null {
    return this.acts.findLast((act) => act.key === key && act.kept)?.value ?? null;
  }

  /**
   * The storage of a person was cleared: what the server did not have then is gone with it.
   * @param facts of the server, read before
   */
  excuse(person: string, facts: ReadonlyMap<string, string>, readAt: number): number {
    let excused = 0;
    const settled = new Set<string>();
    for (const act of this.acts.filter((one) => one.person === person).reverse()) {
      if (settled.has(act.key)) continue;
      const isThere = act.kept !== undefined && act.kept.at < readAt && (facts.get(act.key) ?? null) === act.value;
      if (isThere) settled.add(act.key);
      else if (act.excuse === undefined) {
        act.excuse = 'storage cleared before the server had it';
        excused += act.kept ? 1 : 0;
      }
    }
    return excused;
  }
}
