import { hasRole, Role, type RoleName } from '#kernel/roles.ts';

/** @source docs/reference/limits.md, "Tiers" */
const QUOTAS: readonly [RoleName, number][] = [
  ['Agent', 100],
  ['Gold', 100],
  ['Silver', 40],
  ['Bronze', 20],
];
const WITHOUT_TIER = 10;

/** What no tier goes beyond. */
export const LARGEST_QUOTA = Math.max(...QUOTAS.map(([, quota]) => quota));

/** Alerts that a browser keeps without an account. @source docs/reference/limits.md, "Tiers" */
export const VISITOR_QUOTA = 5;

/** Alerts that the highest tier of a member allows. */
export const alertQuota = (rolesFlag: number): number =>
  QUOTAS.find(([role]) => hasRole(rolesFlag, Role[role]))?.[1] ?? WITHOUT_TIER;
