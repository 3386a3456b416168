import { hasRole, Role, type RoleName } from '#kernel/roles.ts';

/** Most offers of a member. */
export interface OfferQuota {
  drafts: number;
  /** Online, and on the way there. */
  live: number;
}

/** Limits by tier. @source docs/reference/limits.md, "Tiers" */
const QUOTAS: readonly [RoleName, OfferQuota][] = [
  ['Agent', { drafts: 500, live: 1_000 }],
  ['Gold', { drafts: 50, live: 50 }],
  ['Silver', { drafts: 20, live: 15 }],
  ['Bronze', { drafts: 10, live: 5 }],
];
const WITHOUT_TIER: OfferQuota = { drafts: 5, live: 2 };

/** The quota of a member's highest tier. */
export const offerQuota = (rolesFlag: number): OfferQuota =>
  QUOTAS.find(([role]) => hasRole(rolesFlag, Role[role]))?.[1] ?? WITHOUT_TIER;
