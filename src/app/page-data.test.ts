import { expect, test } from 'vitest';
import { pageDataAsJson } from './page-data.ts';

const head = { meta: [{ title: 'Loft' }], links: [], scripts: [] };

test('what a page shows arrives in the browser as it was', () => {
  const page = { data: { homes: [{ title: 'Loft "Zürich" </script>\u2028', price: null }], count: 0 }, head };
  expect(pageDataAsJson.test(page)).toBe(true);
  expect(pageDataAsJson.fromSerializable(pageDataAsJson.toSerializable(page))).toEqual(page);
});

test.each([[null], ['data'], [{ locale: 'de' }], [{ data: {} }]])('%o is not the data of a page', (value) => {
  expect(pageDataAsJson.test(value)).toBe(false);
});
