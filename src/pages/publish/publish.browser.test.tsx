import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PHONE } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { mountPageAsMember } from '#tests/support/components/member.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

const DRAFT = 'lm_quotes_rent';

const goToStep = (words: RegExp, steps = 'Steps'): Promise<void> =>
  page.getByRole('navigation', { name: steps }).getByRole('button', { name: words }).click();

const town = page.getByRole('combobox', { name: 'Town or postal code' });
const pictureMoves = page.getByRole('button', { name: /^Move picture/ });
const saved = (): Promise<Element> => page.getByText('Saved', { exact: true }).findElement();
/** Name of the picture at a place, whatever its size. */
const pictureAt = (index: number): string | undefined =>
  document.querySelectorAll('main li img')[index]?.getAttribute('src')?.split('/')[3];

/** A picture that differs from those of other colours. */
async function aPicture(colour: string): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 800);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1200, 800);
  for (let index = 0; index < 40; index++) {
    pen.fillStyle = `hsl(${index * 37} 60% 50%)`;
    pen.fillRect((index * 61) % 1200, (index * 97) % 800, 150, 100);
  }
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], `${colour}.jpg`, { type: 'image/jpeg' });
}

test('a member is led to the first wrong field of the first wrong step', async () => {
  await mountPageAsMember('/en/publish/rent', { window: PHONE });
  await goToStep(/Preview/);
  await page.getByRole('button', { name: 'Submit listing' }).click();
  await page.getByText('Step 1 of 5: What and where', { exact: false }).findElement();
  await expect.element(town).toHaveFocus();
  await page.getByText('This field is required.').first().findElement();
});

test('a member orders pictures by the keyboard alone', async () => {
  await mountPageAsMember('/en/publish/rent');
  await goToStep(/Pictures/);
  await page
    .getByCss('input[type=file]')
    .first()
    .upload([await aPicture('red'), await aPicture('blue')]);
  await expect.poll(() => pictureMoves.length).toBe(2);
  await expect.poll(() => page.getByText(/Waiting|Uploading|Preparing/).length).toBe(0);
  const first = pictureAt(0);
  expect(first).toBeDefined();
  ((await page.getByRole('button', { name: 'Move picture 1 of 2' }).findElement()) as HTMLElement).focus();
  await userEvent.keyboard(' ');
  // Keys move it once its places are measured.
  await page.getByText('Now at position 1.', { exact: false }).findElement();
  await userEvent.keyboard('{ArrowRight}');
  await page.getByText('Now at position 2.', { exact: false }).findElement();
  await userEvent.keyboard(' ');
  await expect.poll(() => pictureAt(1)).toBe(first);
  await saved();
  await mountPage('/en/publish/rent');
  await goToStep(/Pictures/);
  await expect.poll(() => pictureAt(1)).toBe(first);
});

test('the form says what such homes cost, and doubts a price three times off without refusing it', async () => {
  await mountPage('/fr/publier/louer');
  await page.getByRole('combobox', { name: 'Localité ou NPA' }).fill('8001');
  await page.getByRole('option', { name: /8001/ }).first().click();
  await goToStep(/Prix et texte/, 'Étapes');
  await page.getByText(/Biens comparables à Zürich: la moitié coûte entre/).findElement();
  await page.getByLabelText('Loyer brut', { exact: false }).fill('99000');
  await page.getByText('C’est plus de trois fois le prix usuel.', { exact: false }).findElement();
  await page.getByRole('button', { name: 'Proposer un titre' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('Appartement à Zürich');
  await expectAccessible();
  expect(page.getByRole('heading', { level: 1 }).length).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

test('the whole form is filled in by the keyboard alone', async () => {
  await mountPage('/en/publish/rent');
  ((await town.findElement()) as HTMLElement).focus();
  await userEvent.keyboard('1003');
  await page.getByRole('option', { name: /1003 Lausanne/ }).findElement();
  await userEvent.keyboard('{ArrowDown}{Enter}{Tab}Rue de Bourg{Tab}12{Tab} ');
  await expect.element(page.getByRole('checkbox', { name: 'Show only the neighbourhood', exact: false })).toBeChecked();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await page.getByRole('heading', { name: 'Size and layout' }).findElement();
  await userEvent.keyboard('{Tab}3.5{Tab}84');
  await expect
    .poll(() => localStorage.getItem(DRAFT))
    .toMatch(/"rooms":3.5.*"livingSpace":84|"livingSpace":84.*"rooms":3.5/);
  expect(localStorage.getItem(DRAFT)).toMatch(/"hidesAddress":true/);
});
