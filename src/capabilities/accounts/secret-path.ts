import { matchPath } from '#kernel/paths/paths.ts';
import { type ScreenName, SECRET_SCREENS } from '#kernel/paths/paths-table.ts';

const BEARERS: ReadonlySet<ScreenName> = new Set(SECRET_SCREENS);

/**
 * A path for visit counters, without the secret of a mailed link and all that follows it. The redirect target of a login is removed, too,
 * because it may contain such a link.
 */
export function withoutPathSecret(path: string): string {
  const address = path.replace(/[?#].*/, '');
  const match = matchPath(address);
  const hasSecret = match !== null && BEARERS.has(match.screen) && Object.values(match.params).some(Boolean);
  // The secret is the last segment, in any encoding.
  return hasSecret ? address.slice(0, address.replace(/\/$/, '').lastIndexOf('/')) : withoutTarget(path);
}

/** Removes the query where it contains the target of a login. */
function withoutTarget(path: string): string {
  const query = path.indexOf('?');
  return query >= 0 && path.includes('redirectUrl=', query) ? path.slice(0, query) : path;
}
