import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Visitor, type VisitorPage, visit } from './browser.ts';

/** A search of many homes around a lake. */
export const VAUD = '/en/properties/rent/apartment-house,3/vaud-VD,r22';

/** The map of a page of results. */
export const mapOf = (page: Page): Locator => page.getByRole('region', { name: 'Map of the homes' }).last();
/** Elements on it that represent homes. */
export const pinsOf = (page: Page): Locator =>
  page.getByRole('group', { name: 'Homes on the map' }).getByRole('button');

/** A results page with its map drawn and its homes on it. */
export async function visitMap(browser: Browser, path: string, visitor: Visitor = {}): Promise<VisitorPage> {
  const visited = await visit(browser, path, visitor);
  if (visitor.size !== 'phone') await pinsOf(visited.page).first().waitFor();
  return visited;
}

/** Opens the map over the results of a phone. */
export async function openMapOnPhone(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Map', exact: true }).tap();
  await pinsOf(page).first().waitFor();
}

/** The sheet of homes over the map of a phone. */
export const sheetOf = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('region', { name: 'Homes', exact: true });

/** Until the sheet rests: `low`, `half` or `full`. */
export const untilRests = (page: Page, rest: string): Promise<void> =>
  expect.poll(() => sheetOf(page).getAttribute('data-rest')).toBe(rest);

/** Until something has not moved for a moment. */
export async function untilStill(target: Locator): Promise<void> {
  let last = '';
  const isStill = async (): Promise<boolean> => {
    const before = last;
    last = JSON.stringify(await target.boundingBox());
    return last === before;
  };
  await expect.poll(isStill, { interval: 300 }).toBe(true);
}

/** Waits for the opened listing, until its pictures are usable, and goes back. */
export async function lookAndComeBack(page: Page): Promise<void> {
  await page.waitForURL(/\/listing\//);
  await page
    .getByRole('button', { name: /photo|picture/i })
    .first()
    .waitFor();
  await page.goBack();
}

/** The middle of the map on the screen. */
export async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await mapOf(page).boundingBox();
  if (box === null) throw new Error('no map');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags the map by so many pixels. */
export async function drag(page: Page, dx: number, dy: number): Promise<void> {
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 3 });
  await page.mouse.up();
}

/** Addresses of the homes in the list, in its order. */
export const homesOf = (page: Page): Promise<string[]> =>
  page.locator('main article h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Query and fragment of a page. */
export const query = (page: Page): URLSearchParams => new URL(page.url()).searchParams;
