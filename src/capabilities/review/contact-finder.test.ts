import { describe, expect, test } from 'vitest';
import { findContacts } from './contact-finder.ts';

const kinds = (text: string): string[] => findContacts(text).map(({ kind }) => kind);

describe('contact data is found in a text', () => {
  test.each([
    ['Schreiben Sie an anna.muster@example.ch.', 'email'],
    ['anna.muster (at) example (punkt) ch', 'email'],
    ['anna [ät] example.ch', 'email'],
    ['écrire à anna arobase exemple point ch', 'email'],
    ['scrivete a anna chiocciola esempio punto ch', 'email'],
    ['anna at example dot com', 'email'],
    ['Mehr auf https://example.ch/wohnung', 'link'],
    ['www.example.com', 'link'],
    ['Bilder auf meine-wohnung.ch zu sehen', 'link'],
    ['meine-wohnung punkt ch', 'link'],
    ['Tel. 079 123 45 67', 'phone'],
    ['Appelez le 021/555.00.00', 'phone'],
    ['+41 (0)79 123-45-67', 'phone'],
    ['0041791234567', 'phone'],
    ['O79 123 45 67', 'phone'],
    ['null sieben neun eins zwei drei vier fünf sechs sieben', 'phone'],
    ['zéro sept neuf un deux trois quatre cinq six sept', 'phone'],
    ['zero, sette, nove, uno, due, tre, quattro, cinque', 'phone'],
    ['oh zero seven nine one two three four five six seven', 'phone'],
  ])('%s', (text, kind) => {
    expect(kinds(text)).toContain(kind);
  });
});

test.each([
  'Ruhige Wohnung mit Balkon, 84 m², Miete CHF 1’950.– inkl. Nebenkosten CHF 180.00.',
  'Frei ab 01.12.2026, Besichtigung am 05.12.2026.',
  'Prix CHF 1 250 000, construit en 1998, rénové en 2015. 4.5 pièces.',
  'Zwei Zimmer, drei Balkone, ein Keller und vier Parkplätze.',
  'Due camere, tre bagni. Tranquillo.',
  'Ruhig gelegen.Balkon mit Seesicht.',
  'Grundstück Nr. 1234, Parzelle 5678, 1003 Lausanne',
])('nothing is found in: %s', (text) => {
  expect(findContacts(text)).toEqual([]);
});

test('contact data is shown as it is written, and no more than ten of it', () => {
  expect(findContacts('Tel. 079 123 45 67, bitte')).toEqual([{ kind: 'phone', excerpt: '079 123 45 67' }]);
  expect(findContacts('a@example.ch '.repeat(30))).toHaveLength(10);
});

test('a long text of anything takes no time', () => {
  for (const part of ['0 ', 'a.', 'zwei ', '0a', '@', 'www.', '(at)'])
    expect(findContacts(part.repeat(5_000)).length).toBeLessThanOrEqual(10);
});
