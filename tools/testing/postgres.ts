import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of our own, gone after the tests. */
export interface TemporaryPostgres {
  url: string;
  stop(): void;
}

/** PostgreSQL refuses to run as root; Debian's package brings this user. */
const SERVER_USER = 'postgres';

/** Starts a server in a temporary folder on a free port of this machine, without waiting for the disk. */
export async function startPostgres(settings: readonly string[] = []): Promise<TemporaryPostgres> {
  const programs = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'lares-postgres-'));
  const { uid, gid } = serverUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const port = await freePort();
  run(join(programs, 'initdb'), ['-D', data, '-U', 'lares', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const options = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', ...settings].map(
    (setting) => `-c ${setting}`,
  );
  const where = `-p ${port} -k ${folder} -h 127.0.0.1 ${options.join(' ')}`;
  run(join(programs, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', where, 'start']);
  return {
    url: `postgresql://lares@127.0.0.1:${port}/postgres`,
    stop: () => {
      run(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Who runs the server: ourselves, unless we are root. */
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
