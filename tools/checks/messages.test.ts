import { expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import type { AllMessages, Messages } from '#tools/messages/message-files.ts';
import { checkMessages } from './messages.ts';

const inAll = (messages: Messages): AllMessages =>
  Object.fromEntries(LOCALES.map((locale) => [locale, { ...messages }])) as AllMessages;
const sources = (text: string) => new Map([['src/page.tsx', text]]);

test('four complete languages whose texts are all used are in order', () => {
  const all = inAll({ 'home.title': 'Home' });
  expect(checkMessages(all, sources(`text('home.title')`))).toEqual({ problems: [], unused: [] });
});

test('a text missing in one language is named', () => {
  const all = inAll({ 'home.title': 'Home' });
  delete all.it['home.title'];
  expect(checkMessages(all, sources(`text('home.title')`)).problems).toEqual(['home.title: missing in it']);
});

test('a text of one language that no other has is named', () => {
  const all = inAll({});
  all.fr['home.title'] = 'Maison';
  expect(checkMessages(all, sources('')).problems).toEqual(['home.title: missing in en, de, it']);
});

test('other placeholders in a translation are found, inside plurals too', () => {
  const all = inAll({ 'home.count': '{count, plural, one {# home} other {# homes in {place}}}' });
  all.de['home.count'] = '{count} Objekte';
  expect(checkMessages(all, sources(`text('home.count')`)).problems).toEqual([
    'home.count: placeholders differ between languages',
  ]);
});

test('a page that asks for a text nobody wrote is named, an error likewise', () => {
  const page = `text('home.titel', { count }) rich(\n  'home.terms', {}) new AppError('home.gone', { code: 410 })`;
  expect(checkMessages(inAll({}), sources(page)).problems).toEqual([
    'src/page.tsx: there is no text home.titel',
    'src/page.tsx: there is no text home.terms',
    'src/page.tsx: there is no text home.gone',
  ]);
});

test('unused texts are reported, those built from a beginning are not', () => {
  const all = inAll({ 'home.old': 'x', 'home.kind.flat': 'x', 'error.internal': 'x', 'home.open': 'x' });
  const page = `text(\`home.kind.\${kind}\`); const id = isOpen ? 'home.open' : null`;
  expect(checkMessages(all, sources(page)).unused).toEqual(['home.old']);
});
