/** An invariant of RULES.md that did not hold, by its id. */
export class InvariantViolation extends Error {
  constructor(
    readonly id: string,
    what: string,
  ) {
    super(`${id}: ${what}`);
    this.name = 'InvariantViolation';
  }
}
