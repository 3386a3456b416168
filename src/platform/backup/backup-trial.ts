import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Config } from '#platform/config/config.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { makeScratch } from '#platform/db/embedded/scratch-folder.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { dropTrialDatabase, saveTrial, type TrialOutcome } from './backup-trial.queries.ts';

/** Time limit of a trial. A process does one at a time; it ends a quarter of an hour before the job's own time is over. */
export const BACKUP_TRIAL = jobKind('backup.trial', { longestTryS: 2 * 3_600, isOneByOne: true });

const PROGRAM = fileURLToPath(new URL('../../product/try-backup.ts', import.meta.url));
const LOOK_MS = 1_000;

/** Bounds of a trial. */
export interface TrialBounds {
  /** Longest duration, milliseconds. */
  longestMs: number;
  /** Least free space to leave on the disk of the data folder, bytes. */
  leastRoomBytes: number;
}
const BOUNDS: TrialBounds = { longestMs: 105 * 60_000, leastRoomBytes: 1_000_000_000 };

/** Dependencies of a trial. */
export interface TrialParts {
  config: Pick<Config, 'backupDir' | 'dataDir'>;
  database: DatabaseHandle;
  log: { info(facts: object, words: string): void; error(facts: object, words: string): void };
  /** Ends a trial early, for example when the process stops: the job is repeated later. */
  signal: AbortSignal;
  /** Environment of the restoring program; that of this process unless a test sets another. */
  env?: NodeJS.ProcessEnv;
  bounds?: TrialBounds;
}

/** Restores the newest backup on trial each week, where `BACKUP_DIR` is set. @source docs/operations.md, "Backups" */
export const backupTrial = (parts: Omit<TrialParts, 'signal'>): JobDefinition => ({
  ...handled(BACKUP_TRIAL, async ({ now, ending }) => {
    await tryNewestBackup({ ...parts, signal: ending }, now());
  }),
  cron: '27 4 * * 0',
});

/**
 * Restores the newest backup into a database of its own, in a process of low priority. The outcome is stored and logged.
 *
 * @throws Error when the signal ended it
 */
export async function tryNewestBackup(parts: TrialParts, now: Date): Promise<void> {
  const { config, database, log, signal } = parts;
  if (config.backupDir === null) return;
  const file = newestBackup(config.backupDir);
  const trial =
    file === null ? { failure: `There is no backup in ${config.backupDir}.` } : await restoreOnTrial(file, parts);
  signal.throwIfAborted();
  const outcome: TrialOutcome = {
    triedAt: now,
    takenAt: 'takenAt' in trial ? new Date(trial.takenAt) : null,
    failure: 'failure' in trial ? trial.failure : null,
  };
  await saveTrial(database.db, outcome);
  if ('failure' in trial) log.error({ file, failure: trial.failure }, 'The newest backup cannot be restored.');
  else log.info({ file, ...trial }, 'The newest backup was restored on trial.');
}

/** The latest complete backup file; null where there is none. */
function newestBackup(folder: string): string | null {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.tar.gz'))
    .map((name) => join(folder, name));
  return files.map((file) => ({ file, at: statSync(file).mtimeMs })).sort((a, b) => b.at - a.at)[0]?.file ?? null;
}

/** Contents of a restored backup. */
interface Restored {
  takenAt: string;
  rows: number;
  files: number;
  place: 'embedded' | 'server';
}

async function restoreOnTrial(file: string, parts: TrialParts): Promise<Restored | { failure: string }> {
  const { config, database, signal, env, bounds = BOUNDS } = parts;
  const scratch = makeScratch(config.dataDir, 'trial');
  const child = spawn(process.execPath, [PROGRAM, file, scratch.path], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let stoppedBecause: string | null = null;
  const stop = (reason: string): void => {
    stoppedBecause ??= reason;
    child.kill('SIGKILL');
  };
  const late = setTimeout(() => stop('It took too long.'), bounds.longestMs);
  const look = setInterval(() => {
    statfs(config.dataDir).then(
      ({ bavail, bsize }) => bavail * bsize < bounds.leastRoomBytes && stop(`${config.dataDir} is nearly full.`),
      () => {},
    );
  }, LOOK_MS);
  const onAbort = (): void => stop('The process stops.');
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  try {
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    if (stoppedBecause !== null) return { failure: stoppedBecause };
    if (code !== 0) return { failure: err.trim() || `It ended with ${code}.` };
    return JSON.parse(out.trim().split('\n').at(-1) ?? '') as Restored;
  } finally {
    clearTimeout(late);
    clearInterval(look);
    signal.removeEventListener('abort', onAbort);
    scratch.remove();
    if (database.kind === 'server') await dropTrialDatabase(database);
  }
}
