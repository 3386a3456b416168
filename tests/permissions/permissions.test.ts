import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaText } from '#platform/graphql/api.ts';
import { testApp } from '#tests/support/product/test-app.ts';
import { API_PARTS } from '../../src/product/modules.ts';
import { CALLS } from './all-cases.ts';
import { answersTo, type CellScene, openCells } from './cell-answers.ts';
import { readPermissions } from './permission-table.ts';

const PERMISSIONS = readPermissions();

let scene: CellScene;

beforeAll(async () => {
  scene = await openCells(await testApp());
});
afterAll(() => scene.app.close());

describe('the table of permissions', () => {
  const schema = buildSchema(schemaText(API_PARTS));
  const queries = Object.keys(schema.getQueryType()?.getFields() ?? {});
  // A query and a mutation may have the same name.
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).map((name) =>
    queries.includes(name) ? `mutation.${name}` : name,
  );
  const operations = [...queries, ...mutations];

  test('speaks of every operation there is, and of no other', () => {
    const spokenOf = new Set(PERMISSIONS.map(({ operation }) => operation));
    expect([...spokenOf].sort()).toEqual(operations.toSorted());
    expect(Object.keys(CALLS).sort()).toEqual(operations.toSorted());
  });

  test('refuses in at least half of the cells that allow a refusal', () => {
    const guarded = PERMISSIONS.filter(({ operation }) =>
      PERMISSIONS.some((row) => row.operation === operation && Object.values(row.answers).some(isRefusal)),
    );
    const cells = guarded.flatMap(({ answers }) => Object.values(answers));
    expect(cells.filter(isRefusal).length / cells.length).toBeGreaterThan(0.5);
  });
});

describe('each asker is answered by the table', () => {
  test.each(PERMISSIONS)('$operation, $relation', async (row) => {
    expect(await answersTo(scene, row)).toEqual(row.answers);
  });
});

function isRefusal(answer: string): boolean {
  return answer !== 'ok';
}
