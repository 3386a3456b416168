import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { coveredThings } from '#tests/support/browser/covered-things.ts';
import { PHONE, WIDE_WINDOW } from '#tests/support/browser/windows.ts';
import { mountMap, query, VAUD } from '#tests/support/components/results-map.ts';

test.each([
  ['a canton', VAUD, WIDE_WINDOW],
  ['a town from near', `${VAUD}?zoom=13.5&lat=46.52&lng=6.63`, WIDE_WINDOW],
  ['a canton on a phone', VAUD, PHONE],
] as const)(
  'pins of %s cover neither one another nor names of places, and lie under no control',
  async (_, path, window) => {
    await mountMap(path, { window });
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => query().get('area')).toBe('true');
    await expect.poll(coveredThings).toEqual([]);
  },
);
