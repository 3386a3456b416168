import { daysBefore, swissDay } from '#kernel/swiss-day.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

const SWISS_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time of day in Switzerland, `14:05`. */
export const timeText = (moment: string): string => SWISS_TIME.format(new Date(moment));

type DayTools = Pick<LocaleTools, 'text' | 'date'>;

/** A day of a thread: today, yesterday, or its date in words. @param day `2026-11-24` */
export function dayText(day: string, now: string, { text, date }: DayTools): string {
  const today = swissDay(new Date(now));
  if (day === today) return text('kit.today');
  return day === daysBefore(today, 1) ? text('kit.yesterday') : date(day, 'long');
}

/** The time of a message in a list: of today its time, else its day. */
export function listTimeText(moment: string, now: string, { text, date }: DayTools): string {
  const day = swissDay(new Date(moment));
  const today = swissDay(new Date(now));
  if (day === today) return timeText(moment);
  return day === daysBefore(today, 1) ? text('kit.yesterday') : date(day);
}
