import { readFileSync } from 'node:fs';
import { type ColumnDef, type Node, parse } from 'libpg-query';
import { compatibleFrom, migrationNames } from '#platform/db/migrate.ts';

/** Later migrations say which code serves a database that has them. */
const FIRST_MARKED = '0068';
const FOLDER = 'db/migrations';

/** Migrations that do not say which older code serves a database with them, or say more than holds. */
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
 * What is wrong with a migration. One that any older code serves may only add; one that removes or changes names the
 * migration since which code does without.
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

/** Statements that older code never notices. */
const HARMLESS: readonly string[] = [
  ...['CreateStmt', 'CreateSeqStmt', 'CreateSchemaStmt', 'CreateExtensionStmt', 'CreateFunctionStmt', 'CreateTrigStmt'],
  ...['CreateEnumStmt', 'CompositeTypeStmt', 'CreateDomainStmt', 'ViewStmt', 'CommentStmt', 'GrantStmt'],
  ...['InsertStmt', 'UpdateStmt', 'SelectStmt', 'VariableSetStmt', 'CreateStatsStmt'],
];

/** Changes of a table that exists: its older code goes on reading and writing it as before. */
const HARMLESS_CHANGES: readonly string[] = ['AT_ColumnDefault', 'AT_DropNotNull', 'AT_SetStatistics', 'AT_SetStorage'];

const createdTable = (statement: Node): string | null =>
  'CreateStmt' in statement ? (statement.CreateStmt.relation?.relname ?? null) : null;

/** Says what of a statement older code does not bear; empty when it bears all of it. */
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

/** Older code gives the new column no value. */
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
