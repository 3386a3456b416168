import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readArguments } from './import-feed.ts';

describe('the command line of an import', () => {
  test('in any order', () => {
    expect(readArguments(['idx', 'unload.txt', '--agency', 'Régie SA'])).toEqual({
      agencyName: 'Régie SA',
      file: 'unload.txt',
      picturesDir: null,
      dryRun: false,
      confirm: false,
    });
    expect(
      readArguments(['--dry-run', '--agency=Régie SA', 'idx', '--pictures', 'images', '--confirm', 'unload.txt']),
    ).toMatchObject({ file: 'unload.txt', picturesDir: 'images', dryRun: true, confirm: true });
  });

  test.each([
    [[], 'The first word is the format'],
    [['csv', 'unload.txt', '--agency', 'A'], 'not "csv"'],
    [['idx', '--agency', 'A'], 'Which file?'],
    [['idx', 'one.txt', 'two.txt', '--agency', 'A'], 'what is "two.txt"'],
    [['idx', 'unload.txt'], 'Name the agency'],
    [['idx', 'unload.txt', '--agency', ' - '], 'Name the agency'],
    [['idx', 'unload.txt', '--agency', 'A', '--force'], '--force'],
  ])('%j says what is wrong', (argv, message) => {
    expect(() => readArguments(argv)).toThrow(message);
  });
});

test('a file that is not there ends the command with 1, a plain reason and the usage', () => {
  const command = new URL('./import-feed.ts', import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [command, 'idx', '--agency', 'A', '/nowhere/unload.txt'],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^The file \/nowhere\/unload\.txt cannot be read: it does not exist\.\n\nUsage: /);
});
