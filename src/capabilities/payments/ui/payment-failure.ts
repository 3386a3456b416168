import { AppError } from '#kernel/app-error.ts';
import { reportFailure } from '#kit/graphql/execute.ts';

/** The way on after a payment that could not begin. */
export type FailureWay = 'edit' | 'credits' | 'homes' | 'again' | null;

/** The reason why a payment could not begin: its text, and the way on. */
export interface PaymentFailure {
  /** Id of a text. */
  text: string;
  values: Readonly<Record<string, string | number>>;
  way: FailureWay;
}

const KNOWN: Readonly<Record<string, Pick<PaymentFailure, 'text' | 'way'>>> = {
  'error.auth.emailNotConfirmed': { text: 'payment.failure.confirm', way: null },
  'error.credits.insufficient': { text: 'payment.failure.credits', way: 'credits' },
  'error.payment.inProgress': { text: 'payment.failure.inProgress', way: 'again' },
  'error.payment.rejected': { text: 'payment.failure.rejected', way: null },
  'error.quota': { text: 'payment.failure.quota', way: 'homes' },
  'error.status.changed': { text: 'payment.failure.changed', way: 'again' },
  'error.status.transition': { text: 'payment.failure.changed', way: 'again' },
  'error.upstream': { text: 'payment.failure.provider', way: null },
  'error.unavailable': { text: 'payment.failure.line', way: null },
};

/** Input fields: a wrong one is a choice that the price list or the installation no longer has. */
const SENT_FIELDS = ['days', 'credits', 'way', 'offerType'];

/** The reason why a payment could not begin, as a text with a way on. Unexpected errors are reported. */
export function failureOf(error: unknown): PaymentFailure {
  if (!(error instanceof AppError)) {
    reportFailure(error);
    return { text: 'error.internal', values: {}, way: null };
  }
  const values = (error.values ?? {}) as PaymentFailure['values'];
  if (error.messageId === 'error.validation') {
    const isChoice = Object.keys(values).some((field) => SENT_FIELDS.includes(field));
    return isChoice
      ? { text: 'payment.failure.choice', values: {}, way: 'again' }
      : { text: 'payment.failure.missing', values: {}, way: 'edit' };
  }
  return { ...(KNOWN[error.messageId] ?? { text: error.messageId, way: null }), values };
}
