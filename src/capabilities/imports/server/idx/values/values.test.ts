import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFloor } from './floor.ts';
import { parseAvailability, parseDate, parseDecimal, parseFeedNumber, parseYesNo } from './values.ts';

describe('numbers are read in all the styles that arrive', () => {
  test.each([
    ['1600', 1600],
    ["1'046", 1046],
    ['1’046', 1046],
    ['1 200', 1200],
    ['1\u00A0200', 1200],
    ['16.500', 16500],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['450000.00', 450000],
    ['450000,00', 450000],
    ['179.89', 179.89],
    ["1'234.500", 1234.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['0.500', 0.5],
    ['-3', -3],
    ["CHF 1'650.-", 1650],
    ['Fr. 980.–', 980],
    ['85 m2', 85],
    ['', null],
    ['-', null],
    ['auf Anfrage', null],
    ['1.2.3', null],
    ['12a', null],
    ['9'.repeat(400), null],
  ])('%j is %j', (text, number) => {
    expect(parseFeedNumber(text)).toBe(number);
  });

  test('rooms take a point or comma always as decimal', () => {
    expect(['3.5', '3,5', '4.500', '12', '', '3.5.1', 'x'].map(parseDecimal)).toEqual([
      3.5,
      3.5,
      4.5,
      12,
      null,
      null,
      null,
    ]);
  });

  test('halves may be fractions, and the word for rooms may follow', () => {
    const written = ['3½', '4 1/2', '4 ½', '1/2', '4-1/2', '4.5 Zimmer', '3 1/2-Zi.', '2 pièces', '2.5 locali'];
    expect(written.map(parseDecimal)).toEqual([3.5, 4.5, 4.5, 0.5, 4.5, 4.5, 3.5, 2, 2.5]);
    expect(['41/2', '1/3', '4 1/4', '1/2 1/2', 'Zimmer'].map(parseDecimal)).toEqual(Array(5).fill(null));
  });

  test('every amount comes back, however its thousands and cents are marked', () => {
    const styles = [
      ["'", '.'],
      ['’', '.'],
      ['.', ','],
      [',', '.'],
      [' ', ','],
      ['', '.'],
    ] as const;
    fc.assert(
      fc.property(fc.nat(99_999_999_999), fc.constantFrom(...styles), (cents, [thousands, decimal]) => {
        const [whole = '', fraction = ''] = (cents / 100).toFixed(2).split('.');
        const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
        expect(parseFeedNumber(`${grouped}${decimal}${fraction}`)).toBe(cents / 100);
        expect(parseFeedNumber(grouped)).toBe(Number(whole));
      }),
    );
  });
});

describe('availability', () => {
  test.each([
    ['18.04.2003', '2003-04-18'],
    ['01-08-2020', '2020-08-01'],
    ['1/8/2020', '2020-08-01'],
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01T00:00:00', '2026-12-01'],
    ['01.12.2026 00:00:00', '2026-12-01'],
    ['ab sofort', 'immediately'],
    ['SOFORT', 'immediately'],
    ['per sofort', 'immediately'],
    ['Immediately', 'immediately'],
    ['De suite', 'immediately'],
    ['Subito', 'immediately'],
    ['nach Vereinbarung', 'onRequest'],
    ['n.V.', 'onRequest'],
    ['À convenir', 'onRequest'],
    ['da convenire', 'onRequest'],
    ['on request', 'onRequest'],
    ['', 'onRequest'],
    ['31.02.2026', null],
    ['01.13.2026', null],
    ['im Frühling', null],
  ])('%j is %j', (text, availability) => {
    expect(parseAvailability(text)).toBe(availability);
  });

  test('every day comes back in every style', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom('.', '-', '/'), (date, mark) => {
        const iso = date.toISOString().slice(0, 10);
        expect(parseDate(iso)).toBe(iso);
        expect(parseDate(iso.split('-').reverse().join(mark))).toBe(iso);
      }),
    );
  });
});

test('a flag is yes, no, or neither', () => {
  expect(['Y', 'y', '1', 'J', 'O', 'true', 'OUI', 'sì'].map(parseYesNo)).toEqual(Array(8).fill(true));
  expect(['N', 'n', '0', 'FALSE', 'nein', 'non'].map(parseYesNo)).toEqual(Array(6).fill(false));
  expect(['', '2', 'vielleicht'].map(parseYesNo)).toEqual([null, null, null]);
});

test.each([
  ['0', 0],
  ['2', 2],
  ['2.00', 2],
  ['-1', -1],
  ['- 2', -2],
  ['1-', -1],
  ['-', -1],
  ['EG', 0],
  ['Hochparterre', 0],
  ['rez-de-chaussée', 0],
  ['piano terra', 0],
  ['3.OG', 3],
  ['3. OG', 3],
  ['OG', 1],
  ['UG', -1],
  ['2. UG', -2],
  ['2.Untergeschoss', -2],
  ['sous-sol', -1],
  ['1er étage', 1],
  ['2ème', 2],
  ['4. Stock', 4],
  ['3° piano', 3],
  ['2nd floor', 2],
  ['DG', null],
  ['Stock', null],
  ['99', 'hidden'],
  ['1-2', null],
  ['oben', null],
])('floor %j is %j', (text, floor) => {
  expect(parseFloor(text)).toBe(floor);
});

test('no text whatever makes a reader of values fail', () => {
  const readers = [parseFeedNumber, parseDecimal, parseAvailability, parseDate, parseYesNo, parseFloor];
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(...readers), (text, read) => {
      expect(() => read(text)).not.toThrow();
    }),
  );
});
