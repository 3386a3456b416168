import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Pace, type PaceRules } from './pace.ts';

const RULES: PaceRules = { leastBytesPerS: 64, withinMs: 10_000, graceMs: 1_000 };
const LOOK_MS = 500;

/** Samples the bytes of each half second; returns the number of the first sample that was too slow, counted from one. */
function firstTooSlow(moved: readonly number[]): number | null {
  const pace = new Pace(RULES, 0);
  let all = 0;
  for (const [index, bytes] of moved.entries()) {
    all += bytes;
    pace.look(all, (index + 1) * LOOK_MS);
    if (pace.isTooSlow) return index + 1;
  }
  return null;
}

/** The same rule in its literal form: less than 640 bytes within any ten seconds that begin after the first one. */
function byTheRule(moved: readonly number[]): number | null {
  for (let end = 22; end <= moved.length; end += 1)
    if (moved.slice(end - 20, end).reduce((sum, bytes) => sum + bytes, 0) < 640) return end;
  return null;
}

test('a transfer below its pace within any ten seconds after the first is too slow, and no other is', () => {
  const moves = fc.oneof(fc.constantFrom(0, 1, 31, 32, 33), fc.nat({ max: 120 }));
  fc.assert(
    fc.property(fc.array(moves, { minLength: 15, maxLength: 80 }), (moved) => {
      expect(firstTooSlow(moved)).toBe(byTheRule(moved));
    }),
  );
});

test('how fast something moves is not known in the first second, and then by its latest ten', () => {
  const pace = new Pace(RULES, 0);
  pace.look(5_000, 1_000);
  expect(pace.bytesPerS).toBeNull();
  for (let second = 2; second <= 30; second += 1)
    pace.look(5_000 + (second <= 20 ? 0 : (second - 20) * 100), second * 1_000);
  expect(pace.bytesPerS).toBe(100);
});
