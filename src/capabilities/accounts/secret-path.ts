import { matchPath } from '#kernel/paths/paths.ts';
import { type ScreenName, SECRET_SCREENS } from '#kernel/paths/paths-table.ts';

const BEARERS: ReadonlySet<ScreenName> = new Set(SECRET_SCREENS);

/**
 * An address for those who count visits: without the secret that a mail's link carries, and without what follows it. So is
 * that of the login which such a link waits for.
 */
export function withoutPathSecret(path: string): string {
  const address = path.replace(/[?#].*/, '');
  const match = matchPath(address);
  const hasSecret = match !== null && BEARERS.has(match.screen) && Object.values(match.params).some(Boolean);
  // The secret is the last part, however it is written.
  return hasSecret ? address.slice(0, address.replace(/\/$/, '').lastIndexOf('/')) : withoutTarget(path);
}

/** Without its query where that names where a login leads. */
function withoutTarget(path: string): string {
  const query = path.indexOf('?');
  return query >= 0 && path.includes('redirectUrl=', query) ? path.slice(0, query) : path;
}
