import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';
import { visitAsMember } from '#tests/support/member.ts';
import { aPhotograph, goToStep } from '#tests/support/publish-form.ts';

const PHOTOGRAPHS = 12;
const PHOTOGRAPH_BYTES = 8 * 1024 * 1024;
/** What no browser can make smaller: at this speed it takes forty seconds. */
const HEIC_BYTES = 5 * 1024 * 1024;
/** 1 Mbit a second. */
const BYTES_PER_SECOND = 125_000;

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

const line = (session: CDPSession, isThere: boolean) =>
  session.send('Network.emulateNetworkConditions', {
    offline: !isThere,
    latency: 40,
    downloadThroughput: BYTES_PER_SECOND * 8,
    uploadThroughput: BYTES_PER_SECOND,
  });

test('twelve photographs and a HEIC arrive over a slow line that breaks twice, none of them twice', async () => {
  const { page, context, close } = await visitAsMember(browser, '/en/publish/rent');
  await goToStep(page, 'Pictures');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const photographs: string[] = [];
  for (let seed = 1; seed <= PHOTOGRAPHS; seed++) {
    const { name, buffer } = await aPhotograph(page, seed, PHOTOGRAPH_BYTES);
    photographs.push(fileOf(name, buffer));
  }
  await line(session, true);
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles(photographs);
  await input.setInputFiles([fileOf('picture.heic', aHeic(HEIC_BYTES))]);
  // The same ones once more are the same pictures.
  await input.setInputFiles(photographs.slice(0, 2));
  const moving = page.getByText(/Waiting|On its way|Getting ready|The line broke/);
  const arrived = async (): Promise<number> =>
    (await page.getByRole('button', { name: /^Move picture/ }).count()) - (await moving.count());
  for (const enough of [2, 5]) {
    await expect.poll(arrived, { timeout: 60_000 }).toBeGreaterThanOrEqual(enough);
    await line(session, false);
    await page.getByText('Connection lost').first().waitFor();
    await line(session, true);
  }
  await expect.poll(() => moving.count(), { timeout: 120_000 }).toBe(0);
  expect(await page.getByRole('button', { name: /^Move picture/ }).count()).toBe(PHOTOGRAPHS + 1);
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  const addresses = await page
    .locator('main li img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(new Set(addresses).size).toBe(PHOTOGRAPHS + 1);
  expect(addresses.every((address) => address?.startsWith('/own-pictures/'))).toBe(true);
  await close();
}, 200_000);
