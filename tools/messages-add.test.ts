import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { beforeEach, expect, test } from 'vitest';
import { readAllMessages } from '#tools/messages/message-files.ts';
import { LOCALES_DIR } from './messages/message-files.ts';
import { addMessages } from './messages-add.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(`${tmpdir()}/locales-`);
  await cp(LOCALES_DIR, dir, { recursive: true });
});

const inAll = (text: string) => ({ en: text, fr: text, de: text, it: text });

test('new texts stand in all four files, sorted by id, with typographic apostrophes', async () => {
  await addMessages(
    { 'aaa.first': { ...inAll('x'), fr: "L'{place}", en: '{place}', de: '{place}', it: '{place}' } },
    dir,
  );
  const { en, fr } = await readAllMessages(dir);
  expect(fr['aaa.first']).toBe('L’{place}');
  expect(Object.keys(en)[0]).toBe('aaa.first');
  expect(Object.keys(en)).toEqual(Object.keys(en).toSorted());
});

test('people who add at the same moment do not lose texts', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `added.by${index}`);
  await Promise.all(ids.map((id) => addMessages({ [id]: inAll(id) }, dir)));
  const { it } = await readAllMessages(dir);
  expect(ids.filter((id) => it[id] === undefined)).toEqual([]);
});

test.each([
  ['a missing language', { 'a.b': { en: 'x', fr: 'x', de: 'x' } }, 'a.b: it is missing'],
  ['a sharp s', { 'a.b': { ...inAll('x'), de: 'Straße' } }, 'a.b: de holds ß'],
  ['a French space', { 'a.b': { ...inAll('x'), fr: 'Où ?' } }, 'a.b: fr holds a space'],
  ['an Italian voi', { 'a.b': { ...inAll('x'), it: 'la vostra casa' } }, 'a.b: it says voi'],
  ['other placeholders', { 'a.b': { ...inAll('{x}'), it: '{y}' } }, 'a.b: placeholders differ'],
  ['another tag', { 'a.b': { ...inAll('<b>x</b>'), it: 'x' } }, 'a.b: placeholders differ'],
  ['broken ICU', { 'a.b': inAll('{x') }, 'a.b: en is no valid ICU message'],
  ['an unknown language', { 'a.b': { ...inAll('x'), rm: 'x' } }, 'a.b: rm is none of our languages'],
  ['an id without a noun', { hello: inAll('x') }, 'hello: an id reads noun.thing'],
])('%s keeps everything out and says why', async (_name, added, problem) => {
  const before = await readFile(`${dir}/en.json`, 'utf8');
  await expect(addMessages({ 'fine.text': inAll('x'), ...added }, dir)).rejects.toThrow(problem);
  expect(await readFile(`${dir}/en.json`, 'utf8')).toBe(before);
});
