import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { numberIn } from '#tests/support/browser/found-homes.ts';
import { PHONE, SMALLEST_PHONE } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { holdAnswers } from '#tests/support/components/held-answers.ts';
import { textOf } from '#tests/support/components/locators.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

const HOMES = '/en/properties/rent/apartment-house,3/vaud-VD,r22';
const VAUD = `${HOMES}?map=false`;
const parameters = (): URLSearchParams => new URLSearchParams(location.search);
const homesFound = async (): Promise<number> =>
  numberIn(await textOf(page.getByRole('main').getByRole('status').first()));
const labelled = (group: Locator, words: RegExp): Locator => group.getByCss('label').filter({ hasText: words });
const inputOf = (field: Locator): string => (field.element() as HTMLInputElement).value;

/** Opens a group of the filter bar; its numbers are loaded when nothing is busy any more. */
async function openGroup(label: string): Promise<Locator> {
  await page
    .getByRole('search')
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .click();
  const group = page.getByRole('dialog', { name: label });
  await group.getByCss('[aria-busy="false"]').first().findElement();
  return group;
}

/** Presses the button with the number of homes, and expects to see that many. */
async function applyAndCount(dialog: Locator, expected: number): Promise<void> {
  const apply = dialog.getByRole('button', { name: /^Show \d/ });
  await expect.poll(async () => numberIn(await textOf(apply))).toBe(expected);
  const before = location.href;
  await apply.click();
  await expect.poll(() => location.href).not.toBe(before);
  await expect.poll(homesFound).toBe(expected);
}

/** Chooses by the label and returns the number that stood beside it. */
async function choose(group: Locator, words: RegExp): Promise<number> {
  const label = labelled(group, words);
  const number = numberIn(await textOf(label));
  await label.click();
  return number;
}

/** Chooses the option whose text holds these words, and returns the number in its brackets. */
async function select(field: Locator, words: string): Promise<number> {
  const options = [...((await field.findElement()) as HTMLSelectElement).options];
  const option = options.find(({ text }) => text.includes(words)) as HTMLOptionElement;
  await field.selectOptions(option);
  return numberIn(/\((.*)\)/.exec(option.text)?.[1]);
}

describe('the number beside a choice is what the list then says', () => {
  test('for a category, a subcategory and features', async () => {
    await mountPage(VAUD);
    let group = await openGroup('Type');
    const apartments = await choose(group, /^Apartments\s*\d/);
    expect(apartments).toBeGreaterThan(0);
    await applyAndCount(group, apartments);
    group = await openGroup('Type');
    await applyAndCount(group, await choose(group, /Duplex/));
    // The bar shows the kind of home: no chip repeats it.
    expect(page.getByRole('link', { name: /Remove.*Duplex/ }).length).toBe(0);
    group = await openGroup('Type');
    await choose(group, /Duplex/);
    await group.getByRole('button', { name: /^Show/ }).click();
    await expect.poll(() => parameters().has('subCategory')).toBe(false);
    group = await openGroup('More filters');
    const withLift = await choose(group, /^Lift/);
    await expectAccessible();
    await applyAndCount(group, withLift);
  });

  test('for the time on the market and a source', async () => {
    await mountPage(VAUD);
    let group = await openGroup('More filters');
    await applyAndCount(group, await select(group.getByLabelText('Listed'), 'Last 30'));
    group = await openGroup('More filters');
    await applyAndCount(group, await select(group.getByLabelText('Source'), 'Lares'));
  });

  test('for an agency, found by a part of its name, whose name is then on the chip', async () => {
    await mountPage(VAUD);
    const group = await openGroup('More filters');
    const field = group.getByRole('combobox', { name: 'Agency' });
    await field.fill('regie');
    const option = page
      .getByRole('option')
      .filter({ hasText: /^Régie.*\d$/ })
      .first();
    const [name = '', number] = ((await option.findElement()) as HTMLElement).innerText.split('\n');
    await userEvent.keyboard('{Enter}');
    const chosen = group.getByRole('checkbox', { name });
    await expect.element(chosen).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(field).toHaveFocus();
    await field.fill('regie');
    await option.findElement();
    await userEvent.keyboard('{Enter}');
    await chosen.findElement();
    await applyAndCount(group, numberIn(number));
    await page.getByRole('main').getByText(name, { exact: true }).first().findElement();
  });
});

