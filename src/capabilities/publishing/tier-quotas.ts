import { hasRole, Role, type RoleName } from '#kernel/roles.ts';

/** How much of a member's a house keeps. */
export interface OfferQuota {
  drafts: number;
  /** Online, and on their way there. */
  live: number;
}

/** @source docs/reference/limits.md, "Tiers" */
const QUOTAS: readonly [RoleName, OfferQuota][] = [
  ['Agent', { drafts: 500, live: 1_000 }],
  ['Gold', { drafts: 50, live: 50 }],
  ['Silver', { drafts: 20, live: 15 }],
  ['Bronze', { drafts: 10, live: 5 }],
];
const WITHOUT_TIER: OfferQuota = { drafts: 5, live: 2 };

/** What the highest tier of a member allows. */
export const offerQuota = (rolesFlag: number): OfferQuota =>
  QUOTAS.find(([role]) => hasRole(rolesFlag, Role[role]))?.[1] ?? WITHOUT_TIER;
