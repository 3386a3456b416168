import {
  MyPaymentDocument,
  MyPaymentsDocument,
  type MyPaymentsQuery,
  type ShownPaymentFragment,
} from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { execute } from '#kit/graphql/execute.ts';
import { currentViewer } from '#kit/viewer/viewer-store.ts';

const MOST_PAGES = 500;
const LARGEST_ID = 2_147_483_647;

/** Data of the page of own payments. */
export interface MyPaymentsData {
  /** A page of all payments, the latest first. */
  payments: MyPaymentsQuery['payments'];
  /** Payments that wait to be paid. */
  open: MyPaymentsQuery['open']['data'];
  credits: MyPaymentsQuery['userCredits'];
  prices: MyPaymentsQuery['prices'];
  ways: MyPaymentsQuery['payWays'];
  /** The payment that the address names; null without one, and for a payment of another member. */
  shown: ShownPaymentFragment | null;
}

/** Loads the member's own payments and credits. @param query without question mark: `page` from 1, `payment` */
export async function loadMyPayments(query: string): Promise<MyPaymentsData> {
  const wanted = new URLSearchParams(query);
  const pageNumber = (numberIn(wanted.get('page'), MOST_PAGES) ?? 1) - 1;
  const userId = currentViewer()?.id ?? null;
  const [all, shown] = await Promise.all([
    execute(MyPaymentsDocument, { userId, pageNumber }),
    shownPayment(numberIn(wanted.get('payment'), LARGEST_ID)),
  ]);
  const { payments, open, userCredits, prices, payWays } = all;
  // A payment of another member belongs on the staff page.
  return {
    payments,
    open: open.data,
    credits: userCredits,
    prices,
    ways: payWays,
    shown: shown?.userId === userId ? shown : null,
  };
}

async function shownPayment(id: number | null): Promise<ShownPaymentFragment | null> {
  if (id === null) return null;
  try {
    return (await execute(MyPaymentDocument, { id })).payment;
  } catch (error) {
    if (error instanceof AppError && error.messageId === 'error.notFound') return null;
    throw error;
  }
}

function numberIn(text: string | null, most: number): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most ? Number(text) : null;
}
