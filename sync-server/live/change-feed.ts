/**
 * Notifies the other server processes on the database that a group has changed (rule P12). A notification carries no
 * rows: the process that gets it reads them, and checks every socket's right while doing so. It may be lost; the
 * group's next `head` makes up for it.
 */
export interface ChangeFeed {
  /** After the commit: the other processes should look at this group. */
  notify(groupId: string): void;
  /** `onGap`: notifications may have been missed, of any group. */
  listen(onChange: (groupId: string) => void, onGap: () => void): void;
  stop(): Promise<void>;
}
