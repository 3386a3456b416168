import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Category } from '#capabilities/offers/offer.ts';

const drawings = readFileSync(new URL('./home-drawings.svg', import.meta.url), 'utf8');

test.each(Object.entries(Category))('there is a drawing for %s', (_name, category) => {
  expect(drawings).toContain(`id="category-${category}"`);
  expect(drawings).toContain(`id="picture-${category}"`);
});
