import { describe, expect, test } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { createLocaleTools } from './locale-tools.ts';
import { loadMessages } from './messages.ts';

const toolsOf = async (locale: Locale) => createLocaleTools(locale, await loadMessages(locale));
const [en, fr, de, it] = await Promise.all([toolsOf('en'), toolsOf('fr'), toolsOf('de'), toolsOf('it')]);

const withPlainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('money', () => {
  test('whole francs end in a dash in the three national languages and in nothing in English', () => {
    expect([en, fr, de, it].map((tools) => withPlainSpaces(tools.money(1950)))).toEqual([
      'CHF 1,950',
      'CHF 1’950.–',
      'CHF 1’950.–',
      'CHF 1’950.–',
    ]);
  });

  test('centimes are shown with two digits, also with floating-point errors', () => {
    expect(withPlainSpaces(de.money(1950.5))).toBe('CHF 1’950.50');
    expect(withPlainSpaces(de.money(0.1 + 0.2))).toBe('CHF 0.30');
    expect(withPlainSpaces(en.money(19.999))).toBe('CHF 20');
    expect(withPlainSpaces(de.money(-0.5))).toBe('CHF −0.50');
  });

  test('millions are grouped twice and the currency can be another', () => {
    expect(withPlainSpaces(fr.money(1_250_000))).toBe('CHF 1’250’000.–');
    expect(withPlainSpaces(it.money(120, 'EUR'))).toBe('EUR 120.–');
  });

  test('amount and currency never part at the end of a line', () => {
    expect(de.money(1950)).not.toContain(' ');
  });
});

describe('numbers and measures', () => {
  test('decimals keep at most the digits asked for and drop trailing zeros', () => {
    expect(de.number(12_345.678)).toBe('12’345.68');
    expect(en.number(3.5)).toBe('3.5');
    expect(en.number(-1200)).toBe('−1,200');
    expect(en.number(-0.001)).toBe('0');
  });

  test('rooms take the plural of their language, French up to two being singular', () => {
    expect(en.rooms(1)).toBe('1 room');
    expect(en.rooms(3.5)).toBe('3.5 rooms');
    expect(fr.rooms(1.5)).toBe('1.5 pièce');
    expect(de.rooms(1)).toBe('1 Zimmer');
    expect(it.rooms(2)).toBe('2 locali');
  });

  test('an area is in square metres', () => {
    expect(withPlainSpaces(fr.area(1084.25))).toBe('1’084.3 m²');
  });
});

describe('dates', () => {
  test('days are those of UTC, not of the machine', () => {
    expect(de.date('2026-01-31T23:59:59Z')).toBe('31/01/2026');
    expect(en.date(new Date('2026-01-31T23:59:59Z'))).toBe('31/01/2026');
  });

  test('days in numbers are written in one way in all languages', () => {
    expect([en, fr, de, it].map((tools) => tools.date('2026-11-21'))).toEqual(Array(4).fill('21/11/2026'));
  });

  test('long dates follow each language, with its own first of the month', () => {
    const first = '2026-03-01T00:00:00Z';
    expect([en, fr, de, it].map((tools) => tools.date(first, 'long'))).toEqual([
      '1 March 2026',
      '1er mars 2026',
      '1. März 2026',
      '1° marzo 2026',
    ]);
    expect(fr.date('2026-03-02', 'long')).toBe('2 mars 2026');
  });

  test('days are counted over midnight, not over 24 hours', () => {
    const now = '2026-03-10T00:30:00Z';
    expect(en.relativeDays('2026-03-10T00:10:00Z', now)).toBe('today');
    expect(de.relativeDays('2026-03-09T23:50:00Z', now)).toBe('gestern');
    expect(fr.relativeDays('2026-03-01', now)).toBe('il y a 9 jours');
    expect(it.relativeDays('2026-03-12', now)).toBe('tra 2 giorni');
  });

  test('a text that is no date is shown as nothing', () => {
    expect(en.date('soon')).toBe('');
  });
});
