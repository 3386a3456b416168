import { PlainError } from '../../terminal/plain-error.ts';

/** The database is known not to answer: callers fail at once instead of waiting. */
export class DatabaseAwayError extends Error {
  constructor(cause?: unknown) {
    super('The database does not answer.', { cause });
  }
}

/** A database that cannot be opened, in words for the operator; the cause is the driver's error. */
export class DatabaseNotOpenError extends PlainError {}

/**
 * SQLSTATE and its classes for a server that is temporarily unavailable: the connection broke; it is shutting down or starting; too many
 * connections.
 */
const LOST_CODES = /^(?:08...|57P0[1-5]|53300)$/;
/** Codes of an operating system or a name resolver for a server that cannot be reached. */
const SYSTEM_FAULTS: readonly unknown[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL'],
];
/** Messages of errors without a code, of the driver, its pool, and the queue of jobs, which copies ours. */
const DRIVER_FAULT =
  /^(?:The database does not answer\.|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:was|has) .*not queryable|Postgres connection has been discarded)/;

/**
 * Other classes of SQLSTATE that do not depend on the statement: the server refuses our name; memory or disk is short; an operator
 * intervened.
 */
const AWAY_CODES = /^(?:28|53|57)...$|^3D000$/;

/** Whether the connection failed: it is unknown whether the statement was executed. */
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

/** Whether a statement failed because the database was away, not because of its content. */
export function isDatabaseAway(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return isConnectionLost(error) || (typeof code === 'string' && AWAY_CODES.test(code));
}

/** Whether a statement was cancelled at its time limit. */
export const isOverTime = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '57014';

/** SQLSTATE of a deadlock and of a serialization failure. */
const CONFLICT_CODES: readonly unknown[] = ['40P01', '40001'];

/** Whether the database rolled a transaction back in favour of another one: nothing of it was written, and a retry may succeed. */
export const isConflict = (error: unknown): boolean =>
  CONFLICT_CODES.includes((error as { code?: unknown } | null)?.code);
