import { expect, test, vi } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { hasPage } from '#kernel/paths/placeholder-screens.ts';
import { Role } from '#kernel/roles.ts';
import { PHONE } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { mountPageAsMember } from '#tests/support/components/member.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';
import { mountPageAs, prepare } from '#tests/support/components/scenes.ts';

const DRAFT = 'lm_quotes_rent';

const goToStep = (words: RegExp, steps = 'Steps'): Promise<void> =>
  page.getByRole('navigation', { name: steps }).getByRole('button', { name: words }).click();

const town = page.getByRole('combobox', { name: 'Town or postal code' });
const pictureMoves = page.getByRole('button', { name: /^Move picture/ });
const saved = (): Promise<Element> => page.getByText('Saved', { exact: true }).findElement();
/** Name of the picture at a position, in any size. */
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
  await page.getByText(/Biens comparables à Zurich: la moitié coûte entre/).findElement();
  await page.getByLabelText('Loyer brut', { exact: false }).fill('99000');
  await page.getByText('C’est plus de trois fois le prix usuel.', { exact: false }).findElement();
  await page.getByRole('button', { name: 'Proposer un titre' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('Appartement à Zürich');
  await expectAccessible();
  expect(page.getByRole('heading', { level: 1 }).length).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

test('a step without a price is complete only after the owner chose to show none; a net rent is a price', async () => {
  await mountPage('/en/publish/rent');
  const step = page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: /Price and text/ });
  await step.click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Rooms by the lake');
  await page
    .getByRole('textbox', { name: /^Description/ })
    .fill('Quiet rooms with a view of the lake, close to everything.');
  await expect.element(step).not.toHaveAccessibleName(/complete/);
  const choice = page.getByRole('checkbox', { name: /Show “Price on request”/ });
  await choice.click();
  await expect.element(step).toHaveAccessibleName(/complete/);
  await choice.click();
  await expect.element(step).not.toHaveAccessibleName(/complete/);
  await page.getByRole('textbox', { name: /^Net rent/ }).fill('2400');
  await expect.element(page.getByRole('textbox', { name: /^Gross rent/ })).toHaveValue('2,400');
  await expect.element(step).toHaveAccessibleName(/complete/);
  await expect.element(choice).not.toBeInTheDocument();
  await expectAccessible();
});

test('a stored gross rent that came from the net rent follows it on the second visit', async () => {
  await mountPage('/en/publish/rent');
  await goToStep(/Price and text/);
  const [net, gross] = [/^Net rent/, /^Gross rent/].map((name) => page.getByRole('textbox', { name }));
  expect(page.getByText('Saved in this browser', { exact: true }).length).toBe(0);
  await net?.fill('2400');
  await page.getByText('Saved in this browser', { exact: true }).findElement();
  await expect.poll(() => localStorage.getItem(DRAFT)).toMatch(/"price":2400/);
  await mountPage('/en/publish/rent');
  await expect.element(gross as Locator).toHaveValue('2,400');
  await net?.fill('2500');
  await expect.element(gross as Locator).toHaveValue('2,500');
  await expect.element(page.getByRole('textbox', { name: /^Additional costs/ })).toHaveValue('');
});

test('a price three times off is doubted for a net rent alone, and again in the preview', async () => {
  await mountPage('/en/publish/rent');
  await town.fill('8001');
  await page.getByRole('option', { name: /8001/ }).first().click();
  await goToStep(/Price and text/);
  await page.getByRole('textbox', { name: /^Net rent/ }).fill('99000');
  await page.getByRole('button', { name: 'Next' }).click();
  const doubt = page.getByText('more than three times the usual price', { exact: false });
  await doubt.findElement();
  await page.getByRole('button', { name: 'Check the price' }).click();
  await doubt.findElement();
  await page.getByRole('textbox', { name: /^Net rent/ }).fill('2200');
  await expect.element(doubt).not.toBeInTheDocument();
});

test('a sale price three times off is doubted as well, also where a published home is edited', async () => {
  const owner = await prepare('account', { rolesFlag: Role.Bronze });
  const facts = { offerType: OfferType.Sell, status: OfferStatus.Published, price: 99_000_000, netPrice: null };
  const { id } = await prepare('home', { ownerId: owner.id, facts });
  await mountPageAs(owner, `/en/workspace/my-properties/edit/${id}`);
  await goToStep(/Preview/);
  await page.getByText('more than three times the usual price', { exact: false }).findElement();
  await page.getByRole('button', { name: 'Check the price' }).click();
  await page.getByRole('textbox', { name: /^Asking price/ }).fill('9000');
  await page.getByText('less than a third of the usual price', { exact: false }).findElement();
});

