import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameKey, nameKeys } from './name-key.ts';

describe('two ways to type a place meet in one key', () => {
  test.each([
    ['St. Gallen', 'st gallen'],
    ['Sankt Gallen', 'ST GALLEN'],
    ['Saint-Gall', 'st. gall'],
    ['Sainte-Croix', 'Ste-Croix'],
    ['Genève', 'geneve'],
    ['Zürich', 'zurich'],
    ['Wil (SG)', 'wil sg'],
    ["Pays-d'Enhaut", 'pays d’enhaut'],
    ['Bois-Saint-Martin', 'bois st martin'],
  ])('%s and %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test('and digits stay', () => {
    expect(nameKey('1003  Lausanne')).toBe('1003 lausanne');
  });

  test('folding any typed text again changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => nameKey(nameKey(text)) === nameKey(text)));
  });
});

describe('a name is found', () => {
  test.each([
    ['Zürich', 'zuerich'],
    ['Saint-Prex', 'saint prex'],
    ['Saint-Prex', 'st prex'],
    ['La Chaux-de-Fonds', 'chaux de fonds'],
    ['Wil (SG)', 'wil'],
    ['Biel/Bienne', 'bienne'],
    ['Biel/Bienne', 'biel bienne'],
  ])('%s by "%s"', (name, key) => {
    expect(nameKeys(name)).toContain(key);
  });

  test('by no key that is empty', () => {
    expect(nameKeys('()')).toEqual([]);
  });
});
