/** A query as Knex hands it to a dialect, and gets it back. */
export interface Query {
  sql: string;
  bindings?: readonly unknown[];
  method?: string;
  returning?: unknown;
  response?: unknown;
  context?: Counts;
}

interface Counts {
  lastID: number;
  changes: number;
}

interface Statement {
  all(bindings: readonly unknown[], done: Done): void;
  run(bindings: readonly unknown[], done: Done): void;
  finalize(): void;
}

type Done = (this: Counts, error: Error | null, rows?: unknown) => void;

/** Has the driver prepare a statement. With an error in `done` none of its runs ever answers. */
export type Prepare = (sql: string, done: (error: Error | null) => void) => Statement;

interface Kept {
  statement: Statement;
  /** Of its runs that have not answered. */
  waiting: Set<(error: Error) => void>;
}

/** As many are kept; the one that was not used for the longest time goes. An exchange has about 60 kinds. */
const mostKept = 200;
/** Statements with many values rarely come with the same number of them again. */
const longestKept = 4_000;
/**
 * Some PRAGMAs act while they are prepared; Knex never uses a savepoint's name again; what changes the schema runs
 * once.
 */
const isKept = ({ sql }: Query): boolean =>
  sql.length <= longestKept &&
  /^\s*(?:select|insert|update|delete|with|begin|commit|rollback;?$|\S+(?: to)? request$)/i.test(sql);

const changing = new Set(['insert', 'update', 'del', 'counter']);

/**
 * The statements of one SQLite connection, prepared at their first use. SQLite prepares them again by itself when the
 * schema has changed.
 */
export class PreparedStatements {
  /** In the order of their last use. */
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly prepare: Prepare) {}

  /** @returns nothing for a query that is not to be prepared */
  run(query: Query): Promise<Query> | undefined {
    if (!isKept(query)) return undefined;
    const { sql, method = '', bindings = [] } = query;
    const one = this.find(sql);
    const call = changing.has(method) && !query.returning ? 'run' : 'all';
    return new Promise((resolve, reject) => {
      one.waiting.add(reject);
      const drop = () => {
        this.drop(sql, one);
      };
      one.statement[call](bindings, function (error, response) {
        one.waiting.delete(reject);
        if (error) {
          drop();
          reject(error);
          return;
        }
        // The counts are those of the statement's last run: of another one, perhaps, when Knex reads them.
        const { lastID, changes } = this;
        resolve(Object.assign(query, { response, context: { lastID, changes } }));
      });
    });
  }

  /** A connection with statements cannot be closed. */
  clear(): void {
    for (const [sql, one] of this.kept) this.drop(sql, one);
  }

  private find(sql: string): Kept {
    const one = this.kept.get(sql) ?? this.make(sql);
    this.kept.delete(sql);
    this.kept.set(sql, one);
    const [oldest] = this.kept;
    if (oldest && this.kept.size > mostKept) this.drop(...oldest);
    return one;
  }

  private make(sql: string): Kept {
    const waiting = new Set<(error: Error) => void>();
    const one: Kept = {
      waiting,
      statement: this.prepare(sql, (error) => {
        if (!error) return;
        // The driver has finalized it.
        if (this.kept.get(sql) === one) this.kept.delete(sql);
        for (const reject of waiting) reject(error);
      }),
    };
    return one;
  }

  /** The driver finalizes after the runs that were asked for before. */
  private drop(sql: string, one: Kept): void {
    if (this.kept.get(sql) !== one) return;
    this.kept.delete(sql);
    one.statement.finalize();
  }
}
