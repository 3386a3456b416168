import { BRAND } from '#kernel/brand.ts';
import { DAY_S } from '#kernel/time.ts';
import { currentViewer } from '#kit/viewer/viewer-store.ts';

const KEY = `${BRAND.storagePrefix}visitor`;
/** Cookie with the hint. @source docs/reference/permissions.md, "Callers" */
const COOKIE = 'visitor_id';
const COOKIE_S = 360 * DAY_S;
const ID = /^[\w-]{8,64}$/;

/**
 * An id of this browser that scripts may read. It is a hint for counting and grants no access.
 *
 * Access to the data of a visitor depends on the signed cookie, which scripts cannot read.
 *
 * @returns the hint, which is sent with a saved search
 */
export function visitorHint(): string {
  const id = storedId() ?? crypto.randomUUID();
  const viewer = currentViewer();
  try {
    localStorage.setItem(KEY, id);
    // biome-ignore lint/suspicious/noDocumentCookie: no browser here knows the Cookie Store API everywhere
    document.cookie = `${COOKIE}=${viewer ? `user:${viewer.id}` : `visitor:${id}`}; Max-Age=${COOKIE_S}; Path=/; SameSite=Lax; Secure`;
  } catch {
    // A failure to store it has no consequence.
  }
  return id;
}

function storedId(): string | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored !== null && ID.test(stored) ? stored : null;
  } catch {
    return null;
  }
}
