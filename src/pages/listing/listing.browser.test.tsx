import { describe, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { PHONE, WIDE_WINDOW } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { holdAnswers } from '#tests/support/components/held-answers.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';
import { mountMap, pins } from '#tests/support/components/results-map.ts';

const CHEAPEST = '/en/properties/rent/apartment-house,3/switzerland,ch?map=false&order=4';

/** Homes for sale with a price of seven digits. */
const MILLIONS = '/en/properties/buy/apartment-house,3/switzerland,ch?minPrice=1000000&maxPrice=9999999';

const main = page.getByRole('main');
const cards = page.getByCss('[data-home] h3 a');
const link = (name: string): Locator => page.getByRole('link', { name, exact: true });
const at = (path: string | undefined) => expect.poll(() => location.pathname + location.search).toBe(path);
const boxOf = async (found: Locator): Promise<DOMRect> => (await found.findElement()).getBoundingClientRect();

describe('on a phone', () => {
  test('the button of a message stays in view at the foot of its dialog', async () => {
    await mountPage(CHEAPEST, { window: PHONE });
    await cards.first().click();
    await page.getByRole('button', { name: 'Contact', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Write a message' });
    const send = await boxOf(dialog.getByRole('button', { name: 'Send message' }));
    const { bottom } = await boxOf(dialog);
    expect(send.bottom).toBeLessThan(bottom);
  });

  test('back and share lie on the picture, and one tap calls', async () => {
    const share = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await mountPage(CHEAPEST, { window: PHONE });
    await cards.nth(4).findElement();
    const homes = (cards.elements() as HTMLAnchorElement[]).map(({ pathname }) => pathname);
    await cards.nth(3).click();
    await at(homes[3]);
    const back = link('Back to results');
    await back.findElement();
    const picture = await boxOf(page.getByRole('region', { name: 'Pictures' }));
    const sharing = page.getByRole('button', { name: 'Share', exact: true }).first();
    for (const button of [back, sharing]) {
      const { width, height, y } = await boxOf(button);
      expect([width, height]).toEqual([44, 44]);
      expect(y).toBeGreaterThan(picture.y);
    }
    await sharing.click();
    await expect.poll(() => share.mock.lastCall).toEqual([location.origin + homes[3]]);

    // No browser of tests has a telephone.
    const dialled: string[] = [];
    const dial = (event: MouseEvent): void => {
      const href = event.target instanceof HTMLAnchorElement ? event.target.href : '';
      if (!href.startsWith('tel:')) return;
      event.preventDefault();
      dialled.push(href);
    };
    document.addEventListener('click', dial);
    await page.getByRole('button', { name: 'Call', exact: true }).click();
    const call = page.getByRole('link', { name: /^Call 0/ });
    await expect.poll(() => call.length).toBe(2);
    const number = call.last().element() as HTMLAnchorElement;
    expect(number.href).toMatch(/^tel:\+41\d{9}$/);
    // The number is dialled by an effect, some time after its links are there.
    await expect.poll(() => dialled).toEqual([number.href]);
    document.removeEventListener('click', dial);
    expect(number.contains(document.activeElement) || number === document.activeElement).toBe(true);
    // The next home has its own number, which no visitor has requested.
    await link('Next').click();
    await at(homes[4]);
    await page.getByRole('button', { name: 'Call', exact: true }).findElement();
    expect(call.length).toBe(0);
    await back.click();
    await at(CHEAPEST);
  });

  test('the bar shows a price of seven digits beside its buttons, in each language and on the narrowest phone', async () => {
    await mountPage(`${MILLIONS}&map=false`, { window: PHONE });
    await cards.first().findElement();
    const [id] = /\d+$/.exec((cards.first().element() as HTMLAnchorElement).pathname) ?? [];
    for (const listing of ['en/listing/buy', 'fr/annonce/acheter', 'de/angebot/kaufen', 'it/annuncio/acquisita']) {
      await mountPage(`/${listing}/x,${id}`, { window: { width: 320, height: 640 } });
      const bar = page.getByCss('.sticky:has(button)').last();
      const price = await boxOf(bar.getByCss('p').first());
      const words = document.createRange();
      words.selectNodeContents(bar.getByCss('p').first().element());
      const [call, write] = await Promise.all([0, 1].map((place) => boxOf(bar.getByCss('button').nth(place))));
      expect(words.getBoundingClientRect().right).toBeLessThan(call?.left ?? 0);
      expect(call?.right).toBeLessThan(write?.left ?? 0);
      expect(write?.right).toBeLessThanOrEqual(320);
      expect(price.height).toBeLessThan(30);
    }
  });

  test('a listing leads back to the map it was chosen on, and without results to all homes of the place', async () => {
    await mountMap(CHEAPEST, { window: PHONE });
    const home = page.getByRole('dialog').getByCss('h3 a').first();
    const { pathname } = (await home.findElement()) as HTMLAnchorElement;
    (home.element() as HTMLElement).click();
    await at(pathname);
    await link('Back to results').click();
    await expect.poll(() => location.hash).toBe('#map');
    await pins.first().findElement();

    await mountPage(pathname, { window: PHONE });
    await page.getByRole('link', { name: /^Rent, / }).click();
    await expect.poll(() => location.pathname).toMatch(/^\/en\/properties\/rent\//);
  });
});

describe.each([
  ['wide', WIDE_WINDOW],
  ['phone', PHONE],
])('a listing whose data is long in coming, on a %s', (_name, window) => {
  test('shows what its card has shown at once, and nothing moves when the rest comes', async () => {
    await mountPage(CHEAPEST, { window });
    await cards.nth(6).findElement();
    const { promise, resolve: release } = Promise.withResolvers<void>();
    holdAnswers(({ query }) => (query.includes('query Listing(') ? promise : undefined));
    const card = page.getByCss('[data-home]:has(img)').nth(5);
    (await card.findElement()).scrollIntoView();
    // On a phone the cover becomes a carousel meanwhile.
    const shown = (): string => {
      const image = card.getByCss('img').first().element() as HTMLImageElement;
      return image.complete && image.naturalWidth > 0 ? image.currentSrc : '';
    };
    await expect.poll(shown).toContain('/pictures/');
    const file = shown();
    const title = wordsOf(card.getByCss('h3'));
    const price = wordsOf(card.getByCss('.card-words > p').first()).split(' /')[0] ?? '';
    expect([title, price]).not.toContain('');
    await card.getByCss('h3 a').click();

    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => wordsOf(heading)).toBe(title);
    const article = page.getByCss('main article[aria-busy]');
    await main.getByRole('progressbar').findElement();
    await expectAccessible();
    expect(wordsOf(article)).toContain(price);
    expect((article.getByCss('img').first().element() as HTMLElement).style.background).toContain(
      new URL(file).pathname,
    );
    expect(scrollY).toBe(0);
    const before = placesOfFirst();
    release();
    await expect.element(article).not.toBeInTheDocument();
    await page.getByRole('heading', { level: 2 }).first().findElement();
    expect(wordsOf(heading)).toBe(title);
    expect(placesOfFirst()).toEqual(before);
    history.back();
    await cards.nth(5).findElement();
    await expect.poll(() => scrollY).toBeGreaterThan(100);
  });
});

const wordsOf = (found: Locator): string => (found.element() as HTMLElement).innerText;

/** Positions of the heading and the first picture of a listing. */
const placesOfFirst = (): (string | null)[] =>
  ['main h1', 'main article ul:first-of-type img'].map((selector) => {
    const found = document.querySelector(selector);
    return found && JSON.stringify(found.getBoundingClientRect());
  });
