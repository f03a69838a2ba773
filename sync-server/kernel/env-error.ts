/** A setting is wrong; the message is what the operator reads, and repeats no secret. */
export class EnvError extends Error {}
