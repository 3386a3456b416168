import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { MODULES } from '../src/product/modules.ts';
import { affectedTests, changedCapabilities } from './testing/affected-tests.ts';

/**
 * `npm run test:changed`: tests that the uncommitted changes can affect; `npm run test:changed -- HEAD~3` includes the last three commits.
 *
 * No browser is started and no page is built. Tests over all operations run for those of the changed capabilities.
 */
const BIN = 'node_modules/.bin';
const since = process.argv[2] ?? 'HEAD';
const changed = [
  ...linesOf('git', 'diff', '--name-only', '--relative', since),
  ...linesOf('git', 'ls-files', '--others', '--exclude-standard'),
];
const tests = affectedTests(changed, {
  imports: importsOfAll(),
  tests: globSync('{src,sample,tools,tests}/**/*.test.{ts,tsx}').filter(
    (file) => !/^tests\/(journeys|pages)\//.test(file) && !file.endsWith('.browser.test.tsx'),
  ),
  modules: MODULES,
  textOf: (file) => readFileSync(file, 'utf8'),
});
const operations = operationsOf(changedCapabilities(changed));
console.log(`${changed.length} files changed: ${tests.length} files of tests, ${operations.length} operations.`);
const failed = [
  tests.length > 0 && run(...tests),
  operations.length > 0 &&
    run('tests/permissions', 'tests/properties', '-t', `\\b(${operations.join('|')})\\b`, '--passWithNoTests'),
].some(Boolean);
process.exit(failed ? 1 : 0);

function linesOf(command: string, ...parameters: string[]): string[] {
  return execFileSync(command, parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Whether tests failed. */
function run(...parameters: string[]): boolean {
  return spawnSync(`${BIN}/vitest`, ['run', ...parameters], { stdio: 'inherit' }).status !== 0;
}

function importsOfAll(): Map<string, string[]> {
  const rules = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const { stdout } = spawnSync(`${BIN}/depcruise`, [...rules, 'src', 'sample', 'tools', 'tests'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const { modules } = JSON.parse(stdout) as { modules: { source: string; dependencies: { resolved: string }[] }[] };
  return new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
}

/** Names of the queries and mutations of capabilities. */
function operationsOf(capabilities: readonly string[]): string[] {
  return MODULES.filter(({ name }) => capabilities.includes(name))
    .flatMap(({ api }) => (api ? parse(readFileSync(api.schemaFile, 'utf8')).definitions : []))
    .flatMap((type) =>
      type.kind === 'ObjectTypeExtension' && ['Query', 'Mutation'].includes(type.name.value) ? (type.fields ?? []) : [],
    )
    .map(({ name }) => name.value);
}
