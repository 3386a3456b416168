import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { numberIn } from '#tests/support/browser/found-homes.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { textOf } from '#tests/support/components/locators.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

const VAUD = '/en/properties/rent/apartment-house,3/vaud-VD,r22?map=false';

const cards = page.getByRole('article');
const homesFound = async (): Promise<number> =>
  numberIn(await textOf(page.getByRole('main').getByRole('status').first()));
/** The number of homes that a link promises at its end. */
const promisedBy = async (link: Locator): Promise<number> => numberIn(/(\d+) homes?$/.exec(await textOf(link))?.[1]);

test('the order of the list can be changed, and says by itself how the recommended one comes about', async () => {
  await mountPage(VAUD);
  const why = page.getByRole('link', { name: 'Why in this order?' });
  const order = page.getByLabelText('Sort by');
  await expect.poll(() => why.length).toBe(1);
  expect(order.getByRole('option', { name: /source/i }).length).toBe(0);
  await order.selectOptions('Lowest price first');
  await expect.poll(() => location.search).toContain('order=4');
  await expect.element(why).not.toBeInTheDocument();
  const pricesShown = (): number[] =>
    cards
      .elements()
      .map((card) => /CHF\s[\d,]+/.exec((card as HTMLElement).innerText)?.[0])
      .filter((price) => price !== undefined)
      .map(numberIn);
  await expect
    .poll(() => {
      const prices = pricesShown();
      return prices.length > 10 && prices.every((price, at) => at === 0 || price >= (prices[at - 1] as number));
    })
    .toBe(true);

  history.back();
  await why.click();
  await expect.poll(() => location.pathname).toBe('/en/how-we-order');
  await page.getByRole('heading', { level: 1, name: /Recommended/ }).findElement();
  await expectAccessible();
});

test.each([
  { width: 1440, height: 900, abreast: 2 },
  { width: 1920, height: 1080, abreast: 3 },
])('at $width × $height two rows of $abreast homes are in view, beside a map', async ({ width, height, abreast }) => {
  await mountPage('/de/immobilien/mieten/wohnung-haus,3/zuerich,c196541', { window: { width, height } });
  const boxOf = async (found: Locator): Promise<DOMRect> => (await found.findElement()).getBoundingClientRect();
  const map = page.getByRole('region', { name: 'Karte' }).first();
  await expect.element(map).toBeVisible();
  await cards.nth(abreast).findElement();
  const tops = cards.elements().map((card) => Math.round(card.getBoundingClientRect().y));
  expect(tops.filter((top) => top === Math.min(...tops))).toHaveLength(abreast);
  // At least the whole picture of the second row: readers choose by it.
  const picture = await boxOf(cards.nth(abreast).getByCss('img').first());
  expect(picture.height).toBeGreaterThan(0);
  expect(picture.bottom).toBeLessThanOrEqual(height);
  if (width >= 1600) expect(width - (await boxOf(map)).right).toBeLessThanOrEqual(20);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

describe('where few homes are found', () => {
  test('neighbours are offered apart from the results, each with what it has', async () => {
    await mountPage('/en/properties/buy/house,2/lausanne,c201866?map=false');
    await expect.poll(homesFound).toBeLessThan(12);
    const link = page.getByRole('region', { name: 'Homes nearby' }).getByRole('link').first();
    const expected = await promisedBy(link);
    expect(expected).toBeGreaterThan(0);
    await link.click();
    await expect.poll(() => location.pathname).not.toContain('lausanne');
    await expect.poll(homesFound).toBe(expected);
  });

  test('and none are, the list says which filters to drop, with what is then found', async () => {
    await mountPage(`${VAUD}&minPrice=90000&excludePriceOnRequest=true&minRooms=3`);
    const way = page.getByRole('main').getByRole('link', { name: /^Without “from CHF 90,000”/ });
    const expected = await promisedBy(way);
    expect(expected).toBeGreaterThan(0);
    await expectAccessible();
    expect(cards.length).toBe(0);
    await way.click();
    await expect.poll(homesFound).toBe(expected);
    await expect.poll(() => cards.length).toBeGreaterThan(0);
  });

  test('and the price is the reason, the first way leads to the cheapest home', async () => {
    await mountPage(`${VAUD}&maxPrice=300&minRooms=4&excludePriceOnRequest=true`);
    const way = page.getByRole('main').getByRole('link', { name: /^Cheapest match: CHF \d/ });
    expect(cards.length).toBe(0);
    const price = numberIn(/[\d,]+$/.exec(await textOf(way.getByCss('span').first()))?.[0]);
    await way.click();
    await expect.poll(() => new URLSearchParams(location.search).get('maxPrice')).toBe(String(price));
    await cards.first().findElement();
  });

  test('and no single filter is the reason, two are named', async () => {
    await mountPage(`${VAUD}&minPrice=90000&excludePriceOnRequest=true&minLivingSpace=9000`);
    await page.getByRole('link', { name: /^Without “from CHF 90,000” and “from 9,000 m²”/ }).findElement();
  });

  test('and none in a town, a link leads to homes', async () => {
    await mountPage('/en/properties/rent/apartment,1/lausanne,c201866?minPrice=90000&map=false');
    const ways = page.getByRole('main').getByRole('link', { name: /\d/ });
    await ways.first().findElement();
    expect(cards.length).toBe(0);
    await ways.first().click();
    await expect.poll(() => cards.length).toBeGreaterThan(0);
  });
});
