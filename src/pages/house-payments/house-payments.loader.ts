import {
  HouseBankEntriesDocument,
  type HouseBankEntriesQuery,
  HousePaymentsDocument,
  type HousePaymentsQuery,
  HousePayoutsDocument,
  type HousePayoutsQuery,
  HousePricesDocument,
  type HousePricesQuery,
} from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import { readStaffSection, type StaffSectionChoice } from './house-sections.ts';

/** Data of a section of the page. */
type HousePart =
  | { kind: 'payments'; page: HousePaymentsQuery['payments'] }
  | { kind: 'payouts'; page: HousePayoutsQuery['payouts'] }
  | { kind: 'bank'; page: HouseBankEntriesQuery['unmatchedBankEntries'] }
  | { kind: 'credits'; prices: HousePricesQuery['prices'] };

/** Data of the page about all payments. */
export interface HousePaymentsData {
  wish: StaffSectionChoice;
  part: HousePart;
}

/** Loads the section that an address asks for. @param query without question mark */
export async function loadHousePayments(query: string): Promise<HousePaymentsData> {
  const wish = readStaffSection(query);
  return { wish, part: await loadPart(wish) };
}

async function loadPart({ section, search, status, isDisputed, isDone, page }: StaffSectionChoice): Promise<HousePart> {
  const pageNumber = page - 1;
  if (section === 'payments') {
    const filter = { text: search || null, status: status === null ? null : [status], isDisputed, pageNumber };
    return { kind: section, page: (await execute(HousePaymentsDocument, filter)).payments };
  }
  if (section === 'payouts')
    return { kind: section, page: (await execute(HousePayoutsDocument, { isConfirmed: isDone, pageNumber })).payouts };
  if (section === 'bank')
    return { kind: section, page: (await execute(HouseBankEntriesDocument, { pageNumber })).unmatchedBankEntries };
  return { kind: section, prices: (await execute(HousePricesDocument, {})).prices };
}
