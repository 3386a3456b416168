import { presetPeriod } from '#capabilities/payments/books-period.ts';
import {
  StaffBankEntriesDocument,
  type StaffBankEntriesQuery,
  StaffCreditsDocument,
  type StaffCreditsQuery,
  StaffPaymentsDocument,
  type StaffPaymentsQuery,
  StaffPayoutsDocument,
  type StaffPayoutsQuery,
  StaffSumsDocument,
  type StaffSumsQuery,
} from '#generated/operations.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { execute } from '#kit/graphql/execute.ts';
import { readStaffSection, type StaffSectionChoice } from './staff-sections.ts';

/** Data of a section of the page. */
type StaffPart =
  | { kind: 'payments'; page: StaffPaymentsQuery['payments'] }
  | { kind: 'payouts'; page: StaffPayoutsQuery['payouts'] }
  | { kind: 'bank'; page: StaffBankEntriesQuery['unmatchedBankEntries'] }
  | { kind: 'books'; sums: StaffSumsQuery['paymentSums'] }
  | { kind: 'credits'; page: StaffCreditsQuery['creditHolders']; prices: StaffCreditsQuery['prices'] };

/** Data of the page about all payments. */
export interface StaffPaymentsData {
  choice: StaffSectionChoice;
  part: StaffPart;
}

/** Loads the section that an address asks for. @param query without question mark */
export async function loadStaffPayments(query: string): Promise<StaffPaymentsData> {
  const choice = readStaffSection(query);
  return { choice, part: await loadPart(choice) };
}

async function loadPart({
  section,
  search,
  status,
  isDisputed,
  isDone,
  period,
  page,
}: StaffSectionChoice): Promise<StaffPart> {
  const pageNumber = page - 1;
  if (section === 'payments') {
    const filter = { text: search || null, status: status === null ? null : [status], isDisputed, pageNumber };
    return { kind: section, page: (await execute(StaffPaymentsDocument, filter)).payments };
  }
  if (section === 'payouts')
    return { kind: section, page: (await execute(StaffPayoutsDocument, { isConfirmed: isDone, pageNumber })).payouts };
  if (section === 'bank')
    return { kind: section, page: (await execute(StaffBankEntriesDocument, { pageNumber })).unmatchedBankEntries };
  if (section === 'books') {
    const asked = period ?? presetPeriod('month', swissDay(new Date()));
    return { kind: section, sums: (await execute(StaffSumsDocument, asked)).paymentSums };
  }
  const { creditHolders, prices } = await execute(StaffCreditsDocument, { text: search || null, pageNumber });
  return { kind: section, page: creditHolders, prices };
}