test('a member without a phone number is asked for one before it can be shown', async () => {
  await mountPageAsMember('/en/publish/rent');
  await goToStep(/Price and text/);
  const choice = page.getByRole('checkbox', { name: /^Show my phone number/ });
  await expect.element(choice).not.toBeChecked();
  await choice.click();
  const store = page.getByRole('button', { name: 'Save and show the number' });
  await store.click();
  await page.getByText('This is not a valid telephone number.').findElement();
  await page.getByRole('textbox', { name: /^Your phone number/ }).fill('79 123 45 67');
  await store.click();
  await expect.element(page.getByRole('checkbox', { name: /^Show my phone number 079 123 45 67/ })).toBeChecked();
  await expect.element(store).not.toBeInTheDocument();
  await expect.poll(() => localStorage.getItem(DRAFT)).toMatch(/"showsPhone":true/);
  await expectAccessible();
});

test('a pin in the middle of the postal code says so; a known address moves it, and another one puts it in doubt', async () => {
  const home = { postalCode: '8001', street: 'Bahnhofstrasse', streetKey: 'bahnhofstrasse', city: 'Zürich' };
  await prepare('addresses', { rows: [{ ...home, number: '12', lat: 47.3701, lng: 8.5392 }] });
  await mountPage('/en/publish/rent');
  await town.fill('8001');
  await page.getByRole('option', { name: /8001/ }).first().click();
  const centre = page.getByText('The pin is in the middle of postal code 8001.', { exact: false });
  await centre.findElement();
  await page.getByRole('combobox', { name: /^Street/ }).fill('Bahnhofst');
  await page.getByRole('option', { name: /Bahnhofstrasse/ }).findElement();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('combobox', { name: /^Street/ })).toHaveValue('Bahnhofstrasse');
  await centre.findElement();
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Number' }).fill('12');
  await expect.element(centre).not.toBeInTheDocument();
  await expect.poll(() => localStorage.getItem(DRAFT)).toMatch(/"lat":47.3701,"lng":8.5392,"hasExactPoint":true/);
  await page.getByRole('textbox', { name: 'Number' }).fill('13');
  await centre.findElement();
  await page.getByRole('button', { name: 'The pin is right' }).click();
  await expect.element(centre).not.toBeInTheDocument();
});

test('the whole form is filled in by the keyboard alone', async () => {
  await mountPage('/en/publish/rent');
  ((await town.findElement()) as HTMLElement).focus();
  await userEvent.keyboard('1003');
  await page.getByRole('option', { name: /1003 Lausanne/ }).findElement();
  await userEvent.keyboard('{ArrowDown}{Enter}{Tab}Rue de Bourg{Tab}12{Tab} ');
  await expect.element(page.getByRole('checkbox', { name: 'Show only the neighbourhood', exact: false })).toBeChecked();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await page.getByRole('heading', { name: 'Size and layout' }).findElement();
  await userEvent.keyboard('{Tab}3.5{Tab}84');
  await expect
    .poll(() => localStorage.getItem(DRAFT))
    .toMatch(/"rooms":3.5.*"livingSpace":84|"livingSpace":84.*"rooms":3.5/);
  expect(localStorage.getItem(DRAFT)).toMatch(/"hidesAddress":true/);
});

