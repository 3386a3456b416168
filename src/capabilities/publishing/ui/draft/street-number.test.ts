import { expect, test } from 'vitest';
import { joinStreet, splitStreet } from './street-number.ts';

test.each([
  ['Rue de Bourg 12', 'Rue de Bourg', '12'],
  ['Bahnhofstrasse 12a', 'Bahnhofstrasse', '12a'],
  ['Via Nassa 5-7', 'Via Nassa', '5-7'],
  ['Rue du 31-Décembre', 'Rue du 31-Décembre', ''],
  ['Rue du 31-Décembre 8', 'Rue du 31-Décembre', '8'],
])('%s is a street and a number', (connection, street, streetNumber) => {
  expect(splitStreet(connection)).toEqual({ street, streetNumber });
  expect(joinStreet(street, streetNumber)).toBe(connection);
});

test('a number without a street is no address', () => {
  expect(joinStreet(' ', '12')).toBeNull();
  expect(splitStreet(null)).toEqual({ street: '', streetNumber: '' });
});
