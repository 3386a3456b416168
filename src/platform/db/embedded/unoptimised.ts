import { setFlagsFromString } from 'node:v8';

/**
 * With these V8 leaves embedded databases as it compiles them first. To optimise PostgreSQL's
 * interpreter, one function of 107 kB, takes V8 three seconds and 600 MB, at which a start would end on a small machine.
 *
 * Nor does V8 look for code that nobody runs any more: when threads of databases have ended it may free what is gone already, at which the
 * process dies.
 *
 * @see docs/decisions/001-embedded-database-in-a-thread.md
 */
export const UNOPTIMISED: readonly string[] = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--no-wasm-code-gc'];

/** Has this process run by `UNOPTIMISED`; to be said before a database is opened. */
export function leaveUnoptimised(): void {
  for (const flag of UNOPTIMISED) setFlagsFromString(flag);
}
