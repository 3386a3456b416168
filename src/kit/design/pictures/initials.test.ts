import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Anna Müller', 'AM'],
  ['élodie de la Rochefoucauld', 'ÉR'],
  ['Immobilien-Treuhand AG', 'IA'],
  ['Cher', 'C'],
  ['', 'L'],
  ['  42 ', 'L'],
])('%s is shown as %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
