import type { CapabilityModule } from '#platform/modules/capability-module.ts';

/** Facts about the project's files. */
export interface ProjectFiles {
  /** Which files each file imports. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** All files of tests without a browser. */
  tests: readonly string[];
  modules: readonly Pick<CapabilityModule, 'name' | 'tables' | 'reads'>[];
  /** The content of a file; for migrations. */
  textOf(file: string): string;
}

/** Through these everything knows everything: the list of capabilities, and what tools write from all of them. */
const JUNCTION = /^src\/(?:product\/modules[.]ts|generated\/)/;
const ROOM = /^(?:src\/(?:capabilities|pages|platform|kit)\/[^/]+\/|src\/(?:kernel|app)\/|sample\/|tools\/)/;
const MIGRATION = /^db\/migrations\//;
const TABLE = /\b(?:table(?:\s+if\s+(?:not\s+)?exists)?|on|into|update)\s+(\w+)/gi;

/**
 * Files of tests that a change can affect: those that import a changed file, those in the folders of its importers, and those of the
 * capabilities that store or read a changed table. The list of capabilities does not count: a capability knows others only if it
 * imports them.
 */
export function affectedTests(changed: readonly string[], project: ProjectFiles): string[] {
  const seeds = changed.filter((file) => !file.startsWith('src/generated/'));
  const reached = importersOf(seeds, project.imports);
  const tables = seeds.filter((file) => MIGRATION.test(file)).flatMap((file) => tablesIn(project.textOf(file)));
  const rooms = new Set([
    ...[...reached].flatMap((file) => ROOM.exec(file)?.[0] ?? []),
    ...roomsOfTables(tables, project.modules),
  ]);
  return project.tests.filter((file) => reached.has(file) || rooms.has(ROOM.exec(file)?.[0] ?? ''));
}

/** Capabilities whose folders hold a changed file. */
export const changedCapabilities = (changed: readonly string[]): string[] => [
  ...new Set(changed.flatMap((file) => /^src\/capabilities\/([^/]+)\/(?!ui\/)/.exec(file)?.[1] ?? [])),
];

function importersOf(seeds: readonly string[], imports: ProjectFiles['imports']): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  const reached = new Set<string>();
  const open = [...seeds];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (!JUNCTION.test(file)) open.push(...(importers.get(file) ?? []));
  }
  return reached;
}

const tablesIn = (migration: string): string[] => [...migration.matchAll(TABLE)].map(([, table = '']) => table);

const roomsOfTables = (tables: readonly string[], modules: ProjectFiles['modules']): string[] =>
  modules
    .filter(({ tables: own = [], reads = [] }) => [...own, ...reads].some((table) => tables.includes(table)))
    .map(({ name }) => `src/capabilities/${name}/`);
