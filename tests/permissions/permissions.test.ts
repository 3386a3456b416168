import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaText } from '#platform/graphql/api.ts';
import { testApp } from '#tests/support/product/test-app.ts';
import { API_PARTS } from '../../src/modules.ts';
import { answerTo, type CellScene, openCells } from './cell-answers.ts';
import { CALLS } from './operation-calls.ts';
import { ASKERS, type Asker, readPermissions } from './permission-table.ts';

const PERMISSIONS = readPermissions();

let scene: CellScene;

beforeAll(async () => {
  scene = await openCells(await testApp());
});
afterAll(() => scene.app.close());

describe('the table of permissions', () => {
  const schema = buildSchema(schemaText(API_PARTS));
  const queries = Object.keys(schema.getQueryType()?.getFields() ?? {});
  // The same name may stand for a query and for a mutation.
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).map((name) =>
    queries.includes(name) ? `mutation.${name}` : name,
  );
  const operations = [...queries, ...mutations];

  test('speaks of every operation there is, and of no other', () => {
    const spokenOf = new Set(PERMISSIONS.map(({ operation }) => operation));
    expect([...spokenOf].sort()).toEqual(operations.toSorted());
    expect(Object.keys(CALLS).sort()).toEqual(operations.toSorted());
  });

  test('refuses in at least half of its cells where somebody may be refused', () => {
    const guarded = PERMISSIONS.filter(({ operation }) =>
      PERMISSIONS.some((cell) => cell.operation === operation && cell.answer !== 'ok'),
    );
    const refused = guarded.filter(({ answer }) => answer !== 'ok');
    expect(refused.length / guarded.length).toBeGreaterThan(0.5);
  });
});

describe.each(Object.keys(ASKERS) as Asker[])('%s', (asker) => {
  const cells = PERMISSIONS.filter((cell) => cell.asker === asker);

  test.each(cells)('$operation, $relation: $answer', async (cell) => {
    expect(await answerTo(scene, cell)).toBe(cell.answer);
  });
});
