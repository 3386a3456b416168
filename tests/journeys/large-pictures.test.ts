import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser/browser.ts';
import { openMessageForm, visitAsAdvertiser } from '#tests/support/browser/correspondents.ts';
import { visitAsMember } from '#tests/support/browser/member.ts';
import { type GivenFile, goToStep } from '#tests/support/browser/publish-form.ts';

/** More than the 40 megapixels that the server takes, in fewer bytes than a smaller copy has. */
const SIZE = { width: 8_000, height: 6_000 };

let browser: Browser;
let photograph: GivenFile;
beforeAll(async () => {
  const half = { create: { width: SIZE.width / 2, height: SIZE.height, channels: 3, background: '#143cc8' } } as const;
  const buffer = await sharp({ create: { ...SIZE, channels: 3, background: '#c81e1e' } })
    .composite([{ input: half, left: SIZE.width / 2, top: 0 }])
    // Taken with the phone on its side: red is above, blue below.
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 10 })
    .toBuffer();
  photograph = { name: 'large.jpg', mimeType: 'image/jpeg', buffer };
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

/** A picture that the page shows: its shape, and the colours at its top and bottom. */
const look = (page: Page, selector: string): Promise<{ isTall: boolean; top: string; bottom: string }> =>
  page
    .locator(selector)
    .first()
    .evaluate(async (image) => {
      const shown = image as HTMLImageElement;
      await shown.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: shown.naturalWidth, height: shown.naturalHeight });
      const pen = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
      pen.drawImage(shown, 0, 0);
      const colourAt = (share: number): string => {
        const [red = 0, , blue = 0] = pen.getImageData(canvas.width / 2, canvas.height * share, 1, 1).data;
        return red > blue ? 'red' : 'blue';
      };
      return { isTall: canvas.height > canvas.width, top: colourAt(0.1), bottom: colourAt(0.9) };
    });

const UPRIGHT = { isTall: true, top: 'red', bottom: 'blue' };

test('a photograph of 48 megapixels is made smaller and upright for a listing', async () => {
  const { page, close } = await visitAsMember(browser, '/en/publish/rent');
  await goToStep(page, 'Pictures');
  await page.locator('input[type=file]').first().setInputFiles(photograph);
  const stored = 'main li img[src^="/own-pictures/"]';
  await page.locator(stored).waitFor();
  expect(await look(page, stored)).toEqual(UPRIGHT);
  await close();
});

test('a photograph of 48 megapixels is made smaller and upright for a profile', async () => {
  const { page, close } = await visitAsMember(browser, '/en/workspace/my-account');
  await page.locator('input[type=file]').setInputFiles(photograph);
  const stored = 'main img[src^="/account-pictures/"]';
  await page.locator(stored).first().waitFor();
  expect(await look(page, stored)).toEqual({ ...UPRIGHT, isTall: false });
  await close();
});

test('a photograph of 48 megapixels is made smaller and upright for a message', async () => {
  const owner = await visitAsAdvertiser(browser, 'caller');
  const { page, origin, close } = await visitAsMember(browser, owner.homePath('en'));
  const form = await openMessageForm(page, origin + owner.homePath('en'), 'Write a message');
  await form.getByRole('button', { name: 'Send message' }).click();
  await form.getByRole('link', { name: 'Open the conversation' }).click();
  await page.getByRole('textbox', { name: /^Message to / }).waitFor();
  await page.locator('input[type=file]').setInputFiles(photograph);
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await page.getByRole('textbox', { name: /^Message to / }).fill('The balcony');
  await page.getByRole('list', { name: 'Attachments' }).getByText('large.jpg').waitFor();
  await expect.poll(() => send.isEnabled()).toBe(true);
  await send.click();
  const sent = 'article li a img';
  await page.locator(sent).waitFor();
  expect(await look(page, sent)).toEqual(UPRIGHT);
  await close();
  await owner.close();
});

test('a server that takes no pictures for now is tried a few times, then the page offers to try again and loses nothing', async () => {
  const { page, context } = await visitAsMember(browser, '/en/publish/rent');
  await goToStep(page, 'Pictures');
  await page.clock.install();
  let tries = 0;
  await page.route('**/public/uploadfiles*', (route) => {
    tries += 1;
    const body = JSON.stringify({ messageId: 'error.unavailable', code: 503, values: {} });
    return route.fulfill({ status: 503, contentType: 'application/json', body });
  });
  await page.locator('input[type=file]').first().setInputFiles(photograph);
  await page.getByText('Connection lost, trying again').waitFor();
  const words = page.getByRole('alert').getByText('We couldn’t upload this picture. It is still here');
  await expect
    .poll(async () => {
      await page.clock.fastForward(30_000);
      return words.count();
    })
    .toBe(1);
  const seen = tries;
  expect(seen).toBeLessThan(10);
  await page.clock.fastForward(600_000);
  expect(tries).toBe(seen);
  await page.unroute('**/public/uploadfiles*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.clock.resume();
  await page.locator('main li img[src^="/own-pictures/"]').waitFor();
  // The browser itself complains of the refusals.
  await context.close();
});
