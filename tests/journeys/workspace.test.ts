import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser/browser.ts';
import { visitAsMember } from '#tests/support/browser/member.ts';

const ACCOUNT = '/en/workspace/my-account';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

describe('logging out', () => {
  test('takes the drafts out of the browser and leaves what is not the member’s', async () => {
    const { page, close } = await visitAsMember(browser, ACCOUNT);
    await page.evaluate(() => {
      for (const key of ['lm_quotes_rent', 'lm_estimate_0', 'lm_visitor']) localStorage.setItem(key, '1');
    });
    await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/\/en\/login/);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored).toContain('lm_visitor');
    expect(stored.filter((key) => /quotes|estimate/.test(key))).toEqual([]);
    await close();
  });
});
