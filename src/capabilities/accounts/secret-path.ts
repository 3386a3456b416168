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

/** An address for those who count visits: without the secret that a mail's link carries, and without what follows it. */
export function withoutSecret(path: string): string {
  const match = matchPath(path.replace(/[?#].*/, ''));
  const [secret] = match && SECRET_SCREENS.includes(match.screen) ? Object.values(match.params) : [];
  return secret ? path.slice(0, path.lastIndexOf(`/${encodeURIComponent(secret)}`)) : path;
}
