import { setFlagsFromString } from 'node:v8';

/**
 * Leaves embedded databases of this process as V8 compiles them first; to be said before any is opened. To optimise PostgreSQL's
 * interpreter, one function of 107 kB, takes V8 three seconds and 600 MB, at which a start would end on a small machine.
 *
 * Nor does V8 look for code that nobody runs any more: when threads of databases have ended it may free what is gone already, at which the
 * process dies.
 *
 * @see docs/decisions/001-embedded-database-in-a-thread.md
 */
export function leaveUnoptimised(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
  setFlagsFromString('--no-wasm-code-gc');
}
