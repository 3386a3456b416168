import { expect, test } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { PHONE, WIDE_WINDOW } from '#tests/support/browser/windows.ts';
import { expectWellFormed } from '#tests/support/components/accessible.ts';
import { fakeAnswers } from '#tests/support/components/held-answers.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

const WORDS = {
  de: {
    path: '/de/inserieren/vermieten',
    demand: 'Mindestens 35 Personen suchen ein Objekt wie dieses',
    steps: 'Schritte',
    facts: 'Angaben',
    words: 'Preis und Text',
    town: 'Ort oder PLZ',
    street: 'Strasse',
    number: 'Nummer',
    rooms: 'Zimmer',
    area: 'Wohnfläche',
    rent: 'Nettomiete',
    fees: 'Nebenkosten',
    title: 'Titel',
    write: 'Text aus Ihren Angaben erstellen',
    again: 'Durch Text aus Ihren Angaben ersetzen',
  },
  en: {
    path: '/en/publish/rent',
    demand: 'At least 35 people are looking for a home like this',
    steps: 'Steps',
    facts: 'Details',
    words: 'Price and text',
    town: 'Town or postal code',
    street: 'Street',
    number: 'Number',
    rooms: 'Rooms',
    area: 'Living area',
    rent: 'Net rent',
    fees: 'Additional costs',
    title: 'Title',
    write: 'Write a text based on your details',
    again: 'Replace with a text based on your details',
  },
} as const;

test.each([
  ['de', PHONE, 'dark'],
  ['en', WIDE_WINDOW, 'light'],
] as const)(
  'a visitor who describes a home to rent reads how many people look for one like it, once it has a price: %s',
  async (locale, window, scheme) => {
    const words = WORDS[locale];
    const field = (label: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
    const goTo = (step: string): Promise<void> =>
      page
        .getByRole('navigation', { name: words.steps })
        .getByRole('button', { name: new RegExp(step) })
        .click();
    await commands.emulateScheme(scheme);
    // The count of people is tested on the server; the sample has no searches of so many.
    let asked = 0;
    let seekers: number | null = 35;
    fakeAnswers(({ query }) => {
      if (!query.includes('query Seekers')) return undefined;
      asked += 1;
      return { data: { seekers } };
    });
    await mountPage(words.path, { window });
    await page.getByRole('combobox', { name: words.town }).fill('1003');
    await page.getByRole('option', { name: /^1003/ }).first().click();
    await page.getByRole('combobox', { name: new RegExp(`^${words.street}`) }).fill('Rue de Bourg');
    await field(words.number).fill('12');
    await goTo(words.facts);
    await field(words.rooms).fill('3.5');
    await field(words.area).fill('84');
    await goTo(words.words);
    await page.getByRole('textbox', { name: words.title, exact: true }).fill('Rooms by the lake');
    await page.getByRole('button', { name: words.write }).click();
    await page.getByRole('button', { name: words.again }).findElement();
    // Longer than the pause before a query.
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(asked).toBe(0);
    await field(words.rent).fill('2100');
    await field(words.fees).fill('200');
    const demand = page.getByRole('main').getByText(words.demand);
    await demand.findElement();
    await goTo(words.facts);
    await demand.findElement();
    await expectWellFormed();
    // Too few people to show: the place is empty.
    seekers = null;
    await field(words.rooms).fill('7.5');
    await expect.element(demand).not.toBeInTheDocument();
  },
);
