import type { Knex } from 'knex';
import type { RandomBytes } from '#shared/kernel/ids.ts';
import type { Row } from '#shared/kernel/rows.ts';
import type { AddressIds } from '#server/mail/address-id.ts';
import type { Mailer } from '#server/mail/mailer.ts';

export interface MailPorts {
  db: Knex;
  now: () => number;
  random: RandomBytes;
  liveRows: (groupId: string) => Promise<Row[]>;
  mailer: Mailer;
  addressIds: AddressIds;
  /** Where links lead, without a slash at its end. */
  home: string;
}
