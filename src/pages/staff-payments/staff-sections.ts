import { type BooksPeriod, isPeriod } from '#capabilities/payments/books-period.ts';
import { PaymentStatus } from '#capabilities/payments/payment.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';

/** The sections of the page about all payments, in their order; each has an address of its own. */
export const STAFF_SECTIONS = ['payments', 'payouts', 'bank', 'books', 'credits'] as const;
export type StaffSection = (typeof STAFF_SECTIONS)[number];

/** The section and filters of an address. */
export interface StaffSectionChoice {
  section: StaffSection;
  /** Search text for payments, or for members with credits; empty for all. */
  search: string;
  /** One of the statuses of payments; null for all. */
  status: number | null;
  /** Only payments that are or were disputed. */
  isDisputed: boolean;
  /** Payouts that were made, instead of those to be made. */
  isDone: boolean;
  /** Period of the accounts, Swiss days, both included; null for the current month. */
  period: BooksPeriod | null;
  /** The address names a period that is none, or longer than a year. */
  isPeriodWrong: boolean;
  /** From 1. */
  page: number;
}

const LONGEST_SEARCH = 100;
const MOST_PAGES = 500;
const STATUSES: readonly number[] = Object.values(PaymentStatus);

/** Reads an address; invalid values are ignored. @param query without question mark */
export function readStaffSection(query: string): StaffSectionChoice {
  const wanted = new URLSearchParams(query);
  const page = Number(wanted.get('page'));
  const status = wanted.get('status');
  return {
    section: STAFF_SECTIONS.find((section) => section === wanted.get('section')) ?? 'payments',
    search: (wanted.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    status: STATUSES.find((known) => String(known) === status) ?? null,
    isDisputed: wanted.get('disputed') === '1',
    isDone: wanted.get('done') === '1',
    ...periodIn(wanted),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** A named period that is longer than the server answers, or none, is wrong. */
function periodIn(wanted: URLSearchParams): Pick<StaffSectionChoice, 'period' | 'isPeriodWrong'> {
  const period = { from: wanted.get('from') ?? '', to: wanted.get('to') ?? '' };
  if (period.from === '' && period.to === '') return { period: null, isPeriodWrong: false };
  return isPeriod(period) ? { period, isPeriodWrong: false } : { period: null, isPeriodWrong: true };
}

/** The address of a section, with its filter and page. */
export function staffPaymentsHref(
  { section, search, status, isDisputed, isDone, period, page }: StaffSectionChoice,
  locale: Locale,
): string {
  const query = new URLSearchParams({
    ...(section !== 'payments' && { section }),
    ...(search !== '' && { search }),
    ...(status !== null && { status: String(status) }),
    ...(isDisputed && { disputed: '1' }),
    ...(isDone && { done: '1' }),
    ...period,
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return buildPath('payments', locale) + (query && `?${query}`);
}

/** A section without filters, on its first page. */
export const firstPageOf = (section: StaffSection): StaffSectionChoice => ({
  section,
  search: '',
  status: null,
  isDisputed: false,
  isDone: false,
  period: null,
  isPeriodWrong: false,
  page: 1,
});
