import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLInputObjectType, type GraphQLObjectType } from 'graphql';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/product/test-database.ts';
import { type FieldKind, type FieldName, fieldOf, OWN_NAMES, PUBLIC_NAMES } from './offer-fields.ts';

const MOST_OF_SMALLINT = 32_767;

const COLUMNS: Readonly<Partial<Record<FieldKind, string>>> = {
  line: 'text',
  text: 'text',
  name: 'text',
  language: 'text',
  country: 'text',
  day: 'date',
  flag: 'boolean',
  halves: 'real',
  degrees: 'double precision',
};

const SCALARS: Readonly<Partial<Record<FieldKind, string>>> = {
  line: 'String',
  text: 'String',
  name: 'String',
  country: 'String',
  language: 'Locale',
  day: 'Date',
  flag: 'Boolean',
  halves: 'Float',
  degrees: 'Float',
};

/** Columns that hold whole numbers: a small one where its field has no larger ones. */
const takesNumbersOf = (name: FieldName, column: string | undefined): boolean => {
  const { most = 0, all = [] } = fieldOf(name);
  return column === 'integer' || (column === 'smallint' && Math.max(most, ...all) <= MOST_OF_SMALLINT);
};

test.each([
  ['offer', OWN_NAMES],
  ['active_offer', PUBLIC_NAMES],
] as const)('the table %s has a column for each field, of its kind', async (table, names) => {
  const { db, close } = await testDatabase();
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns where table_name = ${table}`.execute(
    db,
  );
  await close();
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  const wrong = names.filter((name) => {
    const column = types.get(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    const wanted = COLUMNS[fieldOf(name).kind];
    return wanted === undefined ? !takesNumbersOf(name, column) : column !== wanted;
  });
  expect(wrong).toEqual([]);
});

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const scalarOf = (name: FieldName): string => SCALARS[fieldOf(name).kind] ?? 'Int';

test.each([
  ['OwnOffer', OWN_NAMES],
  ['OfferInput', OWN_NAMES],
  ['Offer', PUBLIC_NAMES],
  ['AnyOffer', OWN_NAMES.filter((name) => fieldOf(name).step === 'facts')],
] as const)('the type %s of the API has each field, of its kind', (type, names) => {
  const fields = (schema.getType(type) as GraphQLObjectType | GraphQLInputObjectType).getFields();
  const wrong = names.filter((name) => fields[name]?.type.toString().replace('!', '') !== scalarOf(name));
  expect(wrong).toEqual([]);
});

test('the API may leave out what an owner may leave empty, and no other field', () => {
  const fields = (schema.getType('OwnOffer') as GraphQLObjectType).getFields();
  const wrong = OWN_NAMES.filter(
    (name) => fields[name]?.type.toString().endsWith('!') !== (fieldOf(name).blank !== undefined),
  );
  expect(wrong).toEqual([]);
});
