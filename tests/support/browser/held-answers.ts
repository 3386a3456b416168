import type { Page } from 'playwright-core';

/**
 * Lets a page wait for the answers to one question, as on a slow line.
 *
 * @param query the question's name as it was written, such as `Results`
 * @returns what lets all that wait, and all that come later, through
 */
export async function holdAnswers(page: Page, query: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postDataJSON() as { query: string };
    if (asked.query.includes(`query ${query}(`)) await released;
    await route.continue();
  });
  return () => release();
}
