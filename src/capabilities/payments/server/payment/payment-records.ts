import type { PersonalRecords } from '#platform/context/personal-records.ts';
import {
  erasePayers,
  listCreditsForExport,
  listPaymentsForExport,
  listTransfersForExport,
} from './payment-records.queries.ts';

/** Personal records of payers. */
export const PAYMENT_RECORDS: PersonalRecords = {
  export: async (db, { accountId }) => ({
    payments: await listPaymentsForExport(db, accountId),
    transfers: await listTransfersForExport(db, accountId),
    creditEntries: await listCreditsForExport(db, accountId),
  }),
  erase: erasePayers,
};
