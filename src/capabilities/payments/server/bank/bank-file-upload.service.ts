import { AppError, notFound } from '#kernel/app-error.ts';
import { recordAct } from '#platform/audit/audit.ts';
import type { Context } from '#platform/context/context.ts';
import type { UploadTarget } from '#platform/uploads/upload.route.ts';
import { BANK_ENTRY_KIND } from '../payment/payment-act.ts';
import { requireTreasurer } from './bank.service.ts';
import { BankFileError } from './bank-file-text.ts';
import { type BankReport, importBankFile } from './import-bank-file.service.ts';

/** Most unmatched amounts, foreign accounts and faults in the answer, each. @source docs/reference/limits.md, "Payments" */
const MOST_REPORTED = 200;

/**
 * Upload of a bank file by AdminGlobal; the id is that of the own account. It answers the report, with the first lines of each list.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export const bankFileUpload: UploadTarget = {
  type: 'BankFile',
  permit: async (ctx, id) => {
    if (requireTreasurer(ctx) !== id) throw notFound();
  },
  store: async (_ctx, _id, { file }, { again }) => {
    const ctx = await again();
    const report = await importOrRefuse(ctx, file);
    const { format, ends } = report;
    await recordAct(ctx.db, ctx, {
      act: 'bankFile.imported',
      actingAs: 'staff',
      objectKind: BANK_ENTRY_KIND,
      objectId: null,
      after: { format, ...ends },
    });
    return shortened(report);
  },
};

/** @throws AppError `error.bankFile.refused`, whose value `reason` is one of `BankFileReason` */
async function importOrRefuse(ctx: Context, bytes: Uint8Array): Promise<BankReport> {
  try {
    return await importBankFile(ctx, bytes);
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error;
    throw new AppError('error.bankFile.refused', { code: 400, values: { reason: error.reason } });
  }
}

const shortened = (report: BankReport): BankReport => ({
  ...report,
  elsewhere: report.elsewhere.slice(0, MOST_REPORTED),
  faults: report.faults.slice(0, MOST_REPORTED),
  unmatched: report.unmatched.slice(0, MOST_REPORTED),
});
