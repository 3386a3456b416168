import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testsOfBothEngines } from './both-engines.ts';

test('each capability with statements of its own is tried on both engines', () => {
  const withFiles = (ending: string): Set<string> =>
    new Set(globSync(`src/capabilities/*/server/**/*${ending}`).map((file) => file.split('/')[2] ?? ''));
  const capabilities = withFiles('.queries.ts').intersection(withFiles('.test.ts'));
  const tried = testsOfBothEngines().map((file) => /^src\/capabilities\/([^/]+)\//.exec(file)?.[1]);
  expect([...capabilities].filter((name) => !tried.includes(name))).toEqual([]);
});
