import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { REDIS_SERVER } from './redis.ts';

/** What tests need from the machine, and the Debian package it comes in. */
const NEEDS = [
  { name: 'Chromium', package: 'chromium', present: () => existsSync('/usr/bin/chromium') },
  { name: 'Redis', package: 'redis-server', present: () => existsSync(REDIS_SERVER) },
  {
    name: 'PostgreSQL',
    package: 'postgresql',
    present: () => globSync('/usr/share/postgresql/*/extension/pg_trgm.control').length > 0,
  },
];

/**
 * Installs what is missing when we may (root on Debian), else names it.
 *
 * @returns whether everything is there
 */
export function installDebianPackages(): boolean {
  const missing = NEEDS.filter((need) => !need.present());
  if (missing.length === 0) return true;
  const packages = missing.map((need) => need.package);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    });
  }
  const still = missing.filter((need) => !need.present());
  if (still.length === 0) return true;
  const names = still.map((need) => need.name).join(' and ');
  console.error(
    `For the whole suite install ${names}: sudo apt-get install ${still.map((need) => need.package).join(' ')}`,
  );
  return false;
}
