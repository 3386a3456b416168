import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { TEST_PASSWORD } from '#tests/factories/account.ts';
import { type JourneyOwner, ownerEmail } from '#tests/support/journey-server/journey-owners.ts';
import { openPage, type Visitor, type VisitorPage, visit } from './browser.ts';
import { logIn } from './member.ts';

/** The home that people write about in journeys, by its title. */
const TALKED_OF = 'Bright flat by the lake';

const HOMES =
  'query { offers(filter: { offerType: 0, status: [30], pageNumber: 0 }) { data { title activeOfferId } } }';

/**
 * The member who advertises, signed in; `homePath` leads to the page of their home, whose slug does not matter.
 *
 * @param owner of one journey: messages of another would change its counts
 */
export async function visitAsAdvertiser(
  browser: Browser,
  owner: JourneyOwner,
  visitor: Visitor = {},
): Promise<VisitorPage & { homeId: number; homePath: (locale: Locale) => string }> {
  const opened = await visit(browser, '/en/login', visitor);
  await logIn(opened.page, { email: ownerEmail(owner), password: TEST_PASSWORD });
  await opened.page.waitForURL((url) => !url.pathname.endsWith('/login'));
  const homeId = await opened.page.evaluate(
    async ([query, title]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
      const { data } = (await answer.json()) as {
        data: { offers: { data: { title: string; activeOfferId: number }[] } };
      };
      return data.offers.data.find((home) => home.title === title)?.activeOfferId ?? 0;
    },
    [HOMES, TALKED_OF],
  );
  expect(homeId).toBeGreaterThan(0);
  const homePath = (locale: Locale): string => buildPath('listing', locale, { offer: 'buy', listing: `x,${homeId}` });
  return { ...opened, homeId, homePath };
}

/** The form for a message to an advertiser, which is opened. */
export async function openMessageForm(page: Page, url: string, button: string): Promise<Locator> {
  await openPage(page, url);
  await page.getByRole('button', { name: button, exact: true }).filter({ visible: true }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox').first().waitFor();
  return form;
}
