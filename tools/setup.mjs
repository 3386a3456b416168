// Installs what the lock file names, unless it is there already. Plain JavaScript without dependencies: it runs on
// whatever Node the machine has; everything after it runs on the pinned one in node_modules/.bin.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.installed';
const OLDEST_NODE = 20;

const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE) fail(`Node ${OLDEST_NODE} or newer is needed to begin; this is ${process.version}.`);

const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
if (installed !== wanted || !existsSync('node_modules/.bin/node')) {
  console.log('Installing packages (once, about a minute) …');
  // Not `npm ci`: it refuses a lock file without the packages of other platforms, which not every registry carries.
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) fail('The packages could not be installed; the lines above say why.');
  writeFileSync(STAMP, wanted);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
