import type { Random } from './random.ts';

/** Listings are spread over so many days. */
export const SPREAD_DAYS = 60;

/** Mean time a listing stays online, days. @source docs/reference/places-and-market.md, "Adverts" */
const MEAN_DAYS_ONLINE = 28;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Share of the listings that appear on each day of the week, from Sunday: offices work from Monday to Friday. */
const WEEK = [0.35, 1.15, 1.2, 1.15, 1.1, 1, 0.45];
/** Share of each hour of the day (UTC), from midnight. */
const HOURS = [0, 0, 0, 0, 1, 4, 9, 12, 11, 9, 6, 7, 10, 10, 9, 6, 4, 3, 4, 3, 2, 1, 0, 0];

/**
 * The moment a listing of today's market went online: fewer remain of those that came earlier, few come at weekends
 * and at night.
 *
 * @param now in milliseconds since the epoch
 * @returns milliseconds since the epoch, before `now`
 */
export function appearanceMs(random: Random, now: number): number {
  const hour = random.weighted(HOURS.map((weight, at) => [at, weight] as const));
  for (let attempt = 0; attempt < 50; attempt++) {
    const age = -Math.log(1 - random.next() * (1 - Math.exp(-SPREAD_DAYS / MEAN_DAYS_ONLINE))) * MEAN_DAYS_ONLINE;
    const day = Math.floor((now - age * DAY_MS) / DAY_MS);
    const at = day * DAY_MS + (hour + random.next()) * HOUR_MS;
    const weight = WEEK[new Date(at).getUTCDay()] ?? 1;
    if (at < now && at > now - SPREAD_DAYS * DAY_MS && random.chance(weight / 1.2)) return Math.floor(at);
  }
  return now - DAY_MS;
}

/** The first of a month, so many months after the current one: when tenancies change. */
export function firstOfMonth(now: number, monthsAhead: number): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsAhead, 1)).toISOString().slice(0, 10);
}
