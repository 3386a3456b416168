import { BRAND } from '#kernel/brand.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';

/** Whose devices this browser is one of, so that pages need not ask; cleared with all else that a browser keeps of us. */
const KEY = `${BRAND.storagePrefix}push`;
/** When the house last heard of this browser's subscription, under which session, and which subscription that was. */
const RENEWED_KEY = `${BRAND.storagePrefix}push_renewed`;

/** Who sits at this browser, and by which session: the house tells nothing where that was ended. */
export type PushMember = Pick<Viewer, 'id' | 'sessionId'>;

/** The account that is told things on this browser, or null. */
export function pushAccount(): number | null {
  try {
    return Number(localStorage.getItem(KEY)) || null;
  } catch {
    // A browser that keeps nothing has no subscription either.
    return null;
  }
}

/** Remembers who is told things on this browser; null: nobody. */
export function rememberPushAccount(accountId: number | null): void {
  try {
    if (accountId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(accountId));
  } catch {
    // Then it is not renewed by itself, and works until the session ends or the browser's service changes its address.
  }
}

/**
 * Whether the house heard of a subscription today and under this session. Once a day is often enough for one session: one that ran
 * out keeps its devices for 30 days, and what was removed from elsewhere is told nothing meanwhile.
 */
export function isRenewed(member: PushMember, endpoint: string): boolean {
  try {
    return localStorage.getItem(RENEWED_KEY) === renewalOf(member, endpoint);
  } catch {
    return false;
  }
}

/** Remembers that the house heard of a subscription just now. */
export function rememberRenewal(member: PushMember, endpoint: string): void {
  try {
    localStorage.setItem(RENEWED_KEY, renewalOf(member, endpoint));
  } catch {
    // Then it hears of it again with the next page.
  }
}

/** Lets the next page ask the house again. */
export function forgetRenewal(): void {
  try {
    localStorage.removeItem(RENEWED_KEY);
  } catch {
    // A browser that keeps nothing remembers none.
  }
}

const renewalOf = ({ sessionId }: PushMember, endpoint: string): string =>
  `${new Date().toISOString().slice(0, 10)} ${sessionId} ${endpoint}`;
