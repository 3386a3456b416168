import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import type { MenuLink } from './menu-entry.ts';

/**
 * Links by which a signed-in member publishes a home: professionals in their workspace.
 *
 * @source docs/reference/screens.md, "Header"
 */
export function publishLinks({ rolesFlag }: Pick<Viewer, 'rolesFlag'>, locale: Locale): MenuLink[] {
  const isProfessional = hasRole(rolesFlag, Role.Agent);
  return [
    { label: 'header.publishSell', href: buildPath(isProfessional ? 'createSell' : 'publishSell', locale) },
    { label: 'header.publishRent', href: buildPath(isProfessional ? 'createRent' : 'publishRent', locale) },
  ];
}
