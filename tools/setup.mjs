// Installs what the lock file names, unless it is there already; with `--omit=dev` only what the product runs on. Plain
// JavaScript without dependencies: it runs on whatever Node the machine has; everything after it runs on the pinned one
// in node_modules/.bin.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.installed';
const OLDEST_NODE = 20;
const OMIT_DEV = '--omit=dev';

const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE) fail(`Node ${OLDEST_NODE} or newer is needed to begin; this is ${process.version}.`);

const everything = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : OMIT_DEV;
// Development dependencies stay where they are installed.
const which = process.argv.includes(OMIT_DEV) && installed.endsWith(OMIT_DEV) ? OMIT_DEV : '--include=dev';
const wanted = which === OMIT_DEV ? `${everything} ${OMIT_DEV}` : everything;
if (installed !== wanted || !existsSync('node_modules/.bin/node')) {
  console.log('Installing packages (once, about a minute) …');
  // Not `npm ci`: it refuses a lock file without the packages of other platforms, which not every registry carries.
  const { status } = spawnSync('npm', ['install', '--no-save', which, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The packages could not be installed; the lines above say why.');
  writeFileSync(STAMP, wanted);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
