import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';
import { openPage, type Visitor, type VisitorPage, visit } from './browser.ts';

/** The page of a member of staff, who has signed in before. */
export async function visitAsStaff(
  browser: Browser,
  path: string,
  who: 'moderator' | 'colleague' | 'administrator',
  visitor: Visitor = {},
): Promise<VisitorPage> {
  const opened = await visit(browser, '/robots.txt', visitor);
  const value = inject('staff')[who];
  const place = { url: opened.origin.replace('http:', 'https:'), secure: true, httpOnly: true } as const;
  await opened.context.addCookies([{ name: '__Host-session', value, ...place, sameSite: 'Lax' }]);
  await openPage(opened.page, opened.origin + path);
  return opened;
}

/** Opens an offer that waits in the queue. */
export async function openCase(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}
