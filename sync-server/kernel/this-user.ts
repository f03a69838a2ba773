/** For a sentence about rights: ` (uid 1000)`, or nothing where users have no numbers. */
export const thisUser = (): string => (process.getuid ? ` (uid ${process.getuid()})` : '');
