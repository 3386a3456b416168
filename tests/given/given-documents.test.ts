import { readFileSync } from 'node:fs';
import {
  buildSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  validate,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaText } from '#platform/graphql/api.ts';
import { aBrowser, refusalOf } from '#tests/support/product/browser-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { API_PARTS } from '../../src/product/modules.ts';
import { type GivenMember, givenMember, makersFor, WHOLE_SEARCH } from './given-member.ts';

/** Operations of the given documents that are still to come; one that the schema has must not be here. */
const NOT_BUILT = [
  ...['agentDetail', 'calculateEstimate', 'cancelLead', 'createManualSuggestion', 'createOrUpdateEstimate'],
  ...['createOrUpdateLead', 'estimatePdf', 'getLead', 'inviteToCollaborate', 'leads', 'leaveEmail'],
  ...['matchingPropertyAlerts', 'profileSuggestions', 'stopCollaboration', 'subscribeTo', 'verifyEstimate'],
];
/** Queries and mutations of the two documents. */
const GIVEN = { query: 18, mutation: 45 };
/** Further content of the file: the bell of the first document, and the second way to read a conversation. */
const BESIDES = { query: ['notifications'], mutation: ['conversationsMutation'] };

const DOCUMENT = parse(readFileSync(new URL('./documents.graphql', import.meta.url), 'utf8'), { noLocation: true });
const FRAGMENTS = new Map(
  DOCUMENT.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
);
const OPERATIONS = DOCUMENT.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
const schema = buildSchema(schemaText(API_PARTS));

const nameOf = ({ name }: OperationDefinitionNode): string => name?.value ?? '';
const isBuilt = ({ operation, selectionSet }: OperationDefinitionNode): boolean => {
  const [field] = selectionSet.selections;
  return field?.kind === Kind.FIELD && field.name.value in (schema.getRootType(operation)?.getFields() ?? {});
};
const BUILT = OPERATIONS.filter(isBuilt);

/** Names of the fragments that a selection spreads, and that those spread. */
function spreadIn(selection: SelectionSetNode, known = new Set<string>()): Set<string> {
  for (const node of selection.selections) {
    if (node.kind === Kind.FRAGMENT_SPREAD && !known.has(node.name.value)) {
      known.add(node.name.value);
      const fragment = FRAGMENTS.get(node.name.value);
      if (fragment) spreadIn(fragment.selectionSet, known);
    } else if (node.kind !== Kind.FRAGMENT_SPREAD && node.selectionSet) spreadIn(node.selectionSet, known);
  }
  return known;
}

/** An operation as a client sends it: alone, with its fragments. */
const textOf = (operation: OperationDefinitionNode): string =>
  [operation, ...[...spreadIn(operation.selectionSet)].map((name) => FRAGMENTS.get(name)).filter((node) => !!node)]
    .map(print)
    .join('\n');

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('the file has a document for each operation that is given', () => {
  for (const kind of ['query', 'mutation'] as const) {
    const names = OPERATIONS.filter(({ operation }) => operation === kind).map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !BESIDES[kind].includes(name))).toHaveLength(GIVEN[kind]);
  }
});

test('the missing operations are exactly those that the schema lacks', () => {
  expect(
    OPERATIONS.filter((operation) => !isBuilt(operation))
      .map(nameOf)
      .toSorted(),
  ).toEqual(NOT_BUILT.toSorted());
});

describe('a program written from the given documents runs', () => {
  test.each(BUILT.map((operation) => [nameOf(operation), operation] as const))('%s', async (name, operation) => {
    const text = textOf(operation);
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
    const member: GivenMember = await givenMember(app, name);
    const makers = makersFor(app, member);
    const variables: Record<string, unknown> = {};
    for (const { variable } of operation.variableDefinitions ?? []) {
      const make = makers[variable.name.value];
      if (make) variables[variable.name.value] = await make();
    }
    const { data, errors } = await member.browser.run(text, variables);
    expect(errors).toBeUndefined();
    expect(Object.values(data as object)[0]).not.toBeNull();
  });
});

describe('the arguments of such a program mean what their names say', () => {
  test('a saved search that is a whole record', async () => {
    const { browser } = await givenMember(app, 'createSearch');
    const { data } = await browser.run(
      `mutation ($search: SearchInput!) { createSearch(search: $search) {
        locationIds floor minFloor maxFloor circles { radius } } }`,
      { search: WHOLE_SEARCH },
    );
    const floors = { floor: 1, minFloor: 0, maxFloor: 0 };
    const locationIds = [WHOLE_SEARCH.locationId];
    expect(data).toEqual({ createSearch: { locationIds, ...floors, circles: [{ radius: 5 }] } });
  });

  test('a circle by its radius, a polygon by its points', async () => {
    const { browser } = await givenMember(app, 'coords');
    const lat = 46.519_25;
    const lng = 6.634_58;
    const count = async (shapes: object): Promise<number> => {
      const { data } = await browser.run('query ($filter: OfferFilter!) { coords(filter: $filter) { count } }', {
        filter: { offerType: 1, ...shapes },
      });
      return (data as { coords: { count: number } }).coords.count;
    };
    const corners = [
      { lat: lat - 1, lng: lng - 1 },
      { lat: lat + 1, lng: lng - 1 },
      { lat, lng: lng + 1 },
    ];
    const near = await count({ circles: [{ center: { lat, lng }, radius: 1 }] });
    expect(near).toBeGreaterThan(0);
    expect(await count({ circles: [{ center: { lat, lng }, radiusKm: 1 }] })).toBe(near);
    expect(await count({ circles: [{ center: { lat: lat + 0.5, lng }, radius: 1 }] })).toBe(0);
    expect(await count({ polygons: [{ points: corners }] })).toBe(await count({ polygons: [corners] }));
    expect(await count({ polygons: [{ points: corners.map((corner) => ({ ...corner, lat: corner.lat - 3 })) }] })).toBe(
      0,
    );
  });

  test('mails by the id of the caller, and of no other', async () => {
    const { id, browser } = await givenMember(app, 'resendConfirmationEmail');
    const other = await givenMember(app, 'resendConfirmationEmail');
    for (const name of ['resendConfirmationEmail', 'sendResetEmail', 'sendChangeEmail']) {
      expect((await browser.run(`mutation { ${name}(id: ${id}) }`)).data).toEqual({ [name]: true });
      expect(refusalOf(await browser.run(`mutation { ${name}(id: ${other.id}) }`))).toBe('404 error.notFound');
      expect(refusalOf(await aBrowser(app).run(`mutation { ${name}(id: ${id}) }`))).toBe('401 error.auth.required');
    }
  });

  test('opening a conversation by the mutation reads it', async () => {
    const member = await givenMember(app, 'conversations');
    const filter = await makersFor(app, member).conversationFilter?.();
    const ask = (kind: string) =>
      member.browser.run(`${kind} ($filter: ConversationFilter) { conversations(filter: $filter) { unreadCount } }`, {
        filter,
      });
    expect((await ask('query')).data).toEqual({ conversations: { unreadCount: 1 } });
    expect((await ask('mutation')).data).toEqual({ conversations: { unreadCount: 0 } });
  });
});
