import { AppError } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import type { BooksPeriod } from '../../books-period.ts';
import { booksPeriod } from '../../payment.input.ts';
import { requireTreasurer } from '../bank/bank.service.ts';
import { paymentPageOf, withTotal } from '../checkout/payment.service.ts';
import { countCreditHolders, listCreditHolders } from './credit-holders.queries.ts';
import { countOfPeriod } from './exported-payments.queries.ts';
import { listSums, type SumRow } from './sums.queries.ts';

/** Most lines of an export. @source docs/reference/limits.md, "Payments" */
const MOST_EXPORTED = 100_000;

/** Sums and tax of a period by way and rate; for AdminGlobal. @throws AppError `error.forbidden`; `error.validation` */
export async function readSums(ctx: Context, sent: BooksPeriod): Promise<BooksPeriod & { rows: SumRow[] }> {
  requireTreasurer(ctx);
  const period = validated(booksPeriod, sent);
  return { ...period, rows: await listSums(ctx.db, period) };
}

/**
 * The period of an export; for AdminGlobal.
 *
 * @throws AppError `error.forbidden`; `error.validation`, also for a period of too many payments
 */
export async function exportedPeriod(ctx: Context, sent: object): Promise<BooksPeriod> {
  requireTreasurer(ctx);
  const period = validated(booksPeriod, sent);
  if ((await countOfPeriod(ctx.db, period)) > MOST_EXPORTED)
    throw new AppError('error.validation', { code: 400, values: { to: 'error.validation.value' } });
  return period;
}

/** Members by name or address with their credits; without a text those who have or had credits. For AdminGlobal. */
export async function readCreditHolders(
  ctx: Context,
  { text, pageNumber, pageSize }: { text?: string | null; pageNumber?: number | null; pageSize?: number | null },
) {
  requireTreasurer(ctx);
  const page = paymentPageOf(pageNumber, pageSize);
  const wanted = (text ?? '').trim().slice(0, 100);
  return withTotal(page, await countCreditHolders(ctx.db, wanted), await listCreditHolders(ctx.db, wanted, page));
}
