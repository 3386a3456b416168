import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyOwnTexts } from '#platform/i18n/messages.ts';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { mailsTo } from '#tests/support/product/sent-mails.ts';
import { type PayingProduct, payingProduct } from '#tests/support/scenes/paying-product.ts';

const ENGLISH = {
  'home.title': 'Your key to Switzerland.',
  'header.login': 'Members’ entrance',
  'account.forgot.title': 'Lost your key?',
  'account.mail.sentTo': 'A key for {email} is on its way.',
  'mail.resetPassword.subject': 'Your new key',
};
const GERMAN = { 'home.title': 'Ihr Schlüssel zur Schweiz.' };

const folder = mkdtempSync(join(tmpdir(), 'lares-texts-'));
let browser: Browser;
let product: PayingProduct;

beforeAll(async () => {
  writeFileSync(join(folder, 'en.json'), JSON.stringify(ENGLISH));
  writeFileSync(join(folder, 'de-ch.json'), JSON.stringify(GERMAN));
  browser = await openBrowser({ maps: false });
  product = await payingProduct(browser, { TEXTS_DIR: folder });
});
afterAll(async () => {
  applyOwnTexts({});
  await browser.close();
  await product.close();
  rmSync(folder, { recursive: true });
});

test('texts of the installation are in pages as the server sends them and as the browser makes them, and in mails', async () => {
  const { page, person, close } = await product.visitAs('/en');
  await page.getByRole('heading', { level: 1, name: ENGLISH['home.title'] }).waitFor();
  await close();

  const visitor = await visit(browser, '/en', { origin: product.origin });
  await visitor.page.getByRole('heading', { level: 1, name: ENGLISH['home.title'] }).waitFor();
  await visitor.page.getByRole('link', { name: ENGLISH['header.login'] }).click();
  await visitor.page.getByRole('link', { name: 'Forgot your password?' }).click();
  await visitor.page.getByRole('heading', { level: 1, name: ENGLISH['account.forgot.title'] }).waitFor();
  await visitor.page.locator('main').getByLabel('Email').fill(person.email);
  await visitor.page.locator('main form button[type=submit]').click();
  await visitor.page.getByText(`A key for ${person.email} is on its way.`).waitFor();
  await doJobs(product.app, () => new Date());
  expect((await mailsTo(product.app.database.db, person.email))[0]?.subject).toBe('Your new key');
  await visitor.close();

  const german = await visit(browser, '/de', { origin: product.origin, language: 'de-CH' });
  await german.page.getByRole('heading', { level: 1, name: GERMAN['home.title'] }).waitFor();
  await german.close();
});

test('a browser may keep them for ever, under an address that changes with them; one of an older start gets those of now', async () => {
  const document = await (await fetch(`${product.origin}/en`)).text();
  const href = /href="(\/texts\/en\/base[^"]+)"/.exec(document)?.[1] ?? '';
  const stored = await fetch(product.origin + href);
  expect([await stored.text(), stored.headers.get('cache-control')]).toEqual([
    `export default ${JSON.stringify({ 'header.login': ENGLISH['header.login'] })};`,
    'public, max-age=31536000, immutable',
  ]);
  const older = await fetch(product.origin + href.replace(/\.\w+\.js/, '.0123456789ab.js'));
  expect([await older.text(), older.headers.get('cache-control')]).toEqual([
    `export default ${JSON.stringify({ 'header.login': ENGLISH['header.login'] })};`,
    'no-store',
  ]);
});

test('without texts of its own a page carries nothing of them', async () => {
  const { page, close } = await visit(browser, '/en');
  expect(await page.content()).not.toMatch(/own-texts|\/texts\//);
  await close();
});