describe('prices', () => {
  test('are chosen on the bars with the keyboard, and the fields below follow', async () => {
    await mountPage(VAUD);
    let group = await openGroup('Price');
    const low = page.getByRole('slider', { name: 'Lower end of the price range' });
    const high = page.getByRole('slider', { name: 'Upper end of the price range' });
    const [from, to] = ['Minimum price', 'Maximum price'].map((name) =>
      page.getByRole('textbox', { name, exact: true }),
    );
    const bars = page.getByRole('img', { name: /Price distribution of \d+ homes/ });
    const press = async (slider: Locator, keys: string): Promise<void> => {
      ((await slider.findElement()) as HTMLElement).focus();
      await userEvent.keyboard(keys);
    };
    await bars.findElement();
    await press(low, '{ArrowRight}{ArrowRight}');
    await press(high, '{PageDown}{ArrowLeft}');
    const [min, max] = [low, high].map((slider) => numberIn(slider.element().getAttribute('aria-valuetext'))) as [
      number,
      number,
    ];
    expect(max).toBeGreaterThan(min);
    expect([from, to].map((field) => numberIn(inputOf(field as Locator)))).toEqual([min, max]);
    await expectAccessible();
    await group.getByRole('button', { name: /^Show \d/ }).click();
    await expect.poll(() => [parameters().get('minPrice'), parameters().get('maxPrice')]).toEqual([`${min}`, `${max}`]);
    await expect.element(low).not.toBeInTheDocument();
    // Back at the ends of the axis there is no bound.
    group = await openGroup('Price');
    await bars.findElement();
    await press(low, '{Home}');
    await press(high, '{End}');
    for (const field of [from, to]) await expect.element(field as Locator).toHaveValue('');
  });
});

