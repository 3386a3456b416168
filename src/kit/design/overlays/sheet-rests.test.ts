import { describe, expect, test } from 'vitest';
import { restAfter, restAt } from './sheet-rests.ts';

const STOPS = { low: 0, half: 350, full: 770 };

describe('a half-sheet', () => {
  test('rests where it is nearest to, and fully open however far its content is scrolled', () => {
    expect([0, 170, 180, 350, 559, 561, 770, 5_000].map((scrollPx) => restAt(scrollPx, STOPS))).toEqual([
      'low',
      'low',
      'half',
      'half',
      'half',
      'full',
      'full',
      'full',
    ]);
  });

  test('goes through its rests and begins anew', () => {
    expect((['low', 'half', 'full'] as const).map(restAfter)).toEqual(['half', 'full', 'low']);
  });
});
