import { MINUTE_MS } from '#kernel/time.ts';

const LONGEST_MS = 24 * 60 * MINUTE_MS;
/** Longest wait between tries where the service names none, milliseconds. */
const LONGEST_OWN_MS = 240 * MINUTE_MS;

/**
 * Wait before the next try, milliseconds: the service's own value, from a minute to a day; without a valid one, a minute that
 * doubles at each try.
 *
 * @param said its header `retry-after`: seconds or a date
 * @source RFC 9110, "10.2.3. Retry-After"
 */
export function retryAfterMs(header: string | null, { attempts, now }: { attempts: number; now: Date }): number {
  const named =
    header === null ? Number.NaN : /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now.getTime();
  const waitMs = Number.isNaN(named) ? Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_OWN_MS) : named;
  return Math.min(Math.max(waitMs, MINUTE_MS), LONGEST_MS);
}
