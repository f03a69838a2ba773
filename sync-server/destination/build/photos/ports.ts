/** What the command uses of the world. */
export interface PhotoPorts {
  fetch: typeof fetch;
  wait: (milliseconds: number) => Promise<void>;
  /** A line for the operator. */
  say: (line: string) => void;
  /** A line about what is wrong. */
  warn: (line: string) => void;
}
