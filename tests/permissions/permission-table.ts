import { globSync, readFileSync } from 'node:fs';
import { Role } from '#kernel/roles.ts';

/** Callers: a visitor, or a member by role. */
export const ASKERS = {
  visitor: null,
  none: Role.None,
  bronze: Role.Bronze,
  silver: Role.Silver,
  gold: Role.Gold,
  agent: Role.Agent,
  adminAgent: Role.AdminAgent,
  moderator: Role.Moderator,
  adminGlobal: Role.AdminGlobal,
} as const;

/** See `ASKERS`. */
export type Asker = keyof typeof ASKERS;

/** Whose object an operation is about. */
export type Relation = 'own' | 'sameAgency' | 'stranger' | 'missing' | 'token' | '-';

/** One row of the table: an operation about an object, and its answer to each asker. */
export interface Permission {
  operation: string;
  relation: Relation;
  /** `ok`, or the number of the error. */
  answers: Readonly<Record<Asker, string>>;
}

/** Files of the rows: those of a capability are in its folder, `intl` is beside this file. */
const TABLES = '{tests/permissions,src/capabilities/*/tests}/permissions.txt';

/** All rows of all tables. */
export const readPermissions = (): Permission[] =>
  globSync(TABLES)
    .sort()
    .flatMap((file) => rowsOf(readFileSync(file, 'utf8')));

function rowsOf(text: string): Permission[] {
  const [header = [], ...rows] = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  const askers = header.slice(2) as Asker[];
  return rows.map(([operation = '', relation, ...answers]) => ({
    operation,
    relation: relation as Relation,
    answers: Object.fromEntries(
      askers.map((asker, index) => [asker, answers[index] ?? 'nothing is said']),
    ) as Permission['answers'],
  }));
}
