import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { CHROMIUM, HEADLESS_SHELL } from './chromium.ts';
import { REDIS_SERVER } from './redis.ts';

interface Need {
  name: string;
  package: string;
  present(): boolean;
  /** Whether the tests run without it as well, though slower. */
  isDispensable?: boolean;
}

const POSTGRESQL: Need = {
  name: 'PostgreSQL',
  package: 'postgresql',
  present: () => globSync('/usr/share/postgresql/*/extension/pg_trgm.control').length > 0,
};

/** Asks a server as often as it can answer, at a small part of the server's own work. */
const WRK: Need = { name: 'wrk', package: 'wrk', present: () => existsSync('/usr/bin/wrk') };

/** Requirements of tests on the machine, and the Debian package of each. */
const NEEDS_OF_TESTS: readonly Need[] = [
  { name: 'Chromium', package: 'chromium', present: () => existsSync(CHROMIUM) },
  {
    name: 'Chromium without windows',
    package: 'chromium-headless-shell',
    present: () => existsSync(HEADLESS_SHELL),
    isDispensable: true,
  },
  { name: 'Redis', package: 'redis-server', present: () => existsSync(REDIS_SERVER) },
  POSTGRESQL,
];

/** Requirements of the comparison with other frameworks. */
export const NEEDS_OF_PEERS: readonly Need[] = [POSTGRESQL, WRK];

/**
 * Installs what is missing when we may (root on Debian), else names it.
 *
 * @returns whether everything is there
 */
export function installDebianPackages(needs = NEEDS_OF_TESTS): boolean {
  const missing = needs.filter((need) => !need.present());
  if (missing.length === 0) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
    // One by one: a package that this Debian does not know holds back no other.
    for (const need of missing)
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', need.package], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: environment,
      });
  }
  const still = missing.filter((need) => !need.present() && !need.isDispensable);
  if (still.length === 0) return true;
  const names = still.map((need) => need.name).join(' and ');
  console.error(`For all of it install ${names}: sudo apt-get install ${still.map((need) => need.package).join(' ')}`);
  return false;
}
