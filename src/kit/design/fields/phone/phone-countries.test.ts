import { expect, test } from 'vitest';
import { countryFlag, listedCountries, matchingCountries } from './phone-countries.ts';

const names = (query: string, locale: 'en' | 'de' = 'en') =>
  matchingCountries(listedCountries(locale), query).map(({ name }) => name);

test('the neighbours come first, the others by name in the language of the reader', () => {
  expect(names('').slice(0, 5)).toEqual(['Switzerland', 'France', 'Germany', 'Italy', 'Afghanistan']);
  expect(names('', 'de').slice(0, 5)).toEqual(['Schweiz', 'Frankreich', 'Deutschland', 'Italien', 'Afghanistan']);
});

test.each([
  ['port', ['Portugal']],
  ['COTE', ['Côte d’Ivoire']],
  ['+423', ['Liechtenstein']],
  ['nowhere', []],
])('typing "%s" leaves %j', (query, left) => {
  expect(names(query)).toEqual(left);
});

test('the flag of Switzerland is the one of Switzerland', () => {
  expect(countryFlag('CH')).toBe('🇨🇭');
});
