import { hasRole, Role, type RoleName } from '#kernel/roles.ts';

/** Most alerts of a member by role, largest number first. @source docs/reference/limits.md, "Tiers" */
const QUOTAS: readonly [RoleName, number][] = [
  ['Agent', 100],
  ['Gold', 100],
  ['Silver', 40],
  ['Bronze', 20],
];
const WITHOUT_TIER = 10;

/** The highest quota of all tiers. */
export const LARGEST_QUOTA = Math.max(...QUOTAS.map(([, quota]) => quota));

/** Most alerts that a visitor without an account may have. @source docs/reference/limits.md, "Tiers" */
export const VISITOR_QUOTA = 5;

/** Most alerts that a member may have: the number of the highest tier among the roles. */
export const alertQuota = (rolesFlag: number): number =>
  QUOTAS.find(([role]) => hasRole(rolesFlag, Role[role]))?.[1] ?? WITHOUT_TIER;
