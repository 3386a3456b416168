import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';

/** Injected content. Each item reports on the window if it runs. */
const INTRUDERS = [
  '<script>window.intruder = "inline"</script>',
  '<script nonce="guessed">window.intruder = "nonce"</script>',
  '<script src="https://evil.example/x.js"></script>',
  '<script src="data:text/javascript,window.intruder=%22data%22"></script>',
  '<img src="/nothing.png" onerror="window.intruder = \'handler\'">',
  '<svg onload="window.intruder = \'svg\'"></svg>',
  '<iframe srcdoc="<script>parent.intruder = \'frame\'</script>"></iframe>',
  '<base href="https://evil.example/">',
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

/** The home page with something in its body that the server did not write, under the headers the server sent. */
async function visitWith(intruder: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(`${inject('origin')}/en`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<body[^>]*>/, (start) => start + intruder);
    await route.fulfill({ response, body });
  });
  await page.goto(`${inject('origin')}/en`, { waitUntil: 'load' });
  return page;
}

describe('the content policy in a browser', () => {
  test.each(INTRUDERS)('does not let in %s', async (intruder) => {
    const page = await visitWith(intruder);
    expect(await page.evaluate(() => (window as { intruder?: string }).intruder)).toBeUndefined();
    expect(await page.evaluate(() => document.baseURI)).toMatch(/\/en$/);
    await page.context().close();
  });

  test.each(['/en', '/de/anmelden', '/en/nothing-here', '/change-email'])(
    'names the scripts inside the page %s, which nothing in it can do for others',
    async (path) => {
      const page = await browser.newPage();
      const response = await page.goto(inject('origin') + path, { waitUntil: 'load' });
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
      expect(policy).not.toContain('nonce');
      expect(await response?.text()).not.toContain('nonce');
      await page.close();
    },
  );

  test('fails a journey whose page goes against it', async () => {
    const { page, close } = await visit(browser, '/en');
    // Until the page has received it: the violation is reported a moment after the act.
    await page.evaluate(() =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', resolve, { once: true });
        const script = document.createElement('script');
        script.textContent = '1';
        document.body.append(script);
      }).then(() => {}),
    );
    await expect(close()).rejects.toSatisfy((error: { actual: unknown }) =>
      JSON.stringify(error.actual).includes('Against the policy: script-src-elem inline'),
    );
  });

  test('lets no other page frame ours', async () => {
    const page = await browser.newPage();
    await page.route('http://other.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${inject('origin')}/en"></iframe>` }),
    );
    await page.goto('http://other.example/');
    expect(page.frames().map((frame) => frame.url())).toEqual([
      'http://other.example/',
      'chrome-error://chromewebdata/',
    ]);
    await page.close();
  });
});
