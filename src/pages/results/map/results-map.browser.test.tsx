import { describe, expect, test, vi } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { numberIn } from '#tests/support/browser/found-homes.ts';
import { PHONE, WIDE_WINDOW } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { textOf } from '#tests/support/components/locators.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';
import { drag, homesOf, mountMap, NEAR, pins, query, VAUD } from '#tests/support/components/results-map.ts';

const LAUSANNE = `${VAUD}?zoom=12&lat=46.52&lng=6.63`;

const main = page.getByRole('main');
const inThisPart = page.getByText(/^(?:[\d,]+|No) homes? in this part/);
const found = async (): Promise<number> => numberIn(await textOf(main.getByText(/^[\d,]+ homes?|^No homes/).first()));
const moves = page.getByRole('checkbox', { name: 'Search as I move the map' });
const drawing = page.getByText(/^(Click each corner|Draw around the area)/);
const isOnPins = (): boolean => Boolean(document.activeElement?.closest('fieldset'));
const focus = async (target: Locator): Promise<void> => ((await target.findElement()) as HTMLElement).focus();
const press = async (target: Locator): Promise<void> => {
  await focus(target);
  await userEvent.keyboard('{Enter}');
};
const isSearched = () => expect.poll(() => query().get('area')).toBe('true');

describe('beside the list', () => {
  test('a card lifts its pin, a pin lifts its card, and a pin opens its home', async () => {
    await mountMap(LAUSANNE);
    const lifted = page.getByCss('fieldset [data-lifted]');
    const cards = page.getByRole('article');
    for (let card = 0; card < cards.length && lifted.length === 0; card += 1) await cards.nth(card).hover();
    expect(lifted.length).toBe(1);
    await commands.moveMouse([[5, 5]]);
    await expect.poll(() => lifted.length).toBe(0);
    await focus(pins.first());
    await expect.poll(() => lifted.length).toBe(1);
    await press(
      page
        .getByRole('group', { name: 'Homes on the map' })
        .getByRole('button', { name: /^CHF|^On request/ })
        .first(),
    );
    const here = page.getByRole('region', { name: /home here/ });
    await here.getByRole('article').first().findElement();
    await userEvent.keyboard('{Escape}');
    await expect.element(here).not.toBeInTheDocument();
  });

  test('however fast it is moved, the last area wins, and its address shows the same homes', async () => {
    await mountMap(`${VAUD}?zoom=11&lat=46.52&lng=6.63`);
    for (let move = 0; move < 10; move += 1) await drag(move % 2 ? -90 : 70, move % 3 ? 40 : -60);
    await isSearched();
    const bounds = () => query().get('rectangles')?.split(',').map(Number) ?? [];
    await expect
      .poll(() => {
        const [, west = 0, , east = 0] = bounds();
        return Math.abs((west + east) / 2 - Number(query().get('lng')));
      })
      .toBeLessThan(0.0001);
    const [south = 0, west = 0, north = 0, east = 0] = bounds();
    expect([south < north, west < east]).toEqual([true, true]);
    await expect.poll(async () => (await textOf(inThisPart)).startsWith(`${await found()} home`)).toBe(true);
    await expect.poll(() => homesOf().length).toBeGreaterThan(0);
    const homes = homesOf();
    const { href } = location;
    await mountMap(href);
    expect(location.href).toBe(href);
    await expect.poll(homesOf).toEqual(homes);
  });

  test('moving does not search where that is switched off, until the visitor asks', async () => {
    await mountMap(VAUD);
    const all = await found();
    await moves.click();
    await drag(120, 60);
    await expect.poll(() => query().has('zoom')).toBe(true);
    expect(query().has('rectangles')).toBe(false);
    expect(await found()).toBe(all);
    await page.getByRole('button', { name: 'Search this area' }).click();
    await isSearched();
    await mountMap(location.href);
    await expect.element(moves).not.toBeChecked();
  });

  test('the map of a drawn search is moved without asking for the list again', async () => {
    await mountMap(`${VAUD}?circles=46.52,6.63,8`);
    const asked = vi.spyOn(window, 'fetch');
    await drag(80, 40);
    await expect.poll(() => query().has('zoom')).toBe(true);
    // The pins of the visible part are requested at last.
    await expect.poll(() => questions(asked).some((query) => query.includes('query MapCells'))).toBe(true);
    expect(questions(asked).filter((query) => query.includes('query Results'))).toEqual([]);
    expect(query().has('rectangles')).toBe(false);
    expect(query().has('circles')).toBe(true);
  });

  test('all is done with nothing but a keyboard', async () => {
    await mountMap(NEAR);
    await focus(pins.first());
    const { href } = location;
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await userEvent.keyboard(`{${key}}`);
    expect(isOnPins()).toBe(true);
    // Several homes zoom in: other pins appear, and the focus stays on one.
    await focus(pins.filter({ hasText: /homes$/ }).first());
    expect(location.href).toBe(href);
    await userEvent.keyboard('{Enter}');
    await isSearched();
    await expect.poll(isOnPins).toBe(true);
    const { href: nearer } = location;
    await press(page.getByRole('button', { name: 'Zoom in' }));
    await expect.poll(() => location.href).not.toBe(nearer);
    await press(page.getByRole('button', { name: 'Draw an area' }));
    await page.getByText('Circle', { exact: true }).click();
    await press(page.getByRole('button', { name: 'Circle around map centre' }));
    await page.getByRole('textbox', { name: 'Radius' }).fill('5');
    await press(page.getByRole('button', { name: /^Show \d|^No homes/ }));
    await expect.poll(() => query().get('circles')).toMatch(/^[\d.]+,[\d.]+,(5|4\.99\d*|5\.0\d*)$/);
  });
});

