import { expect, test } from 'vitest';
import { makePdf, writeLine } from './pdf-document.ts';
import { pdfText, subsetRuns } from './pdf-text.ts';

test.each([
  ['Grüezi, «CHF 49.00» – 8,1 % … l’été', 'Grüezi, «CHF 49.00» – 8,1 % … l’été'],
  ['Petrović Łukasz Đorđe Horváth Győző', 'Petrović Łukasz Đorđe Horváth Győző'],
  ['Petrovic\u0301', 'Petrović'],
  ['Nguyễn Thị Ưng', 'Nguyễn Thị Ưng'],
  ['CHF\u00a04\u202f900', 'CHF 4 900'],
  ['Ж 李', '? ?'],
])('%s is written as %s', (text, written) => {
  expect(pdfText(text)).toBe(written);
});

test('a text is written in as few parts as its letters need', () => {
  expect(subsetRuns('Anna Petrović')).toEqual([
    { part: 'latin', text: 'Anna Petrovi' },
    { part: 'latin-ext', text: 'ć' },
  ]);
});

const EVERY = [
  ...Array.from({ length: 0x17f - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'ȘșȚțƠơƯưẞ–—‘’‚“”„†•…‰′″‹›€™−',
  ...Array.from({ length: 0x1ef9 - 0x1ea0 + 1 }, (_, index) => String.fromCodePoint(0x1ea0 + index)),
].filter((sign) => subsetRuns(sign).length > 0 && pdfText(sign) === sign && sign !== '\u00ad');

test.each([false, true])('every promised letter is in the product’s fonts (bold: %s)', async (isBold) => {
  expect(EVERY.length).toBeGreaterThan(430);
  const missing: string[] = [];
  await makePdf({ title: 'Letters', locale: 'de', madeAt: new Date(0) }, (pdf) => {
    for (const sign of EVERY) {
      writeLine(pdf, sign, { y: 50, isBold });
      const used = (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font;
      if (!used.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) missing.push(sign);
    }
  });
  expect(missing).toEqual([]);
});

test('a document takes in the letters that it uses, no more', async () => {
  const facts = { title: 'Quittung', locale: 'de', madeAt: new Date(0) } as const;
  const bytes = await makePdf(facts, (pdf) => void writeLine(pdf, 'Petrović, Győző: CHF 49.00', { y: 50 }));
  expect(bytes.length).toBeGreaterThan(2_000);
  expect(bytes.length).toBeLessThan(25_000);
});
