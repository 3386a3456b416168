import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPriceCommand } from '#capabilities/prices/server/price.commands.ts';
import { LOCALES } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { BUILT_PAGES } from '#tests/support/product/built-pages.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { readArguments } from '#tools/prices.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp(BUILT_PAGES);
});
afterAll(() => app.close());

const prices = (words: string) => runPriceCommand(app.database.db, readArguments(words.split(' ')), TEST_NOW);

/** The words of a page without its scripts, as a reader without JavaScript has them. */
async function wordsOf(path: string): Promise<string> {
  const { body, statusCode } = await app.server.inject({ url: path, headers: { accept: 'text/html' } });
  expect(statusCode).toBe(200);
  return body
    .replaceAll(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00A0', ' ');
}

test('the page of prices and the first step of the form say what the price list says, in each language', async () => {
  for (const locale of LOCALES) {
    expect(await wordsOf(buildPath('publishRent', locale))).toMatch(/CHF 49\.00 .* 30 /);
    expect(await wordsOf(buildPath('publishSell', locale))).toMatch(/CHF 149\.00 .* 90 /);
    expect(await wordsOf(buildPath('publishPrices', locale))).toMatch(/CHF 49\.00[\s\S]*CHF 249\.00[\s\S]*8[.,]1 %/);
  }
});

test('a price that the operator changes is said at once, also by pages that were read before', async () => {
  await prices('set publication rent 30 55.5 --vat 8.5');
  await expect.poll(() => wordsOf(buildPath('publishRent', 'de'))).toContain('CHF 55.50');
  await expect.poll(() => wordsOf(buildPath('publishPrices', 'de'))).toMatch(/CHF 55\.50[\s\S]*8\.5 %/);
  await prices('set publication rent 30 0');
  await expect.poll(() => wordsOf(buildPath('publishRent', 'fr'))).toContain('Publier est gratuit.');
  expect(await wordsOf(buildPath('publishPrices', 'fr'))).toMatch(/À louer\s+Gratuit/);
});
