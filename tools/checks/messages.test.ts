import { describe, expect, test } from 'vitest';
import { PAGE_PARTS } from '#generated/page-parts.ts';
import { LOCALE_FILES, LOCALES } from '#kernel/locale.ts';
import { MESSAGE_PARTS } from '#kit/i18n/message-parts.ts';
import type { Messages, PartMessages } from '#tools/messages/message-files.ts';
import { checkMessages, checkParts, findDisplacedTexts } from './messages.ts';

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

test('a text that is in two parts is named, even if each has other languages of it', () => {
  const parts = { base: inAll({}), home: inAll({ 'home.title': 'Home' }) };
  parts.base.fr['home.title'] = 'Maison';
  expect(checkMessages(parts, sources(`text('home.title')`)).problems).toContain('home.title: stands in base and home');
});

describe('the folders of texts', () => {
  const files = MESSAGE_PARTS.flatMap((part) => LOCALES.map((locale) => `${part}/${LOCALE_FILES[locale]}`));
  const [brought, ...named] = PAGE_PARTS;
  const list = named.map((part) => `'${part}'`).join(', ');
  const pages = sources(`staticData: { texts: [${list}] }; withTexts('${brought}', import('./Piece.tsx'))`);

  test('are in order with four languages each, all of them named by a page or a piece of one', () => {
    expect(checkParts(files, pages)).toEqual([]);
  });

  test('need every language', () => {
    const others = files.filter((file) => file !== 'home/it-ch.json');
    expect(checkParts(others, pages)).toEqual(['locales/home/it-ch.json is missing']);
  });

  test.each(['garage/en.json', 'home/es.json', 'en.json'])('hold nothing that is never read: %s', (file) => {
    expect(checkParts([...files, file], pages)).toEqual([`locales/${file} is of no part or language of ours`]);
  });

  test('are each named by a page', () => {
    expect(checkParts(files, sources(`staticData: { texts: [${list}] }`))).toEqual([
      `no page names the part ${brought}`,
    ]);
  });
});

test('other placeholders in a translation are found, inside plurals too', () => {
  const home = inAll({ 'home.count': '{count, plural, one {# home} other {# homes in {place}}}' });
  home.de['home.count'] = '{count} Objekte';
  expect(checkMessages({ home }, sources(`text('home.count')`)).problems).toEqual([
    'home.count: placeholders differ between languages',
  ]);
});

test('a page that uses a missing text is named, an error likewise', () => {
  const page = `text('home.titel', { count }) rich(\n  'home.terms', {}) new AppError('home.gone', { code: 410 })`;
  expect(checkMessages({}, sources(page)).problems).toEqual([
    'src/page.tsx: there is no text home.titel',
    'src/page.tsx: there is no text home.terms',
    'src/page.tsx: there is no text home.gone',
  ]);
});

test('unused texts are reported, those built from a beginning or an end are not', () => {
  const home = inAll({
    'home.old': 'x',
    'home.title': 'x',
    'home.kind.title': 'x',
    'home.kind.flat': 'x',
    'error.internal': 'x',
    'home.open': 'x',
  });
  const page = `text(\`home.kind.\${kind}\`); const id = isOpen ? 'home.open' : null; head('home'); text(\`\${screen}.title\`)`;
  expect(checkMessages({ home }, sources(page)).unused).toEqual(['home.old']);
});

test('an end of ids stands for the words of its own file only', () => {
  const home = inAll({ 'home.title': 'x', 'about.title': 'x' });
  const files = new Map([
    ['src/home.ts', `text(\`\${screen}.title\`); open('home')`],
    ['src/about.ts', `open('about')`],
  ]);
  expect(checkMessages({ home }, files).unused).toEqual(['about.title']);
});

describe('texts of mails and documents', () => {
  const lookup = (id: string): string => `textIn(locale, 'mail.greeting'); textIn(locale, ${id})`;
  const ofKind = (thing: string): string => ['`mail.$', '{name}.', thing, '`'].join('');
  const read = new Map([
    ['src/capabilities/moving/server/moving.mail.ts', lookup("'receipt.total'") + lookup(ofKind('subject'))],
    ['src/capabilities/review/server/review.mail.ts', lookup(ofKind('text'))],
  ]);

  test.each([
    ['server-moving', 'receipt.total', true],
    ['server-moving', 'mail.movingRequest.subject', true],
    ['mail', 'mail.greeting', true],
    ['server-alerts', 'receipt.total', false],
    ['mail', 'receipt.total', false],
    ['mail', 'mail.movingRequest.subject', false],
  ])('are in the part of their capability: %s, %s: %s', (part, id, isRight) => {
    expect(findDisplacedTexts({ [part]: inAll({ [id]: 'Text' }) }, read)).toHaveLength(isRight ? 0 : 1);
  });
});
