import type { Page } from 'playwright-core';

/** Data in a browser about its visitor and saved searches: hints, which decide nothing. */
export async function visitorHints(page: Page): Promise<{ days: number; isOneName: boolean; marked: number }> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'visitor_id');
  const days = Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400);
  const [name, marked] = await page.evaluate(() => [
    localStorage.getItem('lm_visitor'),
    Object.keys(JSON.parse(localStorage.getItem('lm_alerts') ?? '[]')).length,
  ]);
  return { days, isOneName: decodeURIComponent(cookie?.value ?? '') === `visitor:${name}`, marked: Number(marked) };
}
