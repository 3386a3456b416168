import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { UNOPTIMISED } from '#platform/db/embedded/unoptimised.ts';
import { isServerTested, serverUrlOf, testDatabase } from '#tests/support/product/test-database.ts';

/** A database that other processes open too: a server that all may open, or a folder that one at a time may. */
export interface SharedDatabase {
  /** By which a process finds it. */
  environment: Record<string, string>;
  /** Opens it for a moment; a folder only while no process has it. */
  withDatabase<Result>(work: (database: DatabaseHandle) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A copy of the prepared database for processes of a test. */
export const sharedDatabase = (): Promise<SharedDatabase> => (isServerTested() ? onServer() : inFolder());

async function onServer(): Promise<SharedDatabase> {
  const database = await testDatabase();
  return {
    environment: { DATABASE_URL: await serverUrlOf(database) },
    withDatabase: (work) => work(database),
    close: () => database.close(),
  };
}

async function inFolder(): Promise<SharedDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lares-killed-'));
  cpSync(inject('preparedFolder'), dataDir, { recursive: true });
  return {
    environment: { DATA_DIR: dataDir },
    withDatabase: async (work) => {
      const database = await openDatabase({ databaseUrl: null, dataDir, unlimitedStatements: true });
      return work(database).finally(() => database.close());
    },
    close: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Processes of a script in this folder, which are killed and replaced. */
export class KilledProcesses {
  readonly #script: URL;
  readonly #environment: Record<string, string>;
  readonly #running: ChildProcess[] = [];

  constructor(script: string, environment: Record<string, string>) {
    this.#script = new URL(`./${script}`, import.meta.url);
    this.#environment = environment;
  }

  /** @param parameters of the script */
  start(...parameters: string[]): ChildProcess {
    const env = { ...process.env, ...this.#environment, NODE_ENV: 'production' };
    const child = fork(this.#script, parameters, { env, execArgv: [...UNOPTIMISED] });
    this.#running.push(child);
    return child;
  }

  /** Kills the one that runs longest. */
  async killOldest(): Promise<void> {
    const [oldest] = this.#running.splice(0, 1);
    if (oldest) await kill(oldest);
  }

  async killAll(): Promise<void> {
    await Promise.all(this.#running.splice(0).map(kill));
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
