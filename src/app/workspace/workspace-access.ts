import type { WORKSPACE_PATHS } from '#kernel/paths-table.ts';
import { hasRole, Role } from '#kernel/roles.ts';

/** A screen behind the login. */
export type WorkspaceScreen = keyof typeof WORKSPACE_PATHS;

/**
 * The role that a screen asks for; screens not named here are open to everybody who has signed in. As roles contain one
 * another, Bronze stands for Bronze, Silver, Gold and Agent.
 *
 * @source docs/reference/permissions.md, "Pages of the workspace"
 */
const ROLE_OF_SCREEN: Partial<Record<WorkspaceScreen, number>> = {
  myTenants: Role.Bronze,
  myBuyers: Role.Gold,
  myPrivateSellers: Role.Gold,
  myClientsPreferences: Role.Bronze,
  sellers: Role.Agent,
  previewSeller: Role.Bronze,
  estimateRequests: Role.Agent,
  moderation: Role.Moderator,
  imports: Role.Agent,
  myAgency: Role.AdminAgent,
};

/** Whether somebody who has signed in may open a screen of the workspace. */
export function mayOpen(screen: WorkspaceScreen, rolesFlag: number): boolean {
  const role = ROLE_OF_SCREEN[screen];
  return role === undefined || hasRole(rolesFlag, role);
}
