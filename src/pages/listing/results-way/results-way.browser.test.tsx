import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { PHONE, WIDE_WINDOW } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { fakeAnswers } from '#tests/support/components/held-answers.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

const CHEAPEST = '/en/properties/rent/apartment-house,3/switzerland,ch?map=false&order=4';
const DEAREST = '/en/properties/rent/apartment-house,3/switzerland,ch?map=false&order=3';

const cards = page.getByCss('[data-home] h3 a');
const link = (name: string): Locator => page.getByRole('link', { name });
const at = (path: string | undefined) => expect.poll(() => location.pathname + location.search).toBe(path);
const focus = async (found: Locator): Promise<void> => ((await found.findElement()) as HTMLElement).focus();

/** Targets of the homes of a page of results, in their order. */
async function homesOf(results: string): Promise<string[]> {
  await mountPage(results);
  await cards.first().findElement();
  return (cards.elements() as HTMLAnchorElement[]).map(({ pathname }) => pathname);
}

describe('a listing that was chosen from results', () => {
  test('leads on by keyboard too, and says which home came', async () => {
    const homes = await homesOf(CHEAPEST);
    await focus(cards.nth(2));
    await userEvent.keyboard('{Enter}');
    await at(homes[2]);
    const next = await link('Next').findElement();
    await focus(page.getByCss('header a[href="/en"]').first());
    for (let step = 0; step < 40 && document.activeElement !== next; step++) await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Enter}');
    await at(homes[3]);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expectAccessible();
  });

  test('keeps its row when it is gone, and shows no way that it cannot find', async () => {
    const homes = await homesOf(DEAREST);
    const gone = Number(homes[22]?.split(',').at(-1));
    const beyond = vi.fn();
    fakeAnswers(({ query, variables }) => {
      if (query.includes('query HomesOfPage')) {
        beyond();
        throw new TypeError('Failed to fetch');
      }
      // No search finds a home: none is offered.
      const none = { inTown: { totalRecords: 0 }, nearby: { totalRecords: 0, data: [] } };
      if (query.includes('query HomesAround')) return { data: none };
      if (variables.id !== gone) return undefined;
      const missing = { message: 'Not found', extensions: { messageId: 'error.notFound', code: 404 } };
      const left = {
        ...{ offerType: 1, category: 1, title: 'Loft', language: null, city: 'Lausanne', place: null, similar: [] },
        ...{ price: 1950, priceType: 0, currency: 'CHF', image: null },
      };
      const isAsked = query.includes('query GoneListing');
      return isAsked ? { data: { goneOffer: left } } : { data: null, errors: [missing] };
    });
    await cards.nth(21).click();
    await at(homes[21]);
    await link('Next').click();
    const farewell = page.getByRole('heading', { level: 1, name: 'This listing is no longer available' });
    await farewell.findElement();
    await page.getByText('Last price: CHF 1,950 / month').findElement();
    expect(page.getByRole('main').getByRole('link', { name: /^All current homes/ }).length).toBe(0);
    await page.viewport(PHONE.width, PHONE.height);
    await expect.element(link('Back to results')).toBeVisible();
    await page.viewport(WIDE_WINDOW.width, WIDE_WINDOW.height);
    await link('Next').click();
    await at(homes[23]);
    await expect.element(farewell).not.toBeInTheDocument();
    // The last of its page: the search has no further one.
    await link('Previous').findElement();
    await expect.poll(() => beyond.mock.calls.length).toBeGreaterThan(0);
    await expect.element(link('Next')).not.toBeInTheDocument();
  });
});
