import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testsOfBothEngines } from './both-engines.ts';

test('each capability with tests of its server is tried on both engines', () => {
  const capabilities = new Set(
    globSync('src/capabilities/*/server/**/*.test.ts').map((file) => file.split('/')[2] ?? ''),
  );
  const tried = testsOfBothEngines().map((file) => /^src\/capabilities\/([^/]+)\//.exec(file)?.[1]);
  expect([...capabilities].filter((name) => !tried.includes(name))).toEqual([]);
});
