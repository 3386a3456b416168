import { describe, expect, test } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { numberIn } from '#tests/support/browser/found-homes.ts';
import { PHONE } from '#tests/support/browser/windows.ts';
import { expectAccessible, expectWellFormed } from '#tests/support/components/accessible.ts';
import { breakLine, holdAnswers } from '#tests/support/components/held-answers.ts';
import { textOf } from '#tests/support/components/locators.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

const placeField = page.getByRole('combobox', { name: 'Where?' });
const button = page.getByRole('main').getByCss('form button[type=submit]');
const rows = page.getByRole('listbox', { name: 'Where?' }).getByRole('option');
/** The visible text of the button: it holds both of its texts. */
const offered = async (): Promise<string> => ((await button.findElement()) as HTMLElement).innerText;
const homes = async (): Promise<number> => numberIn(await offered());
const chosenRows = (): string[] =>
  shown()
    .filter(isChosen)
    .map(({ innerText }) => innerText);
const shown = (): HTMLElement[] => rows.elements() as HTMLElement[];
const isChosen = (row: HTMLElement): boolean => row.ariaSelected === 'true';
const expectPath = (path: RegExp) => expect.poll(() => location.pathname + location.search).toMatch(path);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Delays answers about a place, by the text of the query. */
function delaySuggestions(delayMs: (text: unknown) => number): void {
  holdAnswers(({ query, variables }) =>
    query.includes('LocationSuggestions') ? pause(delayMs(variables.text)) : undefined,
  );
}

const focus = async (found: Locator): Promise<void> => ((await found.findElement()) as HTMLElement).focus();

async function selectOption(label: string, value: string): Promise<Locator> {
  const field = page.getByLabelText(label);
  await field.selectOptions(value);
  return field;
}

describe('the place field takes', () => {
  test('the first place of what was typed, by one Enter, and searches once, however late the answer', async () => {
    await mountPage('/en');
    // The answer to the older text comes after that to the newer one.
    delaySuggestions((text) => (text === 'Gen' ? 3_000 : 1_000));
    const entry = navigation.currentEntry?.index ?? Number.NaN;
    await placeField.click();
    await userEvent.keyboard('Gen');
    await pause(300);
    await placeField.clear();
    await userEvent.keyboard('Lausanne{Enter}{Enter}');
    await expect.element(placeField).toHaveAttribute('aria-busy', 'true');
    await expectPath(/\/rent\/apartment-house,3\/lausanne,c/);
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/Lausanne/);
    expect(navigation.currentEntry?.index).toBe(entry + 1);
    history.back();
    await expectPath(/\/en$/);
  });

  test('never a row of an older text, and shows none as chosen meanwhile', async () => {
    await mountPage('/en');
    delaySuggestions((text) => (text === 'Bern' ? 0 : 1_000));
    await placeField.fill('Bern');
    await expect.poll(chosenRows).toEqual([expect.stringMatching(/^Bern/)]);
    await placeField.fill('Thun');
    await expect.poll(chosenRows).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expectPath(/\/thun,c/);
  });

  test('the one row that looks chosen, by mouse or arrows', async () => {
    await mountPage('/en');
    await placeField.click();
    await page.getByRole('option', { name: /Geneva/ }).findElement();
    expect(chosenRows()).toEqual([]);
    await userEvent.keyboard('Lau');
    await expect.poll(chosenRows).toEqual([expect.stringMatching(/^Lausanne/)]);
    await rows.nth(2).hover();
    await expect.poll(chosenRows).toEqual([shown()[2]?.innerText]);
    const looks = (): string[] => shown().map((row) => getComputedStyle(row).backgroundColor);
    await expect.poll(() => looks().filter((look) => look === looks()[2]).length).toBe(1);
    await page.getByRole('banner').hover({ position: { x: 1, y: 1 } });
    await expect.poll(chosenRows).toEqual([expect.stringMatching(/^Lausanne/)]);

    await userEvent.keyboard('{ArrowDown}');
    const second = shown()[1]?.innerText ?? '';
    expect(chosenRows()).toEqual([second]);
    const field = placeField.element() as HTMLInputElement;
    expect(shown().find(isChosen)?.id).toBe(field.getAttribute('aria-activedescendant'));
    // Enter that ends a word of an input method belongs to it; Home and End to the text.
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
    await userEvent.keyboard('{Home}');
    expect(field.selectionStart).toBe(0);
    expect(location.pathname).toBe('/en');
    await userEvent.keyboard('{Enter}');
    await expectPath(/\/properties\/(rent|buy)\//);
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(second.split('\n')[0] ?? '');
  });

  test('nothing while it is empty: Enter searches the whole country', async () => {
    await mountPage('/en');
    await placeField.click();
    await page.getByRole('option', { name: /Geneva/ }).findElement();
    await userEvent.keyboard('{Enter}');
    await expectPath(/\/rent\/apartment-house,3\/switzerland,ch$/);
  });

  test('nothing on a broken connection, and no unknown place: it reports that, retains the text, and asks again', async () => {
    await mountPage('/en');
    await selectOption('Rooms', '3.5');
    await placeField.fill('Nowherewil');
    await userEvent.keyboard('{Enter}');
    await page.getByText('We don’t know “Nowherewil”. Check the spelling.').findElement();
    const mend = breakLine();
    // No earlier test has searched for it: results are cached.
    await placeField.fill('Chur');
    await userEvent.keyboard('{Escape}');
    await button.click();
    await page.getByText('We couldn’t search for “Chur”.', { exact: false }).findElement();
    await expect.element(placeField).toHaveValue('Chur');
    await expectAccessible();
    mend();
    await button.click();
    await expectPath(/\/chur,c\d+\?minRooms=3.5$/);
  });
});

