import { expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import type { Messages, PartMessages } from '#tools/messages/message-files.ts';
import { checkMessages } from './messages.ts';

const inAll = (messages: Messages): PartMessages =>
  Object.fromEntries(LOCALES.map((locale) => [locale, { ...messages }])) as PartMessages;
const sources = (text: string) => new Map([['src/page.tsx', text]]);

test('four complete languages whose texts are all used are in order', () => {
  const home = inAll({ 'home.title': 'Home' });
  expect(checkMessages({ home }, sources(`text('home.title')`))).toEqual({ problems: [], unused: [] });
});

test('a text missing in one language is named', () => {
  const home = inAll({ 'home.title': 'Home' });
  delete home.it['home.title'];
  expect(checkMessages({ home }, sources(`text('home.title')`)).problems).toEqual(['home.title: missing in it']);
});

test('a text of one language that no other has is named', () => {
  const home = inAll({});
  home.fr['home.title'] = 'Maison';
  expect(checkMessages({ home }, sources('')).problems).toEqual(['home.title: missing in en, de, it']);
});

test('other placeholders in a translation are found, inside plurals too', () => {
  const home = inAll({ 'home.count': '{count, plural, one {# home} other {# homes in {place}}}' });
  home.de['home.count'] = '{count} Objekte';
  expect(checkMessages({ home }, sources(`text('home.count')`)).problems).toEqual([
    'home.count: placeholders differ between languages',
  ]);
});

test('a page that asks for a text nobody wrote is named, an error likewise', () => {
  const page = `text('home.titel', { count }) rich(\n  'home.terms', {}) new AppError('home.gone', { code: 410 })`;
  expect(checkMessages({}, sources(page)).problems).toEqual([
    'src/page.tsx: there is no text home.titel',
    'src/page.tsx: there is no text home.terms',
    'src/page.tsx: there is no text home.gone',
  ]);
});

test('unused texts are reported, those built from a beginning are not', () => {
  const home = inAll({ 'home.old': 'x', 'home.kind.flat': 'x', 'error.internal': 'x', 'home.open': 'x' });
  const page = `text(\`home.kind.\${kind}\`); const id = isOpen ? 'home.open' : null`;
  expect(checkMessages({ home }, sources(page)).unused).toEqual(['home.old']);
});
