import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DirectoryLockedError, lockDirectory } from './directory-lock.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'lares-lock-'));
const LOCK_MODULE = new URL('./directory-lock.ts', import.meta.url).href;

test('a second claim on the same folder is refused until the first is given up', async () => {
  const folder = newFolder();
  const unlock = await lockDirectory(folder);
  await expect(lockDirectory(folder)).rejects.toThrow(DirectoryLockedError);
  await unlock();
  const again = await lockDirectory(folder);
  await again();
});

test('a killed process leaves nothing behind that blocks the next one', async () => {
  const folder = newFolder();
  const script = `import { lockDirectory } from ${JSON.stringify(LOCK_MODULE)};
    await lockDirectory(${JSON.stringify(folder)}); setInterval(() => {}, 1000); console.log('locked');`;
  const other = spawn('node_modules/.bin/node', ['--input-type=module', '-e', script]);
  await once(other.stdout, 'data');
  await expect(lockDirectory(folder)).rejects.toThrow(DirectoryLockedError);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const unlock = await lockDirectory(folder);
  await unlock();
});
