import { notFound } from '@tanstack/react-router';
import { PayPropertyDocument, type PayPropertyQuery } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { execute } from '#kit/graphql/execute.ts';

const LARGEST_ID = 2_147_483_647;
const GONE = [403, 404];

/** Data of the payment page of a home. */
export interface PayPropertyData {
  offer: PayPropertyQuery['offerEdit'];
  /** Payments for this home, by any member who may manage it, the latest first. */
  payments: PayPropertyQuery['payments']['data'];
  prices: PayPropertyQuery['prices'];
  ways: PayPropertyQuery['payWays'];
  credits: PayPropertyQuery['userCredits'];
  /** The payment that the address names; it need not be one of these. */
  askedFor: number | null;
}

/** Loads a home and the data for its payment. @param query without question mark @throws NotFound for a home of another member */
export async function loadPayProperty(offerId: string, query: string): Promise<PayPropertyData> {
  const id = numberIn(offerId);
  if (id === null) throw notFound();
  try {
    const { offerEdit, payments, prices, payWays, userCredits } = await execute(PayPropertyDocument, { id });
    return {
      offer: offerEdit,
      payments: payments.data,
      prices,
      ways: payWays,
      credits: userCredits,
      askedFor: numberIn(new URLSearchParams(query).get('payment') ?? ''),
    };
  } catch (error) {
    if (error instanceof AppError && GONE.includes(error.code)) throw notFound();
    throw error;
  }
}

function numberIn(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : null;
}
