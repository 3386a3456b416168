import { setFlagsFromString } from 'node:v8';

/**
 * V8 flags that leave embedded databases as first compiled. Optimising PostgreSQL's interpreter, one function of 107 kB, takes V8 three
 * seconds and 600 MB, at which a start would end on a small machine.
 *
 * They also disable the flushing of unused code: after the end of database threads V8 may free code twice, at which the process dies.
 *
 * @see docs/decisions/001-embedded-database-in-a-thread.md
 */
export const UNOPTIMISED: readonly string[] = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--no-wasm-code-gc'];

/** Applies `UNOPTIMISED` to this process; call it before a database is opened. */
export function leaveUnoptimised(): void {
  for (const flag of UNOPTIMISED) setFlagsFromString(flag);
}
