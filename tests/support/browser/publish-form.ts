import type { Page } from 'playwright-core';

/** A file as a page is given one. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Opens a step of the form by its English name. */
export async function goToStep(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: new RegExp(name) })
    .click();
}

/** The field for the place. */
export const townOf = (page: Page) => page.getByRole('combobox', { name: 'Town or postal code' });

/** Writes a whole home to let or to sell, but for its pictures. */
export async function typeHome(page: Page, { isSale = false } = {}): Promise<void> {
  await townOf(page).fill('1003');
  await page.getByRole('option', { name: /1003 Lausanne/ }).click();
  await page.getByRole('combobox', { name: /^Street/ }).fill('Rue de Bourg');
  await page.getByRole('textbox', { name: 'Number' }).fill('12');
  await goToStep(page, 'Details');
  await page.getByLabel('Rooms', { exact: false }).first().fill('3.5');
  await page.getByLabel('Living area').fill('84');
  await goToStep(page, 'Price and text');
  if (isSale) await page.getByLabel('Asking price').fill('900000');
  else {
    await page.getByLabel('Net rent').fill('1800');
    await page.getByLabel('Additional costs').fill('200');
  }
  await page.getByRole('button', { name: 'Suggest a title' }).click();
  await page.getByRole('button', { name: 'Write a text based on your details' }).click();
  await page.getByRole('button', { name: 'Replace with a text based on your details' }).waitFor();
}

/** The browser's stored value of a key. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** A picture that differs from any other seed's, and is quick to come by. As heavy as a photograph: `photographFile`. */
export async function aPhotograph(page: Page, seed: number): Promise<GivenFile> {
  const buffer = Buffer.from(await page.evaluate(drawNoise, seed), 'base64');
  return { name: `photograph-${seed}.jpg`, mimeType: 'image/jpeg', buffer };
}

async function drawNoise(seed: number): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = 2400;
  canvas.height = 1600;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  for (let index = 0; index < 80; index++) {
    pen.fillStyle = `hsl(${(index * 37 * seed) % 360} 60% ${30 + ((index * seed) % 50)}%)`;
    pen.fillRect((index * 61 * seed) % 2400, (index * 97) % 1600, 300, 200);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  const data = new Uint8Array(await (blob as Blob).arrayBuffer());
  let text = '';
  for (const byte of data) text += String.fromCharCode(byte);
  return btoa(text);
}
