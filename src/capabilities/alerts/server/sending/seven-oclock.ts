import { daysBefore, swissDay } from '#kernel/swiss-day.ts';
import { AlertFrequency } from '../../alert.ts';

const SWISS_HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zurich', hour: '2-digit', hourCycle: 'h23' });

/** UTC hours of seven o'clock in Switzerland: 05 in summer, 06 in winter. */
const UTC_HOURS_OF_SEVEN = ['05', '06'] as const;
const MONDAY = 1;
const DAYS_OF_WEEK = 7;

/** Seven in the morning of a day in Switzerland. @param day such as `2026-11-24` */
function sevenOf(day: string): Date {
  const moments = UTC_HOURS_OF_SEVEN.map((hour) => new Date(`${day}T${hour}:00:00Z`));
  const seven = moments.find((moment) => SWISS_HOUR.format(moment) === '07');
  if (!seven) throw new Error(`No seven o'clock on ${day}.`);
  return seven;
}

/**
 * The end of the period whose matches are due by now: the present for immediate alerts, the last 07:00 in Switzerland for daily ones, and
 * the last Monday at 07:00 for weekly ones.
 */
export function dueUntil(frequency: AlertFrequency, now: Date): Date {
  if (frequency === AlertFrequency.Immediately) return now;
  const today = swissDay(now);
  const lastDay = sevenOf(today) <= now ? today : daysBefore(today, 1);
  if (frequency === AlertFrequency.Daily) return sevenOf(lastDay);
  const sinceMonday = (new Date(lastDay).getUTCDay() + DAYS_OF_WEEK - MONDAY) % DAYS_OF_WEEK;
  return sevenOf(daysBefore(lastDay, sinceMonday));
}
