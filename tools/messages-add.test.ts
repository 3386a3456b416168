import { cp, mkdtemp, rm } from 'node:fs/promises';
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

const inAll = <T>(text: T) => ({ en: text, fr: text, de: text, it: text });

test('new texts are in all four files, sorted by id, with typographic apostrophes', async () => {
  const added = { 'aaa.first': { ...inAll('{place}'), fr: "L'{place}" } };
  await addMessages('home', added, dir);
  const { en, fr } = (await readAllMessages(dir)).home;
  expect(fr['aaa.first']).toBe('L’{place}');
  expect(Object.keys(en)[0]).toBe('aaa.first');
  expect(Object.keys(en)).toEqual(Object.keys(en).toSorted());
});

test('people who add at the same moment do not lose texts', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `added.by${index}`);
  await Promise.all(ids.map((id) => addMessages('base', { [id]: inAll(id) }, dir)));
  const { it } = (await readAllMessages(dir)).base;
  expect(ids.filter((id) => it[id] === undefined)).toEqual([]);
});

test('a part that has no texts yet gets its folder', async () => {
  await rm(`${dir}/map`, { recursive: true });
  await addMessages('map', { 'map.zoom': inAll('Zoom') }, dir);
  expect((await readAllMessages(dir)).map).toEqual(inAll({ 'map.zoom': 'Zoom' }));
});

test.each([
  ['a missing language', { 'a.b': { en: 'x', fr: 'x', de: 'x' } }, 'a.b: it is missing'],
  ['a sharp s', { 'a.b': { ...inAll('x'), de: 'Straße' } }, 'a.b: de holds ß'],
  ['a French space', { 'a.b': { ...inAll('x'), fr: 'Où ?' } }, 'a.b: fr holds a space'],
  ['a space in French quotation marks', { 'a.b': { ...inAll('x'), fr: '« ici »' } }, 'a.b: fr holds a space within'],
  ['an agent in French', { 'a.b': { ...inAll('x'), fr: 'Un agent près de vous' } }, 'a.b: fr has another word'],
  ['an English e-mail', { 'a.b': { ...inAll('x'), en: 'Your e-mail' } }, 'a.b: en says e-mail'],
  ['an English sign-in', { 'a.b': { ...inAll('x'), en: 'Please sign in.' } }, 'a.b: en says sign in'],
  ['a German Knopf', { 'a.b': { ...inAll('x'), de: 'Der Knopf unten' } }, 'a.b: de says Knopf'],
  [
    'a word the glossary has another for',
    { 'a.b': { ...inAll('x'), de: 'Ihre Merkliste' } },
    'a.b: de has another word',
  ],
  ['genders joined by a sign', { 'a.b': { ...inAll('x'), de: 'Makler:innen' } }, 'a.b: de joins both genders'],
  ['an Italian infinitive', { 'a.b': { ...inAll('x'), it: 'Salvare la ricerca' } }, 'a.b: it commands by'],
  ['a capital within an Italian verb', { 'a.b': { ...inAll('x'), it: 'Può scriverLe' } }, 'a.b: it has a capital'],
  ['an Italian word the glossary has another for', { 'a.b': { ...inAll('x'), it: 'alloggi' } }, 'a.b: it has another'],
  ['an Italian voi', { 'a.b': { ...inAll('x'), it: 'la vostra casa' } }, 'a.b: it says voi'],
  ['other placeholders', { 'a.b': { ...inAll('{x}'), it: '{y}' } }, 'a.b: placeholders differ'],
  ['another tag', { 'a.b': { ...inAll('<b>x</b>'), it: 'x' } }, 'a.b: placeholders differ'],
  ['broken ICU', { 'a.b': inAll('{x') }, 'a.b: en is no valid ICU message'],
  ['an unknown language', { 'a.b': { ...inAll('x'), rm: 'x' } }, 'a.b: rm is none of our languages'],
  ['an id without a noun', { hello: inAll('x') }, 'hello: an id reads noun.thing'],
  ['an id of another part', { 'home.title': inAll('x') }, 'home.title: it stands in home already'],
])('%s keeps everything out and says why', async (_name, added, problem) => {
  const before = await readAllMessages(dir);
  await expect(addMessages('base', { 'fine.text': inAll('x'), ...added }, dir)).rejects.toThrow(problem);
  expect(await readAllMessages(dir)).toEqual(before);
});
