import { expect, test } from 'vitest';
import { pdfText } from './pdf-text.ts';

test.each([
  ['Grüezi, «CHF 49.00» – 8,1 % … l’été', 'Grüezi, «CHF 49.00» – 8,1 % … l’été'],
  ['Petrović Łukasz Đorđe', 'Petrovic Lukasz Dorde'],
  ['CHF\u00a04\u202f900', 'CHF 4 900'],
  ['Ж 李', '? ?'],
])('%s is written as %s', (text, written) => {
  expect(pdfText(text)).toBe(written);
});
