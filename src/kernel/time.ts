/** A minute, an hour and a day; milliseconds. A day is 24 hours: calendar days are in `swiss-day.ts`. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** A minute, an hour and a day; seconds. */
export const MINUTE_S = 60;
export const HOUR_S = 3_600;
export const DAY_S = 86_400;