test('seven chosen pictures are seven rows on a phone at once', async () => {
  await mountPageAsMember('/en/publish/rent', { window: PHONE });
  await goToStep(/Pictures/);
  const colours = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'black'];
  await page
    .getByCss('input[type=file]')
    .first()
    .upload(await Promise.all(colours.map(aPicture)));
  await expect.poll(() => pictureMoves.length).toBe(7);
  expect(page.getByText(/Waiting|Uploading|Preparing/).length).toBeGreaterThan(0);
  await expect.poll(() => page.getByText(/Waiting|Uploading|Preparing/).length).toBe(0);
  const rows = [...document.querySelectorAll('main ol li:has(img)')].map((row) => row.getBoundingClientRect());
  expect(Math.max(...rows.map(({ height }) => height))).toBeLessThan(220);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

/** Passes a file to an element: dropped on it, or pasted. */
function give(target: Element | null, how: 'drop' | 'paste', file: File): void {
  const data = new DataTransfer();
  data.items.add(file);
  const options = { bubbles: true, cancelable: true };
  if (how === 'paste') target?.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
  else
    for (const kind of ['dragenter', 'dragover', 'drop'])
      target?.dispatchEvent(new DragEvent(kind, { ...options, dataTransfer: data }));
}

test('pictures are dragged in, pasted and taken by the camera, and put in order by mouse', async () => {
  await mountPageAsMember('/en/publish/rent');
  await goToStep(/Pictures/);
  await page.getByCss('button').filter({ hasText: 'Take a photo' }).findElement();
  give(document.querySelector('main fieldset'), 'drop', await aPicture('green'));
  await expect.poll(() => pictureMoves.length).toBe(1);
  give(document.body, 'paste', await aPicture('orange'));
  await expect.poll(() => pictureMoves.length).toBe(2);
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  await page.getByCss('button').filter({ hasText: 'Take a photo' }).click();
  const [camera] = opened.mock.contexts as HTMLInputElement[];
  expect(camera?.getAttribute('capture')).toBe('environment');
  await page.elementLocator(camera as HTMLInputElement).upload(await aPicture('purple'));
  await expect.poll(() => pictureMoves.length).toBe(3);
  await expect.poll(() => page.getByText(/Waiting|Uploading|Preparing/).length).toBe(0);
  const order = (): (string | null)[] =>
    [...document.querySelectorAll('main li img')].map((image) => image.getAttribute('src'));
  const [first, second, third] = order();
  pictureMoves.first().element().scrollIntoView({ block: 'center' });
  const middleOf = (at: number): readonly [number, number] => {
    const { x, y, width, height } = pictureMoves.nth(at).element().getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [[fromX, fromY], [toX, toY]] = [middleOf(2), middleOf(0)];
  const way = Array.from({ length: 12 }, (_, step): readonly [number, number] => {
    const share = (step + 1) / 12;
    return [fromX - 12 + (toX - fromX + 12) * share, fromY + (toY - fromY) * share];
  });
  const begun = [4, 8, 12].map((px): readonly [number, number] => [fromX - px, fromY]);
  await commands.moveMouse([[fromX, fromY], 'press', ...begun, ...way, 'release']);
  await expect.poll(order).toEqual([third, first, second]);
});

test('an owner looks for an agent first where there are agents to look for, and may publish the sale after all', async () => {
  await mountPageAsMember('/en/publish/sell');
  await town.fill('1003');
  await page.getByRole('option', { name: /1003 Lausanne/ }).click();
  await page.getByRole('combobox', { name: /^Street/ }).fill('Rue de Bourg');
  await page.getByRole('textbox', { name: 'Number' }).fill('12');
  await goToStep(/Details/);
  await page.getByLabelText('Rooms', { exact: false }).first().fill('3.5');
  await page.getByLabelText('Living area', { exact: false }).fill('84');
  await goToStep(/Price and text/);
  await page.getByLabelText('Asking price', { exact: false }).fill('900000');
  await page.getByRole('button', { name: 'Suggest a title' }).click();
  await page.getByRole('button', { name: 'Write a text based on your details' }).click();
  await page.getByRole('button', { name: 'Replace with a text based on your details' }).findElement();
  await goToStep(/Preview/);
  await page.getByRole('button', { name: 'Submit listing' }).findElement();
  const agent = page.getByRole('radio', { name: 'Look for an agent first', exact: false });
  expect(agent.length).toBe(hasPage('sellers') ? 1 : 0);
});

test('a home that waits for an agent may be sold by its owner after all', async () => {
  const owner = await prepare('account', { rolesFlag: Role.Bronze, isEmailConfirmed: false });
  const facts = { offerType: OfferType.PreSell, title: 'House by the lake' };
  const { id } = await prepare('home', { ownerId: owner.id, facts });
  await mountPageAs(owner, `/en/workspace/my-properties/edit/${id}`);
  await goToStep(/Preview/);
  const agent = page.getByRole('radio', { name: 'Look for an agent first', exact: false });
  await expect.element(agent).toBeChecked();
  await page.getByText('Nothing goes online.', { exact: false }).findElement();
  await page.getByRole('radio', { name: 'Publish the sale myself', exact: false }).click();
  await saved();
  await expect.element(agent).not.toBeChecked();
  await page.getByRole('button', { name: 'Submit listing' }).click();
  await page.getByText('Confirm your email address with the link', { exact: false }).findElement();
});
