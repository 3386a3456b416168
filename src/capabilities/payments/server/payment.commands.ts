import { lookUpAccount } from '#capabilities/accounts/server/account-lookup.service.ts';
import { AppError } from '#kernel/app-error.ts';
import { readConfig } from '#platform/config/config.ts';
import { backgroundContext, type Context } from '#platform/context/context.ts';
import { createServices } from '#platform/context/services.ts';
import type { Commands, Db } from '#platform/db/db.ts';
import { englishText } from '#platform/i18n/messages.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { PlainError } from '#platform/terminal/plain-error.ts';
import { PaymentStatus } from '../payment.ts';
import { confirmByOperator } from './bank/bank.service.ts';
import { listChargebacks, reversedCredits } from './bank/chargeback.queries.ts';
import { settleByOperator } from './bank/chargeback.service.ts';
import { type BankReport, IMPORT_BANK_FILE, importBankFile } from './bank/import-bank-file.service.ts';
import { refundByOperator } from './checkout/refund.service.ts';
import { type CreditGrant, writeGrant } from './payment/credit.service.ts';
import { listPayouts } from './payment/payout.queries.ts';

/** Command by which an operator's program reaches the payments of the running product. */
export const MONEY_COMMAND = 'payments.money';

/** Request of an operator. */
export type MoneyCommand =
  | { verb: 'grant'; email: string; grant: Omit<CreditGrant, 'userId'> }
  | { verb: 'refund'; paymentId: number; reason: string }
  | { verb: 'payouts' }
  | { verb: 'paid-out'; payoutId: number }
  | { verb: 'reversals' }
  | { verb: 'settle'; entryId: number; creditId: number | null };

/** Context of an operator at a terminal: no user, the current time, the settings of the process. */
export function operatorContext(db: Db): Context {
  const config = readConfig();
  const services = createServices({ config, store: new FolderStore(config.dataDir), personalRecords: [] });
  return backgroundContext({ db, services, requestId: 'operator', now: () => new Date() });
}

/** Most payouts listed. */
const MOST_LISTED = 1_000;
const francs = (centimes: number): string => (centimes / 100).toFixed(2);

/** Carries out an operator's request. Returns the output text. @throws PlainError in the operator's words */
export const runMoneyCommand = (ctx: Context, command: MoneyCommand): Promise<string> =>
  done(ctx, command).catch((error: unknown) => {
    throw error instanceof AppError ? new PlainError(englishText(error.messageId, error.values)) : error;
  });

async function done(ctx: Context, command: MoneyCommand): Promise<string> {
  const right = 'operator' as const;
  switch (command.verb) {
    case 'grant': {
      const account = await lookUpAccount(ctx.db, command.email);
      if (!account) throw new PlainError(`No account has the address ${command.email}.`);
      const grant = { ...command.grant, userId: account.id };
      const { sellCredits, rentCredits } = await writeGrant(ctx, ctx.db, grant, { right, grantedBy: null });
      return `${command.email} has ${rentCredits} credits for rentals and ${sellCredits} for sales now.`;
    }
    case 'refund': {
      const { id, status } = await refundByOperator(ctx, command.paymentId, { right, reason: command.reason });
      return status === PaymentStatus.Success
        ? `Payment ${command.paymentId} is refunded (refund ${id}).`
        : `Refund ${id} of payment ${command.paymentId} is under way; by QR-bill it waits among the payouts.`;
    }
    case 'payouts':
      return printPayouts(ctx);
    case 'reversals':
      return printChargebacks(ctx);
    case 'settle': {
      const { entryId, creditId } = command;
      const { amount, currency } = await settleByOperator(ctx, entryId, { creditId, right });
      return `Entry ${entryId}, ${currency} ${francs(amount)}, is settled.`;
    }
    default: {
      const { id, amount, currency } = await confirmByOperator(ctx, command.payoutId, { right, by: null });
      return `Payout ${id}, ${currency} ${francs(amount)}, is confirmed.`;
    }
  }
}

async function printPayouts({ db }: Context): Promise<string> {
  const payouts = await listPayouts(db, { isConfirmed: false, offset: 0, limit: MOST_LISTED });
  if (payouts.length === 0) return 'Nothing is to be sent back.';
  const lines = payouts.map(({ id, amount, currency, kind, paymentId, toName, toIban }) => {
    const to = [toIban ?? 'no account', toName ?? ''];
    return [id, `${currency} ${francs(amount)}`, kind, `payment ${paymentId ?? '-'}`, ...to].join('  ');
  });
  return lines.join('\n');
}

/** Chargebacks, each with the credit that it seems to reverse: the arguments of `settle`. */
async function printChargebacks({ db }: Context): Promise<string> {
  const chargebacks = await listChargebacks(db, MOST_LISTED);
  if (chargebacks.length === 0) return 'No chargeback is open.';
  const credits = await reversedCredits(db, chargebacks);
  const lines = chargebacks.map(({ id, amount, currency, bookedOn }) => {
    const credit = credits.get(id);
    const fits = credit ? [`credit ${credit.id}`, `payment ${credit.paymentId ?? '-'}`] : ['no credit fits'];
    return [id, bookedOn, `${currency} ${francs(amount)}`, ...fits].join('  ');
  });
  return lines.join('\n');
}

/** A bank file on its way to the running product. */
export interface ForwardedBankFile {
  base64: string;
}

/** Imports a bank file that another process read. */
export const importForwardedBankFile = (ctx: Context, { base64 }: ForwardedBankFile): Promise<BankReport> =>
  importBankFile(ctx, Buffer.from(base64, 'base64'));

/** Commands of payments for programs beside the running product. */
export const PAYMENT_COMMANDS: Commands = {
  [IMPORT_BANK_FILE]: (db, input) => importForwardedBankFile(operatorContext(db), input as ForwardedBankFile),
  [MONEY_COMMAND]: (db, input) => runMoneyCommand(operatorContext(db), input as MoneyCommand),
};
