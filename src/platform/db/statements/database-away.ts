import { PlainError } from '../../terminal/plain-error.ts';

/** The database is known not to answer: nobody waits to find that out again. */
export class DatabaseAwayError extends Error {
  constructor(cause?: unknown) {
    super('The database does not answer.', { cause });
  }
}

/** A database that cannot be opened, in words for whoever runs the product; the cause is what the driver said. */
export class DatabaseNotOpenError extends PlainError {}

/** SQLSTATE and its classes by which a server says that it cannot take us now: the connection broke; it is shutting down or starting; too many connections. */
const LOST_CODES = /^(?:08...|57P0[1-5]|53300)$/;
/** What an operating system or a resolver of names says of a server that cannot be reached. */
const SYSTEM_FAULTS: readonly unknown[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL'],
];
/** Faults of the driver and its pool, which carry no code, and what the queue of jobs copies of ours. */
const DRIVER_FAULT =
  /^(?:The database does not answer\.|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:was|has) .*not queryable|Postgres connection has been discarded)/;

/** Other classes of SQLSTATE that say nothing of what was asked: the server refuses our name; memory or disk is short; an operator intervened. */
const AWAY_CODES = /^(?:28|53|57)...$|^3D000$/;

/** Whether the connection is what failed: nothing was heard of the statement, not even whether it was carried out. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return true;
  if (error instanceof DatabaseNotOpenError) return isConnectionLost(error.cause);
  const { code, message, syscall } = (error ?? {}) as { code?: unknown; message?: unknown; syscall?: unknown };
  if (typeof code === 'string' && LOST_CODES.test(code)) return true;
  if (SYSTEM_FAULTS.includes(code)) return true;
  // The socket of a server on this machine is a file.
  if (code === 'ENOENT') return syscall === 'connect';
  return typeof message === 'string' && DRIVER_FAULT.test(message);
}

/** Whether a statement failed because of where the database was, not because of what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return isConnectionLost(error) || (typeof code === 'string' && AWAY_CODES.test(code));
}

/** Whether a statement was cut off at its limit of time. */
export const isOverTime = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '57014';

/** SQLSTATE of a deadlock and of a transaction that others overtook. */
const CONFLICT_CODES: readonly unknown[] = ['40P01', '40001'];

/**
 * Whether the database took a transaction back for the sake of another one: nothing of it was written, and the same may
 * succeed when it is tried again.
 */
export const isConflict = (error: unknown): boolean =>
  CONFLICT_CODES.includes((error as { code?: unknown } | null)?.code);