describe('the search of the first page', () => {
  test('says on its button how many homes the list then has; rent and buy have their own prices', async () => {
    await mountPage('/en', { window: PHONE });
    const all = await homes();
    const price = await selectOption('Price up to (CHF)', '2000');
    await expect.poll(homes).toBeLessThan(all);
    const rooms = await selectOption('Rooms', '3.5');
    await placeField.click();
    await page.getByRole('option', { name: /Lausanne/ }).click();
    await page.getByText('Buy', { exact: true }).last().click();
    await expect.element(price).toHaveValue('');
    await expect.element(rooms).toHaveValue('3.5');
    await price.selectOptions('1000000');
    // A typed text that is no place yet makes the number wrong.
    await placeField.fill('Ren');
    await expect.poll(offered).toBe('Search');
    await placeField.clear();
    // On a phone the towns that an empty field offers cover the button.
    await userEvent.keyboard('{Escape}');
    await expect.poll(offered).toMatch(/^Show \d+ homes?$/);
    const expected = await homes();
    await button.click();
    await expectPath(/\/buy\/apartment-house,3\/lausanne,c\d+\?maxPrice=1000000&minRooms=3.5$/);
    const found = page.getByRole('main').getByRole('status').first();
    await expect.poll(async () => numberIn(await textOf(found))).toBe(expected);
  });

  test('only says "Search" where homes cannot be counted, and searches', async () => {
    await mountPage('/en');
    const mend = breakLine();
    await selectOption('Rooms', '4.5');
    await expect.poll(offered).toBe('Search');
    mend();
    await button.click();
    await expectPath(/\?minRooms=4.5$/);
  });

  test('takes more than one place with nothing but a keyboard, and the bar of the results one more', async () => {
    await mountPage('/en');
    await focus(placeField);
    await userEvent.keyboard('1003');
    // Rows of the empty field do not belong to the typed text: Tab takes the chosen one.
    await expect.poll(chosenRows).toEqual([expect.stringMatching(/1003/)]);
    await userEvent.keyboard('{Tab}');
    await page.getByRole('checkbox', { name: '1003 Lausanne', exact: false }).findElement();
    await focus(placeField);
    await userEvent.keyboard('Renens');
    await page
      .getByRole('option', { name: /^Renens/ })
      .first()
      .findElement();
    await userEvent.keyboard('{Enter}');
    await expectPath(/locationIds=\d+,\d+/);

    await focus(page.getByCss('search').getByRole('button', { name: /^Place/ }));
    await userEvent.keyboard('{Enter}');
    await focus(page.getByRole('dialog', { name: 'Place' }).getByRole('combobox', { name: 'Place' }));
    await userEvent.keyboard('Morges{Enter}');
    await expectPath(/locationIds=\d+,\d+,\d+/);
  });
});

test.each([
  ['/en', 390, 844, 'light'],
  ['/de', 390, 844, 'dark'],
  ['/fr', 360, 640, 'dark'],
  ['/it', 360, 640, 'light'],
] as const)(
  'the search of %s lies within the first 500 px of a phone, and nothing moves when it is used',
  async (path, width, height, scheme) => {
    await commands.emulateScheme(scheme);
    await mountPage(path, { window: { width, height } });
    await document.fonts.ready;
    const form = page.getByRole('main').getByCss('form').first();
    const where = () => {
      const boxes = [form.element(), ...form.element().querySelectorAll('input, select, button')];
      return { scrolled: scrollY, boxes: boxes.map((box) => box.getBoundingClientRect().toJSON()) };
    };
    await form.getByCss('[name=place]').findElement();
    const before = where();
    expect(before.boxes[0].bottom).toBeLessThanOrEqual(500);
    await form.getByCss('[name=place]').click();
    await page.getByRole('listbox').getByRole('option').first().findElement();
    expect(where()).toEqual(before);
    await expectWellFormed();
    for (const field of form.getByCss('select').elements() as HTMLElement[]) {
      field.focus();
      expect(where()).toEqual(before);
      // Smaller letters make phones zoom in.
      expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBe(16);
    }
  },
);
