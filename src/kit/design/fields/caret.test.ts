import { expect, test } from 'vitest';
import { placeAfterDigits } from './caret.ts';

test.each([
  ['79 123', 0, 0],
  ['79 123', 2, 2],
  ['79 123', 3, 4],
  ['79 123', 5, 6],
  ['79 123', 9, 6],
])('in "%s" the place after %i digits is %i', (text, digits, place) => {
  expect(placeAfterDigits(text, digits)).toBe(place);
});
