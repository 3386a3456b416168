import type { SampleMarket } from '../generate-market.ts';

/** The first orders of a subject in a market, one for each home: as many as there are, up to a number. */
export function firstOrders(
  market: SampleMarket,
  subject: RegExp,
  { count, homes }: { count: number; homes: number },
): string[] {
  const orders: string[] = [];
  for (let index = 0; index < homes && orders.length < count; index++) {
    const order = market.listing(index).pictures.find(({ drawing }) => subject.test(drawing));
    if (order) orders.push(order.drawing);
  }
  return orders;
}
