import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import * as generated from '#generated/operations.ts';
import { schemaText } from '#platform/graphql/api.ts';
import { costOf } from '#platform/graphql/cost.ts';
import { API_PARTS } from '../../src/product/modules.ts';

const schema = buildSchema(schemaText(API_PARTS));

/** The largest variables that the screens send; others change no cost. */
const VARIABLES = {
  id: 1,
  locale: 'de',
  text: 'Genf',
  placeText: 'Genf',
  limit: 8,
  offerId: 1,
  ...{ offerType: 1, cityId: 1, category: 1, days: 90 },
  filter: { offerType: 1 },
  facts: { offerType: 1, category: 1, cityId: 1 },
  view: { south: 45, west: 6, north: 48, east: 10, zoom: 8 },
  hasPriceBound: true,
  isOfOneSource: true,
  withSecurity: true,
  isConfirmed: false,
  orderBy: 1,
  pageNumber: 1,
  pageSize: 100,
  isHidden: false,
  rent: { offerType: 1, pageSize: 4 },
  buy: { offerType: 0, pageSize: 4 },
  ...Object.fromEntries(
    'first second third fourth fifth sixth seventh eighth'.split(' ').map((name) => [name, { offerType: 1 }]),
  ),
};

/** Meaning of a name in single operations, where others use it otherwise. */
const OWN_VARIABLES: Readonly<Record<string, object>> = {
  MyMessages: { filter: { pageSize: 20 }, isOpen: true },
  MissedMessages: { after: 1 },
  OlderMessages: { before: 1 },
};

const queries = Object.entries(generated)
  .filter(([name]) => name.endsWith('Document'))
  .map(([name, document]) => ({ name: name.slice(0, -'Document'.length), document: parse(String(document)) }))
  .filter(({ document }) =>
    document.definitions.some((node) => node.kind === 'OperationDefinition' && node.operation === 'query'),
  );

/** A visitor has 500 points and gets 20 a second. `vitest run operation-costs -u` writes the file; a change of it is read like code. */
test('every query of the screens costs the points that the file of costs states', async () => {
  const costs = queries
    .map(({ name, document }) => `${name} ${costOf(document, { ...VARIABLES, ...OWN_VARIABLES[name] }, schema)}`)
    .sort();
  await expect(`${costs.join('\n')}\n`).toMatchFileSnapshot('operation-costs.txt');
});
