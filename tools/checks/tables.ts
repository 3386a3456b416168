import { globSync, readFileSync } from 'node:fs';
import { COLUMN_NAMES } from '#platform/db/column-names.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';

/** Tables of a capability, and those of others that it reads. */
type Tables = Pick<CapabilityModule, 'name' | 'tables' | 'reads'>;

const WRITING =
  /\b(?:(?:insertInto|updateTable|deleteFrom)\(|deleteInBatches\(\w+, )'(\w+)|\b(?:insert\s+into|update|delete\s+from)\s+(\w+)/g;
const READING = /\b(?:selectFrom|innerJoin|leftJoin|from|using)\('(\w+)|\b(?:from|join|using)\s+(\w+)/g;

/**
 * Forbidden statements in the folders of capabilities: only the owner of a table writes it, and a reader of another's table declares so.
 * Empty when there are none.
 */
export function findTableFaults(modules: readonly Tables[]): string[] {
  const known = knownTables(readFileSync('src/generated/db.ts', 'utf8'));
  const faults = modules.flatMap(({ name, tables = [], reads = [] }) => [
    ...[...tables, ...reads].filter((table) => !known.has(table)).map((table) => `${name}: no table ${table}`),
    ...globSync(`src/capabilities/${name}/server/**/*.queries.ts`).flatMap((file) =>
      statementFaults(readFileSync(file, 'utf8'), { known, tables, reads }).map((fault) => `${file}: ${fault}`),
    ),
  ]);
  const owners = Map.groupBy(
    modules.flatMap(({ name, tables = [] }) => tables.map((table) => ({ name, table }))),
    ({ table }) => table,
  );
  const shared = [...owners].filter(([, names]) => names.length > 1).map(([table]) => `${table} has several owners`);
  return [...faults, ...shared];
}

/** Faults of the statements of a file. */
export function statementFaults(
  text: string,
  { known, tables, reads }: { known: ReadonlySet<string>; tables: readonly string[]; reads: readonly string[] },
): string[] {
  const written = named(text, WRITING).filter((table) => known.has(table) && !tables.includes(table));
  const read = named(text, READING).filter(
    (table) => known.has(table) && !tables.includes(table) && !reads.includes(table) && !written.includes(table),
  );
  return [
    ...written.map((table) => `writes ${table} of another`),
    ...read.map((table) => `reads ${table}, undeclared`),
  ];
}

const named = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, built, written]) => COLUMN_NAMES.nameOf(built ?? written ?? ''))),
];

/** Names of all tables, as the generated types list them. */
function knownTables(types: string): Set<string> {
  const [, list = ''] = /export interface DB \{([^}]*)\}/.exec(types) ?? [];
  return new Set([...list.matchAll(/^\s+(\w+):/gm)].map(([, name = '']) => name));
}
