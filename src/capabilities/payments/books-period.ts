import { daysBefore } from '#kernel/swiss-day.ts';

/** Swiss days, both included. */
export interface BooksPeriod {
  from: string;
  to: string;
}

/** Longest period of the accounts, days. @source docs/reference/limits.md, "Payments" */
const LONGEST_DAYS = 366;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the calendar has a day: 30 February is none. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Whether two texts are a period: days of the calendar, in their order, of at most a year. */
export const isPeriod = ({ from, to }: BooksPeriod): boolean =>
  isDay(from) && isDay(to) && from <= to && daysBefore(to, LONGEST_DAYS - 1) <= from;

/** Periods that bookkeepers ask for, relative to today. */
export const BOOKS_PRESETS = ['month', 'lastMonth', 'quarter', 'lastQuarter', 'year', 'lastYear'] as const;
export type BooksPreset = (typeof BOOKS_PRESETS)[number];

const MONTHS: Readonly<Record<BooksPreset, number>> = {
  ...{ month: 1, lastMonth: 1, quarter: 3, lastQuarter: 3, year: 12, lastYear: 12 },
};

/** Whole months of a preset. @param today `2026-11-24` */
export function presetPeriod(preset: BooksPreset, today: string): BooksPeriod {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const length = MONTHS[preset];
  const first = Math.floor((month - 1) / length) * length - (preset.startsWith('last') ? length : 0);
  const dayOf = (months: number, day: number): string =>
    new Date(Date.UTC(year, months, day)).toISOString().slice(0, 10);
  return { from: dayOf(first, 1), to: dayOf(first + length, 0) };
}
