import { DAY_MS } from './time.ts';

const SWISS_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });

/** The Swiss day of a time, `2026-11-24`. */
export const swissDay = (moment: Date): string => SWISS_DAY.format(moment);

/** The day this many days before another. @param day `2026-11-24` */
export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);
