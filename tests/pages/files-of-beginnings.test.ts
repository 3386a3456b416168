import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const ASSETS = 'dist/client/assets';
/** Files that pages begin with. */
const BEGINNINGS = /^(?:index|results-view|lazy|homes|results)-[\w-]{7,8}\.js$/;

test('no file that pages begin with runs before a file that it needs: none imports itself through another', () => {
  const imports = new Map(
    globSync(`${ASSETS}/*.js`).map((file) => {
      const found = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s?["']\.\/([\w.$-]{1,100}\.js)["']/g);
      return [basename(file), [...found].map(([, name = '']) => name)] as const;
    }),
  );
  const reachedFrom = (start: string): Set<string> => {
    const reached = new Set<string>();
    const open = [...(imports.get(start) ?? [])];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      open.push(...(imports.get(file) ?? []));
    }
    return reached;
  };
  const beginnings = [...imports.keys()].filter((file) => BEGINNINGS.test(file));
  expect(beginnings.length).toBeGreaterThanOrEqual(5);
  expect(beginnings.filter((file) => reachedFrom(file).has(file))).toEqual([]);
});
