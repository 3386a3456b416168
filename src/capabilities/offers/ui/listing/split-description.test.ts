import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitDescription } from './split-description.ts';

const sentence = 'Lichtdurchflutete Wohnung an ruhiger Lage mit Blick in den Garten. ';

describe('a description', () => {
  test('of a few lines is shown whole', () => {
    expect(splitDescription(sentence.repeat(5))).toEqual({ start: sentence.repeat(5), rest: '' });
  });

  test('that is long is cut between two lines', () => {
    const text = `${sentence.repeat(7).trim()}\n${sentence.repeat(10).trim()}`;
    const { start, rest } = splitDescription(text);
    expect(start).toBe(sentence.repeat(7).trim());
    expect(`${start}\n${rest}`).toBe(text);
  });

  test('of one long line is cut between two sentences', () => {
    const { start, rest } = splitDescription(sentence.repeat(20).trim());
    expect(start).toMatch(/Garten\.$/);
    expect(rest).toMatch(/^Lichtdurchflutete/);
  });

  test('loses no word, however it is written', () => {
    const words = (text: string): string => text.replace(/\s+/g, '');
    const piece = fc.constantFrom('\n', '. ', 'Garten ', 'x'.repeat(700), ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
        const { start, rest } = splitDescription(pieces.join(''));
        expect(words(start + rest)).toBe(words(pieces.join('')));
      }),
    );
  });
});
