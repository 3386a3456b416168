import polyline from '@mapbox/polyline';
import { expect, test, vi } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { arc, straight } from '#tests/support/browser/touch.ts';
import { PHONE } from '#tests/support/browser/windows.ts';
import { textOf } from '#tests/support/components/locators.ts';
import { drag, middle, mountMap, NEAR, pins, query, VAUD } from '#tests/support/components/results-map.ts';

const ZURICH = '/en/properties/rent/apartment-house,3/zurich,c196541';

type Point = readonly [x: number, y: number];

const area = (number = 1): Locator => page.getByRole('listitem').filter({ hasText: `Area ${number}` });
const apply = page.getByRole('button', { name: /^Show/ });
const draw = page.getByRole('button', { name: 'Draw an area' });
const undo = page.getByRole('button', { name: 'Undo' });
const closing = page.getByRole('button', { name: 'Finish this area' });
const polygons = (): [number, number][][] =>
  (query().get('polygons') ?? '')
    .split(';')
    .filter(Boolean)
    .map((line) => polyline.decode(line));

/** Where the pins are in the window. */
const pinPlaces = (): string[] =>
  pins.elements().map((pin) => {
    const { x, y } = pin.getBoundingClientRect();
    return `${pin.textContent} ${Math.round(x)} ${Math.round(y)}`;
  });

/** Begins to draw. @returns sets corners, at offsets from the middle of the map */
async function startDrawing(): Promise<(corners: readonly Point[]) => Promise<void>> {
  await draw.click();
  await page.getByText(/^(Click each corner|Draw around the area)/).findElement();
  const { x, y } = await middle();
  return (corners) =>
    commands.moveMouse(corners.flatMap(([dx, dy]) => [[x + dx, y + dy], 'press', 'release'] as const));
}

test('a dragged line is closed and simplified, and the map stays where it is', async () => {
  await mountMap(NEAR);
  await startDrawing();
  const { x, y } = await middle();
  const line = arc([x, y + 20], 120, 0.85, 120);
  await commands.moveMouse([line[0] as Point, 'press', ...line, 'release']);
  await area().findElement();
  await apply.click();
  await expect.poll(() => polygons().length).toBe(1);
  const [corners = []] = polygons();
  expect(corners.length).toBeGreaterThan(6);
  expect(corners.length).toBeLessThan(60);
});

test('corners are taken back one by one, by button, Ctrl+Z and the backspace key; the rest is closed by showing the homes', async () => {
  await mountMap(NEAR);
  const click = await startDrawing();
  await expect.element(undo).toBeDisabled();
  await click([
    [-150, 0],
    [0, -100],
    [150, 0],
    [100, 120],
    [-20, 160],
    [-100, 120],
  ]);
  await undo.click();
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Backspace}');
  await closing.findElement();
  await undo.click();
  await expect.element(closing).not.toBeInTheDocument();
  await click([[150, 10]]);
  await closing.findElement();
  await apply.click();
  await expect.poll(() => polygons().map((corners) => corners.length)).toEqual([3]);
});

test('sides that cross make two areas; one step back takes them both', async () => {
  await mountMap(NEAR);
  const click = await startDrawing();
  await click([
    [-150, -80],
    [150, 80],
    [150, -80],
    [-150, 80],
  ]);
  await closing.click();
  await area(2).findElement();
  await undo.click();
  await expect.element(area()).not.toBeInTheDocument();
});

test.each(['button', 'Escape'] as const)(
  'cancelling by %s leaves search, address and map as they were',
  async (way) => {
    await mountMap(ZURICH);
    const found = page.getByRole('main').getByRole('status').filter({ hasText: 'home' }).first();
    const before = [location.href, await textOf(found)];
    const pinsBefore = pinPlaces();
    const click = await startDrawing();
    await click([
      [-100, 0],
      [0, -80],
      [100, 0],
    ]);
    // With corners set, dragging reaches for the next one.
    await drag(-150, 90);
    // The map follows the wheel for some tenths of a second.
    const turned = new Promise((resolve) => addEventListener('wheel', () => setTimeout(resolve, 600), { once: true }));
    await commands.moveMouse([{ wheel: -400 }]);
    await turned;
    if (way === 'button') await page.getByRole('button', { name: 'Cancel drawing' }).click();
    else await userEvent.keyboard('{Escape}');
    await draw.findElement();
    // Longer than the page would take to follow the map.
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect([location.href, await textOf(found)]).toEqual(before);
    await expect.poll(pinPlaces).toEqual(pinsBefore);
    await page.getByRole('checkbox', { name: 'Search as I move the map' }).findElement();
  },
);

test('tiles that do not come keep no visitor from drawing', async () => {
  await mountMap(NEAR);
  await commands.stallFiles('/map/tiles/');
  await drag(-500, 0);
  const click = await startDrawing();
  await click([
    [-200, 60],
    [-60, -40],
    [-40, 180],
    [-200, 60],
  ]);
  await area().findElement();
});

test('on a phone corners can be tapped and a rectangle dragged; Escape leaves the map open', async () => {
  await mountMap(VAUD, { window: PHONE });
  await startDrawing();
  await userEvent.keyboard('{Escape}');
  await startDrawing();
  for (const corner of [
    [60, 420],
    [140, 400],
    [110, 470],
  ] as const)
    await commands.dragFinger([corner]);
  await closing.click();
  await area().findElement();
  await page.getByText('Rectangle', { exact: true }).click();
  await commands.dragFinger(straight([100, 500], [280, 640]));
  await page.getByRole('listitem').filter({ hasText: 'Rectangle 2' }).findElement();
  await apply.click();
  await expect.poll(() => query().has('polygons') && query().has('rectangles')).toBe(true);
  expect(location.hash).toBe('#map');
  const [south = 0, west = 0, north = 0, east = 0] = query().get('rectangles')?.split(',').map(Number) ?? [];
  expect([south < north, west < east]).toEqual([true, true]);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(location.hash).toBe('');
  expect(query().has('rectangles')).toBe(true);
});

test('a page that is left while its visitor draws leads to the next one', async () => {
  const failed = vi.fn();
  addEventListener('error', failed);
  await mountMap(NEAR);
  await startDrawing();
  await page.getByCss('header a[href="/en"]').first().click();
  await expect.poll(() => location.pathname).toBe('/en');
  await page.getByRole('combobox', { name: 'Where?' }).findElement();
  removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});
