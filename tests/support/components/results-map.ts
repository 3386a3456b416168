import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { coveredThings } from '#tests/support/browser/covered-things.ts';
import { WIDE_WINDOW } from '#tests/support/browser/windows.ts';
import type { MouseStep } from './browser-commands.ts';
import { mountPage } from './mount-page.tsx';

/** A search of many homes around a lake. */
export const VAUD = '/en/properties/rent/apartment-house,3/vaud-VD,r22';
/** Its middle, with whole towns in view. */
export const NEAR = `${VAUD}?zoom=10&lat=46.55&lng=6.7`;

/** The map of a page of results. */
export const map = page.getByRole('region', { name: 'Map of the homes' }).last();
/** Elements on it that represent homes. */
export const pins = page.getByRole('group', { name: 'Homes on the map' }).getByRole('button');

/** Query and fragment of the page. */
export const query = (): URLSearchParams => new URLSearchParams(location.search);

/** Shows a page of results with its map drawn and its homes on it; in a narrow window the map is opened over the list. */
export async function mountMap(
  path: string,
  { window = WIDE_WINDOW }: Parameters<typeof mountPage>[1] = {},
): Promise<void> {
  await mountPage(path, { window });
  if (window.width < WIDE_WINDOW.width) await page.getByRole('link', { name: 'Map', exact: true }).click();
  await pins.first().findElement();
  await expect.poll(coveredThings).toEqual([]);
}

/** The middle of the map in the window, CSS pixels. */
export async function middle(): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await map.findElement()).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags the map by so many pixels. */
export async function drag(dx: number, dy: number): Promise<void> {
  const { x, y } = await middle();
  const way = [1, 2, 3].map((step): MouseStep => [x + (dx * step) / 3, y + (dy * step) / 3]);
  await commands.moveMouse([[x, y], 'press', ...way, 'release']);
}

/** Addresses of the homes in the list, in its order. */
export const homesOf = (): (string | null)[] =>
  page
    .getByCss('main article h3 a')
    .elements()
    .map((link) => link.getAttribute('href'));
