import { expect, test } from 'vitest';
import { seeded, weightedPicker } from './random.ts';

test('the same seed makes the same data, another seed makes other data', () => {
  const story = (seed: number): number[] => Array.from({ length: 20 }, seeded(seed).next);
  expect(story(1)).toEqual(story(1));
  expect(story(1)).not.toEqual(story(2));
});

test('a part of the work draws the same whatever other parts have drawn before', () => {
  const busy = seeded(5);
  for (let i = 0; i < 100; i++) busy.next();
  expect(busy.fork('texts').next()).toBe(seeded(5).fork('texts').next());
  expect(seeded(5).fork('texts').next()).not.toBe(seeded(5).fork('prices').next());
});

test('no two numbered parts share their chance', () => {
  const starts = Array.from({ length: 50_000 }, (_, index) => seeded(9).fork(index).next());
  expect(new Set(starts).size).toBeGreaterThan(49_995);
});

test('weights decide how often a thing is drawn, both ways of drawing', () => {
  const things = [['rare', 1] as const, ['usual', 3] as const, ['never', 0] as const];
  const random = seeded(3);
  const pick = weightedPicker(things);
  for (const draw of [() => random.weighted(things), () => pick(random)]) {
    const drawn = Array.from({ length: 20_000 }, draw);
    expect(drawn.filter((thing) => thing === 'usual').length / drawn.length).toBeCloseTo(0.75, 1);
    expect(drawn).not.toContain('never');
  }
});

test('noise has median one', () => {
  const random = seeded(4);
  const factors = Array.from({ length: 10_001 }, () => random.lognormal(0.16)).sort((a, b) => a - b);
  expect(factors[5000]).toBeCloseTo(1, 2);
});
