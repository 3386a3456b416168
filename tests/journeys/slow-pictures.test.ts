import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, reloadPage } from '#tests/support/browser/browser.ts';
import { visitAsMember } from '#tests/support/browser/member.ts';
import { goToStep } from '#tests/support/browser/publish-form.ts';
import { photographFile } from '#tests/support/input/photograph-file.ts';
import { LONGEST_WAIT_MS } from '#tests/support/runner/longest-wait.ts';

const PHOTOGRAPHS = 12;
/** A picture that no browser can make smaller. */
const HEIC_BYTES = 5 * 1024 * 1024;
/**
 * Twelve photographs made smaller and the HEIC are 12 MB: a hundred seconds at 1 Mbit a second. The line alone is faster here by
 * this much, so that they take half a minute; files, breaks and the patience of page and server are those of the slow line.
 * `LINE_SCALE=1` holds it at 1 Mbit.
 */
const LINE_SCALE = Number(process.env.LINE_SCALE ?? 4);
/** 1 Mbit a second, scaled. */
const BYTES_PER_SECOND = 125_000 * LINE_SCALE;
/** Size of photographs of eight megabytes after reduction to what pages need, bytes. */
const SHRUNK_BYTES = { least: 300_000, most: 650_000 };

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'slow-pictures-'));

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

function fileOf(name: string, buffer: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, buffer);
  return path;
}

/** A HEIC as heavy as one of a phone: a box that readers skip makes up the rest. */
function aHeic(bytes: number): Buffer {
  const picture = readFileSync('tests/fixtures/picture.heic');
  const free = Buffer.alloc(bytes - picture.length);
  free.writeUInt32BE(free.length, 0);
  free.write('free', 4, 'ascii');
  return Buffer.concat([picture, free]);
}

const line = (session: CDPSession, isThere: boolean, bytesPerSecond = BYTES_PER_SECOND) =>
  session.send('Network.emulateNetworkConditions', {
    offline: !isThere,
    latency: 40,
    downloadThroughput: BYTES_PER_SECOND * 8,
    uploadThroughput: bytesPerSecond,
  });

test('twelve photographs and a HEIC arrive over a slow line that breaks twice, none of them twice', async () => {
  const { page, context, close } = await visitAsMember(browser, '/en/publish/rent');
  await goToStep(page, 'Pictures');
  const sent = sizesOfUploads(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const photographs: string[] = [];
  for (let seed = 1; seed <= PHOTOGRAPHS; seed++) photographs.push(await photographFile(seed));
  await line(session, true);
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles(photographs);
  await input.setInputFiles([fileOf('picture.heic', aHeic(HEIC_BYTES))]);
  // The same ones once more are the same pictures.
  await input.setInputFiles(photographs.slice(0, 2));
  const moving = page.getByText(/Waiting|Uploading|Preparing|The line broke/);
  const arrived = async (): Promise<number> =>
    (await page.getByRole('button', { name: /^Move picture/ }).count()) - (await moving.count());
  for (const enough of [2, 5]) {
    await expect.poll(arrived).toBeGreaterThanOrEqual(enough);
    await line(session, false);
    await page.getByText('Connection lost').first().waitFor();
    await line(session, true);
  }
  await expect.poll(() => moving.count(), { timeout: 2 * LONGEST_WAIT_MS }).toBe(0);
  expect(await page.getByRole('button', { name: /^Move picture/ }).count()).toBe(PHOTOGRAPHS + 1);
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  /** Which pictures are shown, however wide. */
  const addresses = () =>
    page
      .locator('main li img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')?.replace(/\/\d+$/, '')));
  const shown = await addresses();
  expect(new Set(shown).size).toBe(PHOTOGRAPHS + 1);
  expect(shown.every((address) => address?.startsWith('/own-pictures/'))).toBe(true);
  const [heaviest, ...photographSizes] = sent().sort((a, b) => b - a);
  expect(heaviest).toBeGreaterThan(HEIC_BYTES);
  expect(photographSizes.length).toBeGreaterThanOrEqual(PHOTOGRAPHS);
  expect(Math.min(...photographSizes)).toBeGreaterThan(SHRUNK_BYTES.least);
  expect(Math.max(...photographSizes)).toBeLessThan(SHRUNK_BYTES.most);
  // The server has them all, each once.
  await session.detach();
  await reloadPage(page);
  await goToStep(page, 'Pictures');
  await expect.poll(addresses).toEqual(shown);
  await close();
});

test('a photograph that is too large for a connection of 200 kbit a second arrives, made smaller', async () => {
  const { page, context, close } = await visitAsMember(browser, '/en/publish/rent');
  await goToStep(page, 'Pictures');
  const sent = sizesOfUploads(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await line(session, true, 25_000);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await photographFile(1)]);
  await expect.poll(sent, { timeout: 2 * LONGEST_WAIT_MS }).toHaveLength(1);
  expect(sent()[0]).toBeLessThan(SHRUNK_BYTES.least);
  await page.locator('main li img[src^="/own-pictures/"]').waitFor();
  await close();
});

/** Sizes of the pictures that arrived, bytes. */
function sizesOfUploads(page: Page): () => number[] {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.status() !== 200 || !response.url().includes('/public/uploadfiles')) return;
    sizes.push(Number(await response.request().headerValue('content-length')));
  });
  return () => [...sizes];
}
