import { expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { propertiesHref, readPropertiesQuery } from './my-properties.links.ts';

test('members without a tier see rents first, all others sales', () => {
  expect(readPropertiesQuery('', Role.None).offerType).toBe(1);
  expect(readPropertiesQuery('', Role.Bronze).offerType).toBe(0);
  expect(readPropertiesQuery('offerType=1', Role.Agent).offerType).toBe(1);
});

test('an address says what it was made from', () => {
  const listQuery = { offerType: 1, group: 3, text: 'Rue de Bourg 1 & 2', order: 4, page: 2 };
  const href = propertiesHref('fr', listQuery);
  expect(href).toBe('/fr/workspace/my-properties?offerType=1&group=3&text=Rue+de+Bourg+1+%26+2&orderBy=4&pageNumber=2');
  expect(readPropertiesQuery(href.split('?')[1] ?? '', Role.None)).toEqual(listQuery);
});

test.each(['group=9&orderBy=99&pageNumber=-1&offerType=7', 'group=&pageNumber=1e9&text=%20', 'pageNumber=1.5'])(
  'of %s nothing that can be read remains',
  (query) => {
    expect(readPropertiesQuery(query, Role.Bronze)).toEqual({ offerType: 0, group: null, text: '', order: 1, page: 1 });
  },
);
