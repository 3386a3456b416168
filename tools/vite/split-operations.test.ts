import { readFileSync } from 'node:fs';
import { parse, print } from 'graphql';
import { expect, test } from 'vitest';
import * as operations from '#generated/operations.ts';
import { readDocuments } from './split-operations.ts';

test('every generated document is there, and asks the same', () => {
  const documents = readDocuments(readFileSync(new URL('../../src/generated/operations.ts', import.meta.url), 'utf8'));
  const generated = Object.entries(operations).filter(([name]) => /(Document|FragmentDoc)$/.test(name));
  expect([...documents.keys()].sort()).toEqual(generated.map(([name]) => name).sort());
  for (const [name, document] of generated) {
    expect(print(parse(documents.get(name) ?? ''))).toBe(print(parse(String(document))));
  }
});
