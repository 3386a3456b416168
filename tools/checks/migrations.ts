import { readFileSync } from 'node:fs';
import { type ColumnDef, type Node, parse } from 'libpg-query';
import { compatibleFrom, migrationNames } from '#platform/db/migrate.ts';

/** Later migrations declare the code that can serve a database with them. */
const FIRST_MARKED = '0068';
const FOLDER = 'db/migrations';

/** Migrations without a declaration of compatible older code, or with a wrong one. */
export async function findMigrationFaults(): Promise<string[]> {
  const marked = migrationNames().filter((name) => name >= FIRST_MARKED);
  const faults = await Promise.all(
    marked.map(async (name) => {
      const found = await migrationFaults(readFileSync(`${FOLDER}/${name}`, 'utf8'), migrationNames());
      return found.map((fault) => `${FOLDER}/${name}: ${fault}`);
    }),
  );
  return faults.flat();
}

/**
 * Faults of a migration. One that is compatible with any older code may only add; one that removes or changes names the migration since
 * which code does without.
 */
export async function migrationFaults(text: string, known: readonly string[]): Promise<string[]> {
  const from = compatibleFrom(text);
  if (from === undefined) {
    return [
      'the first line says which code serves a database with it: "-- compatible with: any older code", "… code that knows NNNN_name.sql" or "… no older code"',
    ];
  }
  if (from === null) return [];
  if (from !== '') return known.includes(from) ? [] : [`there is no migration ${from}`];
  const { stmts = [] } = await parse(text);
  const statements = stmts.flatMap(({ stmt }) => (stmt ? [stmt] : []));
  const created = new Set(statements.flatMap((statement) => createdTable(statement) ?? []));
  return statements.flatMap((statement) => breaksOlderCode(statement, created));
}

/** Statements that do not affect older code. */
const HARMLESS: readonly string[] = [
  ...['CreateStmt', 'CreateSeqStmt', 'CreateSchemaStmt', 'CreateExtensionStmt', 'CreateFunctionStmt', 'CreateTrigStmt'],
  ...['CreateEnumStmt', 'CompositeTypeStmt', 'CreateDomainStmt', 'ViewStmt', 'CommentStmt', 'GrantStmt'],
  ...['InsertStmt', 'UpdateStmt', 'SelectStmt', 'VariableSetStmt', 'CreateStatsStmt'],
];

/** Changes of an existing table under which older code reads and writes it as before. */
const HARMLESS_CHANGES: readonly string[] = ['AT_ColumnDefault', 'AT_DropNotNull', 'AT_SetStatistics', 'AT_SetStorage'];

const createdTable = (statement: Node): string | null =>
  'CreateStmt' in statement ? (statement.CreateStmt.relation?.relname ?? null) : null;

/** The part of a statement that breaks older code; empty without one. */
function breaksOlderCode(statement: Node, created: ReadonlySet<string>): string[] {
  const [[kind = ''] = []] = Object.entries(statement);
  if ('IndexStmt' in statement) {
    const { unique, relation } = statement.IndexStmt;
    const table = relation?.relname ?? '';
    return unique && !created.has(table) ? [`a unique index refuses what older code writes to ${table}`] : [];
  }
  if ('AlterTableStmt' in statement) {
    const { relation, cmds = [] } = statement.AlterTableStmt;
    const table = relation?.relname ?? '';
    if (created.has(table)) return [];
    return cmds.flatMap((cmd) => ('AlterTableCmd' in cmd ? breaksByChange(table, cmd.AlterTableCmd) : []));
  }
  return HARMLESS.includes(kind) ? [] : [`${kind} is not known to leave older code alone`];
}

function breaksByChange(
  table: string,
  { subtype = 'AT_AddColumn', def, name }: { subtype?: string; def?: Node; name?: string },
): string[] {
  if (HARMLESS_CHANGES.includes(subtype)) return [];
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return breaksByColumn(table, def.ColumnDef);
  return [`${subtype} of ${[table, name].filter(Boolean).join('.')} is not known to leave older code alone`];
}

/** Older code does not set the new column. */
function breaksByColumn(table: string, { colname, constraints = [] }: ColumnDef): string[] {
  const kinds = constraints.flatMap((constraint) =>
    'Constraint' in constraint ? [constraint.Constraint.contype] : [],
  );
  const hasValue = ['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY'].some((kind) =>
    kinds.some((own) => own === kind),
  );
  const wantsValue = kinds.includes('CONSTR_NOTNULL') || kinds.includes('CONSTR_PRIMARY');
  return wantsValue && !hasValue ? [`older code gives ${table}.${colname} no value`] : [];
}
