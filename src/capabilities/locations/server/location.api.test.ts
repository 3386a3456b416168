import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const LOCATIONS = `query Places($text: String!, $locale: Locale) {
  locations(text: $text, limit: 1, locale: $locale) {
    id type value name regionCode textEn textFr textDe textIt postalCode description(locale: $locale) lat lng radius
  }
}`;

test('a visitor gets a place with its address and its names in four languages', async () => {
  const { data } = await app.run(LOCATIONS, { text: 'Genf', locale: 'de' });
  expect(data).toMatchObject({
    locations: [
      {
        id: 202901,
        type: 2,
        value: 'geneve,c202901',
        name: 'Genève',
        regionCode: 'GE',
        textEn: 'Geneva',
        textFr: 'Genève',
        textDe: 'Genf',
        textIt: 'Ginevra',
        postalCode: null,
        description: 'Genf',
      },
    ],
  });
});

test('a postal code names its municipality where its locality has another name', async () => {
  const { data } = await app.run(LOCATIONS, { text: '1815', locale: 'it' });
  expect(data).toMatchObject({
    locations: [{ value: 'clarens,p1815', name: 'Clarens', postalCode: '1815', description: 'Montreux, Vaud' }],
  });
});

test('a place is described in the language of the query, or in the one that is asked for', async () => {
  const asked = `query ($locale: Locale) {
    locations(text: "Genf", limit: 1, locale: $locale) { description italian: description(locale: it) }
  }`;
  const french = await app.run(asked, { locale: 'fr' });
  expect(french.data).toEqual({ locations: [{ description: 'Genève', italian: 'Ginevra' }] });
  const { data } = await app.run(asked);
  expect(data).toEqual({ locations: [{ description: 'Geneva', italian: 'Ginevra' }] });
});
