import { anAccount, type TestAccount } from '#tests/factories/account.ts';
import { aBrowser, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import type { GraphqlAnswer, TestApp } from '#tests/support/product/test-app.ts';

const PAY = `mutation (
  $offerId: Int, $days: Int, $operationType: Int = 0, $way: PayWay, $credits: Int, $offerType: Int, $amount: Int
) {
  createPayment(
    offerId: $offerId, days: $days, operationType: $operationType, way: $way
    credits: $credits, offerType: $offerType, amount: $amount
  ) {
    id status amount currency vatAmount way days credits isProlonging checkoutUrl tillUrl deadline offerId userId
    qrBill { reference iban amount svg isSample } billUrl receiptUrl mayCancel
  }
}`;

/** A payment, as an answer describes it. */
export interface PaidAnswer {
  id: number;
  status: number;
  amount: number;
  checkoutUrl: string | null;
  tillUrl: string | null;
  qrBill: { reference: string; iban: string; amount: number; svg: string; isSample: boolean } | null;
  [name: string]: unknown;
}

/** The payment of an answer. */
export const paidOf = ({ data, errors }: GraphqlAnswer): PaidAnswer => {
  const payment = (data as { createPayment?: PaidAnswer } | null)?.createPayment;
  if (!payment) throw new Error(`No payment: ${JSON.stringify(errors)}`);
  return payment;
};

/** A member who pays. */
export interface PayingMember extends TestAccount {
  browser: TestBrowser;
  pay(input: object): Promise<GraphqlAnswer>;
}

/** A member who is signed in and may pay. */
export async function aPayingMember(app: TestApp, facts: Parameters<typeof anAccount>[1] = {}): Promise<PayingMember> {
  const account = await anAccount(app.database, facts);
  const browser = aBrowser(app);
  browser.setCookie('__Host-session', (await openSession(app, account.id)).secret);
  return { ...account, browser, pay: (input) => browser.run(PAY, input) };
}
