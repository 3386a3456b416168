import { expect, test } from 'vitest';
import { completenessOf, improvementsOf } from './completeness.ts';
import { blankForm } from './draft/offer-form.ts';

test('an empty listing lacks everything, the weightiest first', () => {
  const improvements = improvementsOf(blankForm(1), 0);
  expect(completenessOf(improvements)).toBe(0);
  expect(improvements[0]?.weight).toBeGreaterThanOrEqual(improvements.at(-1)?.weight ?? 0);
});

test('a listing with all of it is complete, and land needs nothing that land has not', () => {
  const whole = { ...blankForm(0), cityId: 1, street: 'Rue', price: 1, title: 'Land', description: 'x'.repeat(200) };
  const land = { ...whole, category: 16, landArea: 400, features: 512 };
  expect(completenessOf(improvementsOf(land, 5))).toBe(100);
});
