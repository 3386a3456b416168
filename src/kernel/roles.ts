import { hasAllBits } from './bits.ts';

/**
 * Roles as bit flags; a user may hold several. Several of them contain others: Agent contains Gold, Silver and Bronze.
 *
 * @source docs/reference/permissions.md, "Roles"
 */
export const Role = {
  None: 0,
  Bronze: 2,
  Silver: 10,
  Gold: 42,
  Agent: 170,
  AdminAgent: 65_535,
  Moderator: 65_536,
  AdminGlobal: 2_147_483_647,
} as const;

/** A role by its name. */
export type RoleName = keyof typeof Role;

/**
 * Roles that members subscribe to, each with its badge, from the highest down.
 *
 * @source docs/reference/permissions.md, "Tiers"
 */
export const TIERS = ['Agent', 'Gold', 'Silver', 'Bronze'] as const satisfies readonly RoleName[];

/**
 * Roles that only an operator grants: their holders sign in with a second factor.
 *
 * @source docs/reference/permissions.md, "Staff"
 */
export const STAFF_ROLES: readonly number[] = [Role.Moderator, Role.AdminAgent, Role.AdminGlobal];

/**
 * The only test of a role: containment, not "any bit in common". No flags contain `Role.None`.
 *
 * @source docs/reference/permissions.md, "Roles"
 */
export const hasRole = (rolesFlag: number, role: number): boolean => role !== Role.None && hasAllBits(rolesFlag, role);

/** Whether at least one of the listed roles is held. */
export const hasSomeRole = (rolesFlag: number, roles: readonly number[]): boolean =>
  roles.some((role) => hasRole(rolesFlag, role));

/** Whether an account works for the operator or administers an agency. */
export const isStaff = (rolesFlag: number): boolean => hasSomeRole(rolesFlag, STAFF_ROLES);

/** The tier of a user's badge; null for a plain user and for a reviewer without another role. */
export const tierOf = (rolesFlag: number): (typeof TIERS)[number] | null =>
  TIERS.find((tier) => hasRole(rolesFlag, Role[tier])) ?? null;

/** Whether a number is a valid set of roles: a whole number of 31 bits. @source docs/reference/permissions.md, "Roles" */
export const isRolesFlag = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= Role.AdminGlobal;
