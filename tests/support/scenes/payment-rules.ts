/**
 * The rules of money for an offer, written a second time and independent of the product: the delivery of a payment, and the whereabouts of
 * its money.
 */
const DAY = 86_400_000;

/** An offer, as the database says. */
export interface StoredOffer {
  status: number;
  offerType: number;
  endDate: Date | null;
  paidDays: number | null;
  paidAt: Date | null;
  hasOpenPayment: boolean;
}

/** A payment, as the database says; its money is counted in centimes. */
export interface StoredPayment {
  id: number;
  status: number;
  way: string;
  kind: string;
  offerType: number;
  quantity: number;
  isProlonging: boolean;
  amount: number;
  credits: number | null;
  hasEffect: boolean;
  /** Of its refund; null without one. */
  refundStatus: number | null;
  /** Came by the bank, less what the bank took back. */
  arrived: number;
  /** Put aside to go back, or sent. */
  aside: number;
}

/** All stored data of an offer and of its owner's money. */
export interface Stored {
  now: Date;
  offer: StoredOffer;
  payments: StoredPayment[];
  /** Sums of credits, by type. */
  balances: readonly [sale: number, rent: number];
  /** Credits that were taken back from a pack, by payment. */
  takenBack: ReadonlyMap<number, number>;
}

const isUnsettled = ({ status }: StoredPayment): boolean => [0, 10, 90].includes(status);

/** Whether the money of a payment that comes now pays for what the offer is and waits for now. */
export function isToDeliver({ now, offer, payments }: Stored, payment: StoredPayment): boolean {
  if (payment.kind === 'credits') return true;
  const others = payments.filter(
    (other) => other.id !== payment.id && other.kind === 'publication' && isUnsettled(other),
  );
  if (others.some(({ status }) => status !== 90)) return false;
  if (offer.offerType !== payment.offerType) return false;
  const isLate = [30, 99].includes(payment.status);
  const facts = ({ offerType, quantity, isProlonging, amount }: StoredPayment) =>
    [offerType, quantity, isProlonging, amount].join();
  if (isLate) return offer.status === 10 && others.some((other) => facts(other) === facts(payment));
  if (payment.isProlonging && [15, 30, 31, 33, 34].includes(offer.status) && offer.endDate !== null) return true;
  if (offer.status === 10) return true;
  const isRunning = offer.endDate !== null && offer.endDate > now;
  const isRecent = offer.paidAt !== null && now.getTime() - offer.paidAt.getTime() <= 60 * DAY;
  const isPaid = isRunning || (isRecent && (offer.paidDays !== null || offer.status === 16));
  return [0, 16, 50].includes(offer.status) && !isPaid;
}

/** The faults in where the money of a payment is: it is with what it paid for, on its way back, or back, and nowhere else. */
export function moneyFaults({ payments }: Stored, payment: StoredPayment, isLost: boolean): string[] {
  const { id, status, hasEffect, refundStatus, way, amount, arrived, aside } = payment;
  const faults: string[] = [];
  const places = {
    delivered: status === 20 && hasEffect && refundStatus === null,
    pending: status === 20 && refundStatus !== null && refundStatus !== 20,
    returned: status === 40,
  };
  const count = Object.values(places).filter(Boolean).length;
  if (count !== ([20, 40].includes(status) ? 1 : 0)) faults.push(`${id} is ${JSON.stringify(places)} at ${status}`);
  if (hasEffect && ![20, 40].includes(status)) faults.push(`${id} gave something at ${status}`);
  if (status === 40 && refundStatus !== 20) faults.push(`${id} is refunded by ${refundStatus}`);
  if (way === 'qrBill' && !isLost) {
    const stored = arrived - aside;
    const isRight = places.delivered
      ? stored === amount
      : status === 10
        ? stored >= 0 && stored < amount
        : stored === 0;
    if (!isRight) faults.push(`${id} at ${status} keeps ${stored} of ${arrived}, asked for ${amount}`);
  }
  return payments.filter((other) => other.id === id).length === 1 ? faults : [...faults, `${id} is there twice`];
}

/** The faults in what an offer waits for: for a payment that may still come, and nothing else. */
export function waitingFaults({ offer, payments }: Stored): string[] {
  const waiting = payments.filter((payment) => payment.kind === 'publication' && isUnsettled(payment));
  const isOpen = waiting.some(({ status }) => status !== 90);
  return [
    ...(offer.status === 10 && waiting.length === 0 ? ['the offer waits for no payment'] : []),
    ...(offer.hasOpenPayment === isOpen ? [] : [`the offer says that a payment is open: ${offer.hasOpenPayment}`]),
  ];
}

/** The faults in a member's credits: they are those of packs, less the refunded and the spent ones. */
export function creditFaults({ payments, balances, takenBack }: Stored): string[] {
  return balances.flatMap((balance, offerType) => {
    const given = payments
      .filter((payment) => payment.offerType === offerType)
      .map((payment) => {
        if (payment.kind === 'credits')
          return payment.hasEffect ? payment.quantity - (takenBack.get(payment.id) ?? 0) : 0;
        return payment.status === 20 ? -(payment.credits ?? 0) : 0;
      })
      .reduce((sum, credits) => sum + credits, 0);
    return balance === given && balance >= 0 ? [] : [`credits of type ${offerType}: ${balance}, by payments ${given}`];
  });
}
