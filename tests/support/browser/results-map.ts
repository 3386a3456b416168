import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
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

/** Until something stands where it stood a moment ago. */
export async function untilStill(target: Locator): Promise<void> {
  let last = '';
  const isStill = async (): Promise<boolean> => {
    const before = last;
    last = JSON.stringify(await target.boundingBox());
    return last === before;
  };
  await expect.poll(isStill, { interval: 300 }).toBe(true);
}

/** Waits for the listing somebody went to, until its pictures can be looked at, and goes back. */
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

/** What follows the address of a page. */
export const query = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

/**
 * What pins of a map cover or lie under: other pins, names that are drawn, controls. The map is found through the page's own
 * components, for nothing else knows which names are drawn where.
 */
export const coveredThings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Fibre = { memoizedProps?: { value?: unknown }; child?: Fibre; sibling?: Fibre };
    type Drawn = { layer: { type: string; layout?: Record<string, unknown> }; properties: Record<string, unknown> };
    type DrawnMap = { queryRenderedFeatures: (box: [number, number][]) => Drawn[]; getCanvas: () => unknown };
    const place = document.querySelector('.maplibregl-map') as HTMLElement;
    const key = Object.keys(place).find((name) => name.startsWith('__reactFiber')) ?? '';
    const findMap = (fibre: Fibre | undefined): DrawnMap | null => {
      if (!fibre) return null;
      const value = fibre.memoizedProps?.value as DrawnMap | undefined;
      if (typeof value?.getCanvas === 'function') return value;
      return findMap(fibre.child) ?? findMap(fibre.sibling);
    };
    const map = findMap((place as unknown as Record<string, Fibre>)[key]?.child);
    if (map === null) return ['no map'];
    const frame = place.getBoundingClientRect();
    const boxes = [...place.querySelectorAll('fieldset button > span')].map((pin) => pin.getBoundingClientRect());
    const touch = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const seen = boxes.filter(
      (box) => box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom,
    );
    const others = seen.filter((box, index) => seen.slice(index + 1).some((other) => touch(box, other)));
    const controls = [...place.querySelectorAll('[data-map-control]')].map((control) =>
      control.getBoundingClientRect(),
    );
    const under = seen.filter((box) => controls.some((control) => touch(box, control)));
    const names = seen.flatMap((box) =>
      map
        .queryRenderedFeatures([
          [box.left - frame.left, box.top - frame.top],
          [box.right - frame.left, box.bottom - frame.top],
        ])
        .filter(({ layer }) => layer.type === 'symbol' && layer.layout?.['text-field'])
        .map(({ properties }) => `name ${String(properties.name)}`),
    );
    return [...others.map(() => 'pin'), ...under.map(() => 'control'), ...names];
  });
