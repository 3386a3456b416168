import type { Browser, Locator, Page } from 'playwright-core';
import { type Visitor, type VisitorPage, visit } from './browser.ts';

/** A search of many homes around a lake. */
export const VAUD = '/en/properties/rent/apartment-house,3/vaud-VD,r22';

/** The map of a page of results. */
export const mapOf = (page: Page): Locator => page.getByRole('region', { name: 'Map of the homes' }).last();
/** What stands on it for homes. */
export const pinsOf = (page: Page): Locator =>
  page.getByRole('group', { name: 'Homes on the map' }).getByRole('button');

/** A results page with its map drawn and its homes on it. */
export async function visitMap(browser: Browser, path: string, visitor: Visitor = {}): Promise<VisitorPage> {
  const visited = await visit(browser, path, visitor);
  if (visitor.size !== 'phone') await pinsOf(visited.page).first().waitFor();
  return visited;
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

/** What follows the address of a page. */
export const query = (page: Page): URLSearchParams => new URL(page.url()).searchParams;
