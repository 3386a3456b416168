import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readSecrets } from './secret.ts';
import { ConfigError } from './settings-kind.ts';

const [FIRST, SECOND, THIRD] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];
const PERMISSIONS = 0o777;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lares-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = (settings: Record<string, string> = {}): string[] =>
  readSecrets(readConfig({ DATA_DIR: dataDir, ...settings }));

describe('the secrets of an installation', () => {
  test('begin with one that is made once, readable by its owner alone and nothing left beside it', () => {
    const made = read();
    expect(made).toHaveLength(1);
    expect(made[0]?.length).toBeGreaterThanOrEqual(43);
    expect(read()).toEqual(made);
    expect(statSync(join(dataDir, 'secret')).mode & PERMISSIONS).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['secret']);
  });

  test('are the lines of the file, the present one first, and those of SECRET_PREVIOUS', () => {
    writeFileSync(join(dataDir, 'secret'), `${SECOND}\n${FIRST}\n\n`);
    expect(read()).toEqual([SECOND, FIRST]);
    expect(read({ SECRET_PREVIOUS: THIRD })).toEqual([SECOND, FIRST, THIRD]);
  });

  test('are those of the settings once there is one, without the file', () => {
    expect(read({ SECRET: THIRD, SECRET_PREVIOUS: `${SECOND}, ${FIRST}` })).toEqual([THIRD, SECOND, FIRST]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test.each(['', '\n', 'short', `${FIRST}\nshort`])(
    'are refused where the file holds %j, which stays as it is',
    (content) => {
      const file = join(dataDir, 'secret');
      writeFileSync(file, content);
      expect(() => read()).toThrow(ConfigError);
      expect(() => read()).toThrow(`${file}: must have a secret of at least 32 characters on each line`);
      expect(readFileSync(file, 'utf8')).toBe(content);
    },
  );

  test.each([
    ['SECRET', 'short-but-mine'],
    ['SECRET_PREVIOUS', 'short-but-mine'],
    ['SECRET_PREVIOUS', `${FIRST},short-but-mine`],
    ['SECRET_PREVIOUS', `${FIRST},`],
  ])('are long, and the value of %s is not repeated', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`${name}: must have at least 32 characters, not the one given`);
  });
});
