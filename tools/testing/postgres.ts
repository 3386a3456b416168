import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of our own, gone after the tests, and the accidents it may have. */
export interface TemporaryPostgres {
  url: string;
  /** Ends it in an orderly way (`fast`) or as a crash does (`immediate`); connections are broken off. */
  halt(how: 'fast' | 'immediate'): Promise<void>;
  /** Kills the process that makes all others; they notice in their own time. */
  kill(): void;
  /** Starts it again, on its port and with its data. */
  start(): Promise<void>;
  /** Stops it in the middle of what it does; its connections stay open. */
  hang(): void;
  /** Lets it go on where it was. */
  wake(): void;
  /** Makes a replica a server of its own. */
  promote(): Promise<void>;
  stop(): void;
}

/** PostgreSQL refuses to run as root; Debian's package brings this user. */
const SERVER_USER = 'postgres';
/** Without waiting for the disk: the data need not outlive the machine. */
const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
/** After a kill the memory of the old processes is free a little later: so often it is tried again. */
const MOST_STARTS = 100;
const START_AGAIN_MS = 50;

/** Starts a server in a temporary folder on a free port of this machine. */
export function startPostgres(settings: readonly string[] = []): Promise<TemporaryPostgres> {
  return startOn(settings, (program, data) => {
    run(program('initdb'), ['-D', data, '-U', 'lares', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  });
}

/** Starts a server that follows another one, by streaming replication. */
export function startReplicaOf({ url }: TemporaryPostgres): Promise<TemporaryPostgres> {
  return startOn([], (program, data) => {
    run(program('pg_basebackup'), ['-D', data, '-d', url, '-R', '-X', 'stream', '-c', 'fast']);
  });
}

/** @param prepare makes the data folder */
async function startOn(
  settings: readonly string[],
  prepare: (program: (name: string) => string, data: string) => void,
): Promise<TemporaryPostgres> {
  const programs = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'lares-postgres-'));
  const { uid, gid } = serverUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const port = await freePort();
  prepare((name) => join(programs, name), data);
  const options = [...HASTY, ...settings].map((setting) => `-c ${setting}`);
  const where = `-p ${port} -k ${folder} -h 127.0.0.1 ${options.join(' ')}`;
  const control = (...parameters: string[]) => [join(programs, 'pg_ctl'), ['-D', data, '-w', ...parameters]] as const;
  const starting = control('-l', join(folder, 'log'), '-o', where, 'start');
  run(...starting);
  const mother = (): number => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    url: `postgresql://lares@127.0.0.1:${port}/postgres`,
    halt: async (how) => {
      if ((await runBeside(...control('-m', how, 'stop'))) !== 0) throw new Error(`PostgreSQL did not stop ${how}.`);
    },
    kill: () => process.kill(mother(), 'SIGKILL'),
    start: async () => {
      for (let starts = 1; (await runBeside(...starting)) !== 0; starts += 1) {
        if (starts === MOST_STARTS) throw new Error('PostgreSQL did not start again.');
        await sleep(START_AGAIN_MS);
      }
    },
    hang: () => signalFamily(mother(), 'SIGSTOP'),
    wake: () => signalFamily(mother(), 'SIGCONT'),
    promote: async () => {
      if ((await runBeside(...control('promote'))) !== 0) throw new Error('The replica was not promoted.');
    },
    stop: () => {
      spawnSync(...control('-m', 'immediate', 'stop'), { ...serverUser(), stdio: 'ignore', cwd: '/' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The mother first: she shall not make others meanwhile. */
function signalFamily(mother: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  process.kill(mother, signal);
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(mother)], { encoding: 'utf8' });
  for (const child of stdout.split(/\s+/).filter(Boolean)) {
    try {
      process.kill(Number(child), signal);
    } catch {
      // Ended meanwhile.
    }
  }
}

/** The user that runs the server: the current one, unless that is root. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(spawnSync('id', [flag, SERVER_USER], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function run(program: string, parameters: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, parameters, {
    ...serverUser(),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr ?? error?.message}`);
}

/** The same, while others go on working. Returns how it ended. */
async function runBeside(program: string, parameters: readonly string[]): Promise<number | null> {
  const [code] = await once(spawn(program, parameters, { ...serverUser(), stdio: 'ignore', cwd: '/' }), 'exit');
  return code;
}
