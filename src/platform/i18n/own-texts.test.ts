import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/product/test-app.ts';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../config/settings-kind.ts';
import { applyOwnTexts, textIn } from './messages.ts';

const folders: string[] = [];
afterAll(() => {
  applyOwnTexts({});
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder with texts of an installation, by file name. */
function textsDir(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lares-texts-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

const faultsOf = (TEXTS_DIR: string): string => {
  try {
    readConfig({ TEXTS_DIR });
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

test.each([
  [
    'an id that no text has',
    { 'en.json': { 'home.titel': 'Hello' } },
    'en.json: home.titel: there is no text with this id',
  ],
  [
    'a missing value',
    { 'en.json': { 'error.validation.max': 'Too long.' } },
    'en.json: error.validation.max: lacks {length}',
  ],
  [
    'a value too many',
    { 'de-ch.json': { 'home.title': 'Hallo {name}' } },
    'de-ch.json: home.title: must not have {name}',
  ],
  [
    'a missing tag',
    { 'en.json': { 'account.terms': 'I accept.' } },
    'en.json: account.terms: lacks <privacy>, <terms>',
  ],
  [
    'a format that pages do not know',
    { 'en.json': { 'kit.rooms': '{count, number}' } },
    'lacks {count} and must not have {count, format}',
  ],
  ['a value in quotes', { 'fr-ch.json': { 'kit.page': "L'{page}" } }, 'fr-ch.json: kit.page: lacks {page}'],
  [
    'a plural that is cut off',
    { 'en.json': { 'kit.rooms': '{count, plural, one {# room}' } },
    'is no valid ICU message',
  ],
  ['no text', { 'it-ch.json': { 'home.title': 3 } }, 'it-ch.json: home.title: must be a text that is not empty'],
  ['an empty text', { 'en.json': { 'home.title': ' ' } }, 'en.json: home.title: must be a text that is not empty'],
  ['a list', { 'en.json': ['Hello'] }, 'en.json: must hold one JSON object with a text for each id'],
  ['no JSON', { 'en.json': '{ "home.title": ' }, 'en.json: must hold one JSON object with a text for each id'],
  ['another language', { 'es.json': {} }, 'es.json: is none of en.json'],
])('a start with %s in its own texts is refused by name', (_what, files, fault) => {
  const words = faultsOf(textsDir(files));
  expect(words).toMatch(/^TEXTS_DIR: /);
  expect(words).toContain(fault);
});

test('a folder that is not there is refused', () => {
  expect(faultsOf('/nowhere/texts')).toMatch(/^TEXTS_DIR: must be a folder .*, not "\/nowhere\/texts"$/);
});

test('the texts that the sample market corrects can be used', () => {
  expect(faultsOf('sample/own-texts')).toBe('');
  const { ownTexts } = readConfig({ TEXTS_DIR: 'sample/own-texts' });
  expect(Object.values(ownTexts.en ?? {}).join()).not.toMatch(/occured|ocurred|signin|less than/);
});

test('errors of the API and its list of texts say the texts of the installation, and the next start without them the given ones', async () => {
  const TEXTS_DIR = textsDir({ 'en.json': { 'error.auth.required': 'Members only.' } });
  const text = async (settings: Record<string, string>): Promise<string[]> => {
    const app = await testApp({ settings });
    const refused = await app.run('{ profile { id } }');
    const { data } = await app.run('{ intl(locale: en) { id message } }');
    await app.close();
    const { intl: texts } = data as { intl: { id: string; message: string }[] };
    return [refused.errors?.[0]?.message ?? '', texts.find(({ id }) => id === 'error.auth.required')?.message ?? ''];
  };
  expect(await text({ TEXTS_DIR })).toEqual(['Members only.', 'Members only.']);
  expect(await text({ TEXTS_DIR })).toEqual(['Members only.', 'Members only.']);
  expect(await text({})).toEqual(['Please log in to continue.', 'Please log in to continue.']);
  expect(textIn('en', 'error.auth.required')).toBe('Please log in to continue.');
});
