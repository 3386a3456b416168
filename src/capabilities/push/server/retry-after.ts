const MINUTE_MS = 60_000;
const LONGEST_MS = 24 * 60 * MINUTE_MS;
/** Longest wait between tries where nobody names one. */
const LONGEST_OWN_MS = 240 * MINUTE_MS;

/**
 * How long to wait before the next try, milliseconds: as long as the service says, at least a minute and at most a day;
 * where it says nothing of use, a minute and then twice as long each time.
 *
 * @param said its header `retry-after`: seconds or a date
 * @source RFC 9110, "10.2.3. Retry-After"
 */
export function retryAfterMs(said: string | null, { attempts, now }: { attempts: number; now: Date }): number {
  const named =
    said === null ? Number.NaN : /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - now.getTime();
  const waitMs = Number.isNaN(named) ? Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_OWN_MS) : named;
  return Math.min(Math.max(waitMs, MINUTE_MS), LONGEST_MS);
}
