import { matchPath } from '#kernel/paths.ts';

/** Screens whose address carries a secret. */
const SECRET_SCREENS: readonly string[] = [
  'confirmAccount',
  'confirmCollaboration',
  'unsubscribe',
  'changeEmail',
  'resetPassword',
  'deleteAccount',
];

/**
 * An address for those who count visits: without the secret that a mail's link carries, and without what follows it. So is
 * that of the login which such a link waits for.
 */
export function withoutSecret(path: string): string {
  const address = path.replace(/[?#].*/, '');
  const match = matchPath(address);
  const hasSecret =
    match !== null && SECRET_SCREENS.includes(match.screen) && Object.values(match.params).some(Boolean);
  // The secret is the last part, however it is written.
  return hasSecret
    ? address.slice(0, address.replace(/\/$/, '').lastIndexOf('/'))
    : path.replace(/\?.*redirectUrl=.*/s, '');
}
