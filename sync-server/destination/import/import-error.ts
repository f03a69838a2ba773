/** The whole file is refused; nothing of it is kept. The message is for the operator and says what to do. */
export class ImportError extends Error {}

/** A row that is kept out, and why; the others go on. */
export interface Fault {
  /** 1 is the first line of the file. */
  readonly line: number;
  readonly fault: string;
}
