import { expect, test } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { PHONE } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { holdAnswers } from '#tests/support/components/held-answers.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';
import { mountMap, pins, query, VAUD } from '#tests/support/components/results-map.ts';

/** A zoom at which homes show their prices. */
const NEAR = `${VAUD}?zoom=12&lat=46.52&lng=6.63`;

const dialog = page.getByRole('dialog');
const sheet = dialog.getByRole('region', { name: 'Homes', exact: true });
const handle = sheet.getByRole('button', { name: /^List (closed|half|fully)/ });
const prices = pins.filter({ hasText: 'CHF' });
const rests = (rest: string) => expect.element(sheet).toHaveAttribute('data-rest', rest);
const boxOf = (found: Locator): DOMRect => found.element().getBoundingClientRect();
const topOf = (): number => boxOf(sheet).y;
/** How far the content of the sheet is scrolled. */
const readPx = (): number => sheet.element().parentElement?.scrollTop ?? 0;
const focus = async (target: Locator): Promise<void> => ((await target.findElement()) as HTMLElement).focus();

const mountSheet = (path: string): Promise<void> => mountMap(path, { window: PHONE });

const drag = (fromY: number, toY: number): Promise<void> => dragFrom([195, fromY], [195, toY]);
const dragFrom = ([x, fromY]: readonly [number, number], [, toY]: readonly [number, number]): Promise<void> =>
  commands.dragFinger(Array.from({ length: 30 }, (_, step) => [x, fromY + ((toY - fromY) * step) / 29] as const));

async function dragTo(rest: string, fromY: number, toY: number): Promise<void> {
  await drag(fromY, toY);
  await rests(rest);
}

/** How far the content is scrolled once it has come to rest. */
async function stillReadPx(): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(
      () => {
        const before = last;
        last = readPx();
        return last - before;
      },
      { interval: 300 },
    )
    .toBe(0);
  return last;
}

/** South and north of the part of the map that is searched. */
const searched = (): { south: number; north: number } => {
  const [south = 0, , north = 0] = query().get('rectangles')?.split(',').map(Number) ?? [];
  return { south, north };
};

test('by finger the sheet rests low, half and fully open, and the map searches what it leaves free', async () => {
  await mountSheet(VAUD);
  await rests('half');
  expect(topOf()).toBe(422);
  await expectAccessible();
  await dragTo('low', 436, 700);
  await expect.poll(topOf).toBe(PHONE.height - 72);
  expect(query().has('rectangles')).toBe(false);
  await dragTo('half', 800, 500);

  // The map beside it moves as usual; the part under the sheet is not searched until it is uncovered.
  await dragFrom([195, 200], [195, 260]);
  await expect.poll(() => query().get('area')).toBe('true');
  const half = searched();
  await expect.poll(() => pins.elements().every((pin) => pin.getBoundingClientRect().y < 422)).toBe(true);
  await dragTo('low', 436, 700);
  await expect.poll(() => searched().south).toBeLessThan(half.south - (half.north - half.south) / 2);
  expect(searched().north).toBeCloseTo(half.north, 3);

  await dragTo('half', 800, 500);
  await dragTo('full', 700, 300);
  await expectAccessible();
  await drag(700, 300);
  expect(await stillReadPx()).toBeGreaterThan(900);
  expect(topOf()).toBeLessThan(0);
  await dialog.getByRole('button', { name: 'Map', exact: true }).click();
  await rests('half');

  await page.viewport(PHONE.height, PHONE.width);
  await expect.poll(() => boxOf(sheet).width).toBeLessThan(400);
  await rests('half');
  await page.viewport(PHONE.width, PHONE.height);
  await expect.poll(topOf).toBe(422);

  const leave = page.getByRole('button', { name: 'List', exact: true });
  await expect.poll(() => boxOf(leave).x).toBe(12);
  await leave.click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(location.hash).toBe('');
});

test('the sheet is led with nothing but a keyboard', async () => {
  await mountSheet(NEAR);
  await focus(handle);
  for (const rest of ['full', 'low', 'half']) {
    await userEvent.keyboard('{Enter}');
    await rests(rest);
  }
  // On further focus moves the sheet rises, so that it does not hide the focused element.
  await userEvent.tab();
  await rests('full');
  const focused = document.activeElement?.getBoundingClientRect().y;
  expect(focused).toBeGreaterThan(70);
  expect(focused).toBeLessThan(800);
  await userEvent.keyboard('{Escape}');
  await rests('half');
  await focus(prices.first());
  await userEvent.keyboard('{Enter}');
  await sheet.getByRole('heading', { name: /here/ }).findElement();
  await userEvent.keyboard('{Escape}');
  await expect.element(handle).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
});

test('homes that do not come are asked for again; where there are none, ways on lead to a map', async () => {
  await mountSheet(NEAR);
  let isBroken = true;
  holdAnswers(({ query }) =>
    isBroken && query.includes('query CellHomes') ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
  );
  await prices.first().click();
  const failed = sheet.getByRole('alert');
  await failed.findElement();
  isBroken = false;
  await failed.getByRole('button', { name: 'Try again' }).click();
  await sheet.getByRole('article').first().findElement();

  await mountPage(`${VAUD}?minRooms=20#map`, { window: PHONE });
  await sheet.getByRole('status').getByText('No homes', { exact: false }).first().findElement();
  await expectAccessible();
  await sheet.getByRole('link').first().click();
  await expect.poll(() => sheet.getByRole('article').length).toBeGreaterThan(0);
});