const questions = (asked: { mock: { calls: Parameters<typeof fetch>[] } }): string[] =>
  asked.mock.calls.map(([, init]) => String(init?.body));

describe('while the map comes', () => {
  test('a map that does not come leaves the list, and can be asked for again', async () => {
    await commands.breakFiles('/map/style/');
    await mountPage(VAUD);
    await page.getByText('The map couldn’t be loaded').findElement();
    expect(page.getByRole('article').length).toBeGreaterThan(0);
    await commands.mendFiles();
    await page.getByRole('button', { name: 'Try again' }).click();
    await pins.first().findElement();
  });

  test('a browser that cannot draw says so in words', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await mountPage(VAUD);
    await page.getByText('This browser can’t show maps').findElement();
  });
});

test('a home that was opened is marked in the list and on the map from then on', async () => {
  await mountMap(`${VAUD}?zoom=14&lat=46.52&lng=6.63`);
  const first = page.getByRole('article').first();
  expect(first.getByText('Seen', { exact: true }).length).toBe(0);
  const link = first.getByRole('link').last();
  const href = (await link.findElement()).getAttribute('href');
  await link.click();
  await lookAndComeBack();
  await page.getByCss(`article:has(a[href="${href}"])`).first().getByText('Seen', { exact: true }).findElement();

  await expect.poll(() => pins.length).toBeGreaterThan(0);
  await press(pins.filter({ hasText: 'CHF' }).first());
  await page
    .getByRole('region', { name: /home here/ })
    .getByRole('article')
    .first()
    .getByRole('link')
    .last()
    .click();
  await lookAndComeBack();
  await pins.filter({ hasText: 'Seen' }).first().findElement();
});

/** Waits until the pictures of the opened listing can be viewed, and goes back. */
async function lookAndComeBack(): Promise<void> {
  await expect.poll(() => location.pathname).toContain('/listing/');
  await page
    .getByRole('button', { name: /photo|picture/i })
    .first()
    .findElement();
  history.back();
  await expect.poll(() => location.pathname).toContain('/properties/');
}

test('a few homes show their prices, all in one way of writing', async () => {
  await mountPage('/de/immobilien/kaufen/wohnung-haus,3/zuerich,c196541?minRooms=6');
  const shown = page.getByRole('group', { name: 'Objekte auf der Karte' }).getByRole('button');
  await shown.first().findElement();
  const prices = (): string[] =>
    shown
      .getByCss('[aria-hidden]')
      .elements()
      .map((words) => (words as HTMLElement).innerText)
      .filter((words) => /[kM]$/.test(words));
  await expect.poll(() => prices().length).toBeGreaterThan(3);
  for (const words of prices()) expect(words).toMatch(/^(\d{2,3}k|\d{1,3}(\.\d{1,2})?M|ab .*)$/);
});

test.each([
  ['wide', 'light', WIDE_WINDOW],
  ['phone', 'dark', PHONE],
] as const)('the map passes axe on a %s in the %s scheme, also while drawing', async (_size, scheme, window) => {
  await commands.emulateScheme(scheme);
  await mountMap(`${VAUD}?zoom=11&lat=46.52&lng=6.63`, { window });
  await expectAccessible();
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await drawing.findElement();
  await expectAccessible();
});
