import { solveChallengeWorkers } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import { AppError } from '#kernel/app-error.ts';

/** More workers would make the phone unresponsive. */
const MOST_WORKERS = 4;
const LONGEST_MS = 60_000;

/**
 * Solves a puzzle in workers, so that the page stays responsive.
 *
 * @returns the token that the server takes for it
 * @throws AppError `error.recaptcha` when it cannot be solved here
 */
export async function solvePuzzle(puzzle: object): Promise<string> {
  const challenge = puzzle as Challenge;
  try {
    const solution = await solveChallengeWorkers({
      challenge,
      concurrency: Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1)),
      createWorker: () => new Worker(new URL('./solve-puzzle.worker.ts', import.meta.url), { type: 'module' }),
      timeout: LONGEST_MS,
    });
    if (solution !== null) return btoa(JSON.stringify({ challenge, solution }));
  } catch (error) {
    throw new AppError('error.recaptcha', { code: 403, cause: error });
  }
  throw new AppError('error.recaptcha', { code: 403 });
}
