import { describe, expect, test } from 'vitest';
import { faultsOfAudit, lockFaults, type PackageFiles } from './packages.ts';

const integrity = `sha512-${'a'.repeat(86)}==`;
const GOOD = { version: '1.2.3', integrity };

/** Two valid packages, with a test's change to one of them. */
const filesWith = (entry: object, path = 'node_modules/b'): PackageFiles => ({
  manifest: { dependencies: { a: '1.2.3' }, devDependencies: { b: '2.0.0-beta.1' } },
  lock: {
    packages: {
      '': {},
      'node_modules/a': GOOD,
      'node_modules/b': { version: '2.0.0-beta.1', integrity },
      ...{ [path]: { version: '2.0.0-beta.1', integrity, ...entry } },
    },
  },
});

describe('the lock file', () => {
  test('is in order when every package is one version with a sum', () => {
    expect(lockFaults(filesWith({}))).toEqual([]);
    expect(lockFaults(filesWith({ hasInstallScript: true }, 'node_modules/node'))).toEqual([]);
  });

  test.each([
    ['of a repository', { resolved: 'git+ssh://git@example.ch/b.git#1234' }, 'comes from git'],
    ['of a server', { resolved: 'http://example.ch/b.tgz' }, 'comes from http'],
    ['of a folder', { link: true }, 'is a folder'],
    ['without a sum', { integrity: undefined }, 'no sha512'],
    ['with a weak sum', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'no sha512'],
    ['with a script', { hasInstallScript: true }, 'runs a script'],
  ])('may hold no package %s', (_what, entry, fault) => {
    for (const path of ['node_modules/b', 'node_modules/a/node_modules/b'])
      expect(lockFaults(filesWith(entry, path))).toEqual([
        expect.stringMatching(new RegExp(`^package-lock.json: ${path} .*${fault}`)),
      ]);
  });

  test('ships no large package that is not needed at run time', () => {
    const typescript = (entry: object) => lockFaults(filesWith({ ...GOOD, ...entry }, 'node_modules/typescript'));
    expect(typescript({ dev: true })).toEqual([]);
    expect(typescript({ devOptional: true })).toEqual([expect.stringContaining('goes out with the product')]);
  });

  test.each(['^1.2.3', '~1.2.3', '*', 'latest', '1.2', 'git+https://example.ch/a.git', 'file:../a'])(
    'may not leave open what "%s" is',
    (version) => {
      const { lock } = filesWith({});
      const faults = lockFaults({ manifest: { dependencies: { a: version } }, lock });
      expect(faults).toContain(`package.json: a is "${version}", not one version`);
    },
  );

  test('holds what is wanted', () => {
    const { lock } = filesWith({});
    expect(lockFaults({ manifest: { dependencies: { a: '1.2.4', c: '1.0.0' } }, lock })).toEqual([
      'package-lock.json: a is not locked at 1.2.4',
      'package-lock.json: c is not locked at 1.0.0',
    ]);
  });
});

describe('the list of known faults', () => {
  test('counts where they are grave', () => {
    const of = (severity: string) => JSON.stringify({ vulnerabilities: { a: { severity } } });
    expect(['info', 'low', 'moderate'].flatMap((severity) => faultsOfAudit(of(severity)))).toEqual([]);
    for (const severity of ['high', 'critical'])
      expect(faultsOfAudit(of(severity))).toEqual([`a has a known fault (${severity}): npm audit says which`]);
  });

  test('is missing where no registry answers', () => {
    for (const report of ['', '{"message":"405 Method Not Allowed","error":{}}', '<html>', 'null'])
      expect(faultsOfAudit(report)).toBeNull();
  });
});
