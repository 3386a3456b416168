import { readFileSync } from 'node:fs';
import { Role } from '#kernel/roles.ts';

/** Who asks: somebody without an account, or a member by role. */
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

/** One cell of the table. */
export interface Permission {
  operation: string;
  relation: Relation;
  asker: Asker;
  /** `ok`, or the number of the error. */
  answer: string;
}

/** All cells of `permissions.txt`. */
export function readPermissions(): Permission[] {
  const text = readFileSync(new URL('./permissions.txt', import.meta.url), 'utf8');
  const [header = [], ...rows] = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  const askers = header.slice(2) as Asker[];
  return rows.flatMap(([operation = '', relation, ...answers]) =>
    askers.map((asker, index) => ({
      operation,
      relation: relation as Relation,
      asker,
      answer: answers[index] ?? 'nothing is said',
    })),
  );
}
