import type * as all from './resolvers.ts';

export type BankCreditResolvers = Pick<all.BankCreditResolvers, 'id' | 'bookedOn' | 'debtorName' | 'paymentId'>;

export type BankEntryResolvers = Pick<all.BankEntryResolvers, 'id' | 'bookedOn' | 'amount' | 'currency' | 'reference' | 'debtorName' | 'debtorIban' | 'text' | 'fault' | 'credit'>;

export type BankEntryPageResolvers = Pick<all.BankEntryPageResolvers, 'pageNumber' | 'totalPages' | 'totalRecords' | 'data'>;

export type CreditEntryResolvers = Pick<all.CreditEntryResolvers, 'id' | 'createdAt' | 'offerType' | 'amount' | 'kind' | 'paymentId' | 'reason'>;

export type CreditHolderResolvers = Pick<all.CreditHolderResolvers, 'userId' | 'firstName' | 'lastName' | 'email' | 'rentCredits' | 'sellCredits'>;

export type CreditHolderPageResolvers = Pick<all.CreditHolderPageResolvers, 'pageNumber' | 'totalPages' | 'totalRecords' | 'data'>;

export type LoginResolvers = Pick<all.LoginResolvers, 'credits'>;

export type MoneyMovementResolvers = Pick<all.MoneyMovementResolvers, 'id' | 'kind' | 'amount' | 'day'>;

export type MutationResolvers = Required<Pick<all.MutationResolvers, 'createPayment' | 'cancelPayment' | 'refundPayment' | 'confirmPayout' | 'assignBankEntry' | 'payBackBankEntry' | 'settleReversal' | 'grantCredits'>>;

export type PaymentResolvers = Pick<all.PaymentResolvers, 'id' | 'createdAt' | 'updatedAt' | 'userId' | 'status' | 'operationType' | 'offerId' | 'amount' | 'currency' | 'lang' | 'email' | 'kind' | 'offerType' | 'days' | 'credits' | 'hasEffect' | 'isProlonging' | 'way' | 'vatAmount' | 'vatPerMille' | 'deadline' | 'arrivedAmount' | 'movements' | 'checkoutUrl' | 'tillUrl' | 'qrBill' | 'billUrl' | 'receiptUrl' | 'refundOf' | 'reason' | 'partRefunded' | 'dispute' | 'mayRefund' | 'mayCancel'>;

export type PaymentDisputeResolvers = Pick<all.PaymentDisputeResolvers, 'ref' | 'status' | 'amount'>;

export type PaymentPageResolvers = Pick<all.PaymentPageResolvers, 'pageNumber' | 'totalPages' | 'totalRecords' | 'data'>;

export type PaymentSumResolvers = Pick<all.PaymentSumResolvers, 'way' | 'vatPerMille' | 'count' | 'amount' | 'vatAmount' | 'refundCount' | 'refundAmount' | 'refundVatAmount' | 'partRefunded'>;

export type PaymentSumsResolvers = Pick<all.PaymentSumsResolvers, 'from' | 'to' | 'rows'>;

export type PayoutResolvers = Pick<all.PayoutResolvers, 'id' | 'createdAt' | 'paymentId' | 'refundId' | 'amount' | 'currency' | 'kind' | 'toName' | 'toIban' | 'confirmedAt' | 'confirmedBy'>;

export type PayoutPageResolvers = Pick<all.PayoutPageResolvers, 'pageNumber' | 'totalPages' | 'totalRecords' | 'data'>;

export type PayWayOfferedResolvers = Pick<all.PayWayOfferedResolvers, 'way' | 'hours' | 'isSample'>;

export type ProfileResolvers = Pick<all.ProfileResolvers, 'credits'>;

export type QrBillResolvers = Pick<all.QrBillResolvers, 'creditorName' | 'creditorAddress' | 'iban' | 'reference' | 'amount' | 'currency' | 'svg' | 'isSample'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'payWays' | 'payment' | 'payments' | 'userCredits' | 'payouts' | 'unmatchedBankEntries' | 'paymentSums' | 'creditHolders'>>;

export type UserCreditsResolvers = Pick<all.UserCreditsResolvers, 'id' | 'userId' | 'createdAt' | 'sellCredits' | 'rentCredits' | 'entries'>;

/** What answers the schema of `payments`. */
export interface PaymentsResolvers {
  BankCredit?: BankCreditResolvers;
  BankEntry?: BankEntryResolvers;
  BankEntryPage?: BankEntryPageResolvers;
  CreditEntry?: CreditEntryResolvers;
  CreditHolder?: CreditHolderResolvers;
  CreditHolderPage?: CreditHolderPageResolvers;
  Login?: LoginResolvers;
  MoneyMovement?: MoneyMovementResolvers;
  Mutation: MutationResolvers;
  Payment?: PaymentResolvers;
  PaymentDispute?: PaymentDisputeResolvers;
  PaymentPage?: PaymentPageResolvers;
  PaymentSum?: PaymentSumResolvers;
  PaymentSums?: PaymentSumsResolvers;
  Payout?: PayoutResolvers;
  PayoutPage?: PayoutPageResolvers;
  PayWayOffered?: PayWayOfferedResolvers;
  Profile?: ProfileResolvers;
  QrBill?: QrBillResolvers;
  Query: QueryResolvers;
  UserCredits?: UserCreditsResolvers;
}
