import { existsSync, readFileSync, rmSync } from 'node:fs';

/** How a run of Vitest ended, as `outcome-reporter.ts` writes it. */
export interface Outcome {
  readonly passed: number;
  readonly skipped: number;
  /** Failed tests, a line each. */
  readonly failures: readonly string[];
  /** Files without a result: their process ended before they did. */
  readonly lost: readonly string[];
}

/** Reads the outcome and removes its file. Null where the run did not get as far as to write it. */
export function takeOutcome(file: string): Outcome | null {
  if (!existsSync(file)) return null;
  const outcome = JSON.parse(readFileSync(file, 'utf8')) as Outcome;
  rmSync(file);
  return outcome;
}
