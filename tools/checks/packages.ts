import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Entry of one package in `package-lock.json`. */
interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  /** No package of the shipped product depends on it. */
  dev?: boolean;
  link?: boolean;
}

/** The parts of `package.json` and `package-lock.json` that name the origin of code. */
export interface PackageFiles {
  manifest: { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
  lock: { packages: Record<string, LockedPackage> };
}

/** Packages that may run an install script: the pinned Node fetches itself, the other one looks for its binary. */
const MAY_RUN_SCRIPTS: readonly string[] = ['node', '@swc/core'];
/**
 * Large packages that are not needed at run time. A package with one as an optional peer installs it: that peer is removed from its entry
 * in the lock file, because npm has no setting for it.
 */
const NEVER_SHIPPED: readonly string[] = ['typescript'];
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
/** A sha512 digest in base 64. */
const INTEGRITY = /^sha512-[\w+/]{86}==$/;
const MODULES = 'node_modules/';

const AUDIT = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=5000'];
const LONGEST_AUDIT_MS = 20_000;
const GRAVE: readonly string[] = ['high', 'critical'];

/** Faults of the project's packages; empty when there are none. */
export function findPackageFaults(): string[] {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const { stdout } = spawnSync('npm', AUDIT, { encoding: 'utf8', timeout: LONGEST_AUDIT_MS });
  const known = faultsOfAudit(stdout ?? '');
  if (known === null)
    console.log('  (no registry says which packages have known faults: only the lock file is checked)');
  return [...lockFaults({ manifest: read('package.json'), lock: read('package-lock.json') }), ...(known ?? [])];
}

/**
 * Faults of a lock file. Packages have no source but the registry that npm is set up with, are unchanged, have one version, and run no
 * install script.
 */
export function lockFaults({ manifest, lock }: PackageFiles): string[] {
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const loose = wanted
    .filter(([, version]) => !EXACT_VERSION.test(version))
    .map(([name, version]) => `package.json: ${name} is "${version}", not one version`);
  const missing = wanted
    .filter(([name, version]) => lock.packages[MODULES + name]?.version !== version)
    .map(([name, version]) => `package-lock.json: ${name} is not locked at ${version}`);
  const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
  return [...loose, ...missing, ...locked.flatMap(([path, entry]) => entryFaults(path, entry))];
}

function entryFaults(path: string, { resolved, integrity = '', hasInstallScript, dev, link }: LockedPackage): string[] {
  const name = path.slice(path.lastIndexOf(MODULES) + MODULES.length);
  const faults = [
    resolved !== undefined && `comes from ${resolved}, where it should be npm that decides`,
    (link || !path.startsWith(MODULES)) && 'is a folder, no package',
    !INTEGRITY.test(integrity) && 'has no sha512 to check it by',
    NEVER_SHIPPED.includes(name) && !dev && 'goes out with the product: some package has it as a peer',
    hasInstallScript && !MAY_RUN_SCRIPTS.includes(name) && 'runs a script when it is installed',
  ];
  return faults.filter((fault) => typeof fault === 'string').map((fault) => `package-lock.json: ${path} ${fault}`);
}

/**
 * Known severe vulnerabilities of shipped packages.
 *
 * @param report of `npm audit --json`
 * @returns null when the registry did not answer
 */
export function faultsOfAudit(report: string): string[] | null {
  try {
    const { vulnerabilities } = JSON.parse(report) as { vulnerabilities?: Record<string, { severity: string }> };
    if (vulnerabilities === undefined) return null;
    return Object.entries(vulnerabilities)
      .filter(([, { severity }]) => GRAVE.includes(severity))
      .map(([name, { severity }]) => `${name} has a known fault (${severity}): npm audit says which`);
  } catch {
    // No answer, or not from a registry.
    return null;
  }
}
