import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPath } from '#kernel/paths/paths.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';
import { expectWellFormedIn } from '#tests/support/browser/looks.ts';
import { stepIn, writeFacts, writePlace, writeWords } from '#tests/support/browser/publishing-way.ts';

const HOME = { title: 'Rooms by the lake', postalCode: '1003', street: 'Rue de Bourg', price: '2100' };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

test.each([
  ['de', 'phone', 'dark'],
  ['en', 'wide', 'light'],
] as const)(
  'whoever describes a home to rent reads how many people wait for one like it, once it has a price: %s, %s',
  async (locale, size, scheme) => {
    const path = buildPath('publishRent', locale);
    const { page, close } = await visit(browser, path, { size, scheme });
    // How people are counted is tested where they are; here so many as a sample has no searches for.
    let asked = 0;
    let seekers: number | null = 35;
    await page.route('**/graphql', (route) => {
      if (!route.request().postData()?.includes('query Seekers')) return route.continue();
      asked += 1;
      return route.fulfill({ json: { data: { seekers } } });
    });
    await writePlace(page, locale, HOME);
    await writeFacts(page, locale);
    expect(asked).toBe(0);
    await writeWords(page, locale, { ...HOME, additionalFees: '200' });
    const words = page.getByRole('main').getByText(textIn(locale, 'seekers.count', { people: '35' }));
    await words.waitFor();
    await stepIn(page, locale, 'facts').click();
    await words.waitFor();
    await expectWellFormedIn(locale, page, `${path}, facts`);
    // Too few to be told of: nothing stands there.
    seekers = null;
    await stepIn(page, locale, 'facts').click();
    await page.getByRole('textbox', { name: new RegExp(`^${textIn(locale, 'offer.fact.rooms')}`) }).fill('7.5');
    await words.waitFor({ state: 'detached' });
    await close();
  },
);