describe('the filter sheet on a phone', () => {
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const apply = sheet.getByRole('button', { name: /^Show \d|^No homes/ });
  const openSheet = (): Promise<void> =>
    page
      .getByRole('search')
      .getByRole('button', { name: /filter/i })
      .click();
  const found = async (): Promise<number> => numberIn(await textOf(apply));

  test('counts as one chooses, and loses nothing when it is put away', async () => {
    await mountPage(HOMES, { window: PHONE });
    await openSheet();
    const all = await found();
    const most = sheet.getByRole('textbox', { name: 'Maximum price', exact: true });
    await most.fill('2000');
    await expect.poll(found).toBeLessThan(all);
    await labelled(sheet, /^Lift/).click();
    await sheet.getByCss('[aria-busy="false"]').first().findElement();
    await expectAccessible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    expect(location.href).not.toContain('maxPrice');

    await openSheet();
    await expect.element(apply).toBeVisible();
    expect(numberIn(inputOf(most))).toBe(2000);
    await expect.element(sheet.getByRole('checkbox', { name: /^Lift/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await openSheet();
    await expect.poll(found).toBeLessThan(all);
    await applyAndCount(sheet, await found());
    expect(Object.fromEntries(parameters())).toMatchObject({ maxPrice: '2000', features: '2' });
  });

  test('takes a place out: a finger is not given the keyboard of the phone, keys go on in the field', async () => {
    await mountPage(HOMES, { window: PHONE });
    await openSheet();
    const field = sheet.getByRole('combobox', { name: 'Place' });
    const chosen = (name: string): Locator => page.getByRole('checkbox', { name, exact: false });
    await labelled(sheet, /^Vaud/).click();
    await expect.element(chosen('Vaud')).not.toBeInTheDocument();
    await expect.element(field).not.toHaveFocus();
    await field.fill('Renens');
    await page
      .getByRole('option', { name: /^Renens/ })
      .first()
      .click();
    ((await chosen('Renens').findElement()) as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(chosen('Renens')).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
  });

  test('takes every tap, also those that come before the last one is shown in all groups', async () => {
    await mountPage(HOMES, { window: PHONE });
    await openSheet();
    await sheet.getByCss('[aria-busy="false"]').first().findElement();
    for (const words of ['^Lift', '^Houses', '^View', '^3$', '^Show']) {
      const choices = [...sheet.element().querySelectorAll<HTMLElement>('label, button')];
      choices.find((choice) => new RegExp(words).test(choice.textContent ?? ''))?.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
    await expect.poll(() => parameters().get('features')).toBe('2,512');
    expect(location.pathname).toContain('/house,');
    expect(parameters().get('minRooms')).toBe('3');
  });

  test('keeps its buttons within its margins, in the widest words on the smallest phone', async () => {
    await mountPage('/de/immobilien/mieten/wohnung-haus,3/schweiz,ch', { window: SMALLEST_PHONE });
    await openSheet();
    const button = page.getByRole('dialog', { name: 'Filter' }).getByRole('button', { name: /Objekte anzeigen$/ });
    const { right, width } = (await button.findElement()).getBoundingClientRect();
    expect(width).toBeGreaterThan(0);
    expect(right).toBeLessThanOrEqual(SMALLEST_PHONE.width - 20);
  });

  test('turns to homes to buy without the prices of rents', async () => {
    await mountPage(`${HOMES}?maxPrice=2000&minRooms=3`, { window: PHONE });
    await openSheet();
    await labelled(sheet, /^Buy$/).click();
    await expect.element(sheet.getByRole('textbox', { name: 'Maximum price', exact: true })).toHaveValue('');
    await sheet.getByRole('button', { name: /^Show \d/ }).click();
    await expect.poll(() => location.pathname).toContain('/properties/buy/');
    expect(location.search).toContain('minRooms=3');
    expect(location.search).not.toContain('maxPrice');
  });

  test('says in French, too, on its button how many homes remain', async () => {
    await mountPage('/fr/immobilier/louer/appartement-maison,3/vaud-VD,r22', { window: PHONE });
    await page.getByRole('button', { name: /Filtre/ }).click();
    const filters = page.getByRole('dialog');
    const button = filters.getByRole('button', { name: /\d/ }).last();
    const all = await textOf(button);
    await filters
      .getByLabelText(/Jusqu|Max|À/i)
      .first()
      .fill('1500');
    await expect.poll(() => textOf(button)).not.toBe(all);
    await button.click();
    await expect.poll(() => parameters().get('maxPrice')).toBe('1500');
    await expect.element(filters).not.toBeInTheDocument();
  });
});

test('filters that are changed while the homes of the last change are still coming stay changed', async () => {
  await mountPage(VAUD);
  const group = await openGroup('Price');
  const low = group.getByRole('textbox', { name: 'Minimum price', exact: true });
  const high = group.getByRole('textbox', { name: 'Maximum price', exact: true });
  const apply = group.getByRole('button', { name: /^Show \d/ });
  const all = await homesFound();
  await low.fill('1000');
  const { promise, resolve: release } = Promise.withResolvers<void>();
  holdAnswers(({ query }) => (query.includes('query Results(') ? promise : undefined));
  await apply.click();
  await expect.poll(() => parameters().get('minPrice')).toBe('1000');
  await openGroup('Price');
  await high.fill('3000');
  release();
  await expect.poll(homesFound).toBeLessThan(all);
  const found = await homesFound();
  expect([inputOf(low), inputOf(high)].map(numberIn)).toEqual([1000, 3000]);
  await apply.click();
  await expect.poll(homesFound).toBeLessThan(found);
  expect(parameters().get('maxPrice')).toBe('3000');
  // The way back leads to another search: nothing of the draft is left.
  history.back();
  await expect.poll(() => parameters().has('maxPrice')).toBe(false);
  await openGroup('Price');
  await expect.element(high).toHaveValue('');
  expect(numberIn(inputOf(low))).toBe(1000);
});
