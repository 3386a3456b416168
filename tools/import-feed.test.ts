// engines: both
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anIdxFile, anIdxStock, idxValues } from '#tests/factories/idx-record.ts';
import { type SharedDatabase, sharedDatabase } from '#tests/support/processes/killed-processes.ts';
import { readArguments } from './import-feed.ts';

const COMMAND = new URL('./import-feed.ts', import.meta.url).pathname;

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

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lares-feed-'));
  let place: SharedDatabase;
  beforeAll(async () => {
    place = await sharedDatabase();
  });
  afterAll(async () => {
    await place.close();
    rmSync(folder, { recursive: true });
  });

  const run = (agencyName: string, file: string) => {
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, ...place.environment };
    const parameters = ['idx', '--agency', agencyName, file];
    return spawnSync(process.execPath, [COMMAND, ...parameters], { encoding: 'utf8', env });
  };

  test.each<[string, Buffer, number, RegExp]>([
    ['all of it is taken over', anIdxFile(...anIdxStock(2)), 0, /^$/],
    [
      'a record is put aside',
      anIdxFile({ ref_object: '1' }, { ref_object: '2', offer_type: 'MAYBE' }),
      3,
      /^Not all was taken over: 1 of 2 put aside; .+\n$/,
    ],
    [
      'the file has the wrong format',
      Buffer.from('<html>'),
      4,
      /^Refused: this is no IDX file, but: HTML page\. .+\n$/,
    ],
    ['the file is empty', Buffer.alloc(0), 5, /^Empty: there is no record in the file\.\n$/],
  ])('where %s says so by its code and in one line', (agencyName, bytes, code, line) => {
    const file = join(folder, 'unload.txt');
    writeFileSync(file, bytes);
    const { status, stderr, stdout } = run(agencyName, file);
    expect([status, stderr]).toEqual([code, expect.stringMatching(line)]);
    expect(stdout).toContain(`→ ${agencyName}\n`);
  });

  test('takes all records of 183 values whose last is empty, without a closing #', () => {
    const records = anIdxStock(3).map((changes) => idxValues(changes));
    expect(records.map((values) => [values.length, values.at(-1)])).toEqual(Array(3).fill([183, '']));
    const file = join(folder, 'open-records.txt');
    writeFileSync(file, records.map((values) => `${values.join('#')}\r\n`).join(''), 'latin1');
    const { status, stderr, stdout } = run('Open records', file);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('3 read: 3 new, 0 changed, 0 unchanged, 0 put aside;');
    expect(stdout).not.toContain('not the 183 values of the format');
  });

  test('where the file is not there ends with 1 and one line, and reads nothing', () => {
    const { status, stdout, stderr } = run('A', '/nowhere/unload.txt');
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      'The file /nowhere/unload.txt cannot be read: it does not exist.\n',
    ]);
  });

  test('where no agency is named ends with 1, a line and the usage', () => {
    const { status, stdout, stderr } = run(' ', '/nowhere/unload.txt');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Whose listings\? Name the agency with --agency "Name"\.\n\nUsage: /);
  });
});
