/** Classes of SQLSTATE by their first two letters: the connection broke; too many of them, memory or disk is short; an operator intervened. */
const AWAY_CLASSES = ['08', '53', '57'];
const SYSTEM_FAULTS: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'];
/** Faults of the driver and its pool, which carry no code. */
const DRIVER_FAULT =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was|has) .*not queryable)/;

/** Whether a statement failed because of where the database was, not because of what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, syscall } = (error ?? {}) as { code?: unknown; message?: unknown; syscall?: unknown };
  if (typeof code === 'string' && code.length === 5 && AWAY_CLASSES.includes(code.slice(0, 2))) return true;
  if (SYSTEM_FAULTS.includes(code)) return code !== 'ENOENT' || syscall === 'connect';
  return typeof message === 'string' && DRIVER_FAULT.test(message);
}
