import { BRAND } from '#kernel/brand.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';

/** Storage key of the account that has push on this browser, so that pages need no request; cleared with all other stored data. */
const KEY = `${BRAND.storagePrefix}push`;
/** Storage key of the last renewal: its time, session and subscription. */
const RENEWED_KEY = `${BRAND.storagePrefix}push_renewed`;

/** The member of this browser, and the session: the server sends nothing to an ended one. */
export type PushMember = Pick<Viewer, 'id' | 'sessionId'>;

/** The account with push on this browser, or null. */
export function pushAccount(): number | null {
  try {
    return Number(localStorage.getItem(KEY)) || null;
  } catch {
    // A browser without storage has no subscription either.
    return null;
  }
}

/** Stores the account with push on this browser; null for none. */
export function rememberPushAccount(accountId: number | null): void {
  try {
    if (accountId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(accountId));
  } catch {
    // Without storage it is not renewed, and works until the session ends or the push service changes the address.
  }
}

/**
 * Whether a subscription was renewed today under this session. Once a day suffices for a session: an expired one retains its devices
 * for 30 days, and a device that was removed elsewhere gets nothing meanwhile.
 */
export function isRenewed(member: PushMember, endpoint: string): boolean {
  try {
    return localStorage.getItem(RENEWED_KEY) === renewalOf(member, endpoint);
  } catch {
    return false;
  }
}

/** Stores that a subscription was renewed now. */
export function rememberRenewal(member: PushMember, endpoint: string): void {
  try {
    localStorage.setItem(RENEWED_KEY, renewalOf(member, endpoint));
  } catch {
    // Without storage the next page renews it again.
  }
}

/** Clears the last renewal, so that the next page renews. */
export function forgetRenewal(): void {
  try {
    localStorage.removeItem(RENEWED_KEY);
  } catch {
    // A browser without storage has none.
  }
}

const renewalOf = ({ sessionId }: PushMember, endpoint: string): string =>
  `${new Date().toISOString().slice(0, 10)} ${sessionId} ${endpoint}`;
