import { DatabaseError } from './database-error.ts';
import { EnvError } from './env-error.ts';
import { thisUser } from './this-user.ts';

/**
 * What an operator can mend, in one sentence without any value of the settings; `undefined` for a fault of ours, which
 * is shown whole.
 */
export function plainReason(error: unknown): string | undefined {
  if (error instanceof EnvError || error instanceof DatabaseError) return error.message;
  const failure = (error ?? {}) as Failure;
  const reason = listenReason(failure) ?? postgresReason(failure) ?? fileReason(failure);
  return failure.setting ? reason?.replaceAll('DATABASE_URL', failure.setting) : reason;
}

interface Failure {
  code?: string;
  syscall?: string;
  port?: number;
  message?: string;
  /** Where the database was named, if not in DATABASE_URL. */
  setting?: string;
  /** It came from listening, which looks the address up as a database's is. */
  isOfListening?: boolean;
}

function listenReason({ code, syscall, port, isOfListening }: Failure): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is in use by another program. Stop that one, or set PORT to another number.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port ?? ''} needs more rights than this user has. Set PORT to a number from 1024 on.`;
  if (code === 'EADDRNOTAVAIL' || (isOfListening && /^(ENOTFOUND|EAI_AGAIN)$/.test(code ?? '')))
    return 'This machine does not have the address in HOST. Set HOST to an address of its own, or leave it out.';
  return undefined;
}

function postgresReason({ code = '', message = '' }: Failure): string | undefined {
  if (code === '28P01' || code === '28000')
    return 'PostgreSQL refuses the user or the password in DATABASE_URL. Check both; signs like @ : / # % in a password must be %-coded.';
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code))
    return 'The host in DATABASE_URL is not known here. Check it; signs like @ : / # % in the password in front of it must be %-coded.';
  if (code === '3D000') return 'PostgreSQL has no database of the name in DATABASE_URL. Create it, or mend the name.';
  if (code === '42501')
    return 'The user in DATABASE_URL may not create tables. Make it the owner of the database, or grant CREATE on the schema.';
  if (code === '53300') return 'PostgreSQL has no connection left. Raise max_connections, or lower DB_POOL.';
  if (code === '57P03') return 'PostgreSQL is just starting or stopping. Try again in a moment.';
  if (/password must be a string|does not support SSL|self-signed certificate/i.test(message))
    return 'DATABASE_URL has no password, or its sslmode does not fit this PostgreSQL. Check both.';
  if (/^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|28...)$/.test(code))
    return `The database in DATABASE_URL does not let us in (${code}). Check that it runs, and its address, name and password.`;
  if (/timeout expired|Timeout acquiring a connection|connection timeout/i.test(message))
    return 'The database in DATABASE_URL does not answer in time. Check its address, and that a firewall lets us through.';
  return undefined;
}

function fileReason({ code = '' }: Failure): string | undefined {
  if (/^(SQLITE_CORRUPT|SQLITE_NOTADB)/.test(code)) return 'The database file is damaged. Put a backup in its place.';
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)/.test(code))
    return 'The disk is full. Make room; nothing in the database was changed.';
  if (/^SQLITE_BUSY/.test(code))
    return 'Another program holds the database file locked. Let it finish, then start again.';
  if (/^(SQLITE_READONLY|EROFS)/.test(code))
    return 'The folder of the database file in DATABASE_URL is on a disk that is mounted read-only. Mount a writable one there.';
  if (/^(SQLITE_CANTOPEN|EACCES|EPERM|ENOTDIR|EISDIR)/.test(code))
    return `The database file in DATABASE_URL cannot be opened for writing by this user${thisUser()}. Check the file's and its folder's owner and rights.`;
  return undefined;
}
