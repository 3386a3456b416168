import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { translatorHref } from './translator-href.ts';

const TEMPLATE = 'https://translate.example.ch/?from={from}&to={to}&text={text}';
const german = { title: 'Wohnung & Garten', description: 'Hell.\n100 % ruhig #1', language: 'de' };

test('the translator is given title, description and both languages, as text of an address', () => {
  const href = translatorHref(TEMPLATE, german, 'fr') ?? '';
  const { origin, searchParams } = new URL(href);
  expect(origin).toBe('https://translate.example.ch');
  expect(Object.fromEntries(searchParams)).toEqual({
    from: 'de',
    to: 'fr',
    text: 'Wohnung & Garten\n\nHell.\n100 % ruhig #1',
  });
});

test('braces in a text have no meaning', () => {
  const href = translatorHref(TEMPLATE, { ...german, description: '{to} {from}' }, 'it') ?? '';
  expect(new URL(href).searchParams.get('text')).toBe('Wohnung & Garten\n\n{to} {from}');
});

test('for any text of an advertiser, the reader goes to the configured translator, with that text alone', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('/{to}/{text}', '/?q={text}'),
      (title, rest) => {
        const template = `https://translate.example.ch${rest}`;
        const href = translatorHref(template, { ...german, title }, 'fr') ?? '';
        expect(new URL(href).origin).toBe('https://translate.example.ch');
        expect(href).toMatch(/^[!-~]+$/);
        expect(href).not.toMatch(/["<>\\]/);
      },
    ),
  );
});

describe('there is no way to a translator', () => {
  test.each([
    ['where none is set up', null, german],
    ['for a text in the language of the reader', TEMPLATE, { ...german, language: 'fr' }],
    ['for a text in a language nobody knows', TEMPLATE, { ...german, language: null }],
    ['where nothing is written', TEMPLATE, { ...german, title: ' ', description: '' }],
  ])('%s', (_, template, offer) => {
    expect(translatorHref(template, offer, 'fr')).toBeNull();
  });
});

test.each([
  ['a sign cut in two', `${'x'.repeat(4_480)}${'🏡'.repeat(40)}`],
  ['half a sign', '\uD83C'],
])('a long text is cut, also with %s', (_, description) => {
  const href = translatorHref(TEMPLATE, { ...german, description }, 'fr') ?? '';
  const text = new URL(href).searchParams.get('text') ?? '';
  expect(text.length).toBeLessThanOrEqual(4_500);
  expect(text.isWellFormed()).toBe(true);
});
