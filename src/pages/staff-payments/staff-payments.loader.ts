import {
  StaffBankEntriesDocument,
  type StaffBankEntriesQuery,
  StaffPaymentsDocument,
  type StaffPaymentsQuery,
  StaffPayoutsDocument,
  type StaffPayoutsQuery,
  StaffPricesDocument,
  type StaffPricesQuery,
} from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import { readStaffSection, type StaffSectionChoice } from './staff-sections.ts';

/** Data of a section of the page. */
type StaffPart =
  | { kind: 'payments'; page: StaffPaymentsQuery['payments'] }
  | { kind: 'payouts'; page: StaffPayoutsQuery['payouts'] }
  | { kind: 'bank'; page: StaffBankEntriesQuery['unmatchedBankEntries'] }
  | { kind: 'credits'; prices: StaffPricesQuery['prices'] };

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

async function loadPart({ section, search, status, isDisputed, isDone, page }: StaffSectionChoice): Promise<StaffPart> {
  const pageNumber = page - 1;
  if (section === 'payments') {
    const filter = { text: search || null, status: status === null ? null : [status], isDisputed, pageNumber };
    return { kind: section, page: (await execute(StaffPaymentsDocument, filter)).payments };
  }
  if (section === 'payouts')
    return { kind: section, page: (await execute(StaffPayoutsDocument, { isConfirmed: isDone, pageNumber })).payouts };
  if (section === 'bank')
    return { kind: section, page: (await execute(StaffBankEntriesDocument, { pageNumber })).unmatchedBankEntries };
  return { kind: section, prices: (await execute(StaffPricesDocument, {})).prices };
}
