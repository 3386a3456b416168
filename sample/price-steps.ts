import { OfferType } from '#capabilities/offers/offer.ts';
import type { OfferRow, PriceStep } from './listing.ts';
import type { Random } from './random.ts';

/** Share of listings whose price was changed at least once. Assumption. */
const CHANGED = { rent: 0.06, sale: 0.13 } as const;
const AGAIN = 0.25;
const WEEK_MS = 7 * 86_400_000;

/** The prices a listing had, the present one last; most were lowered, none sooner than a week after the one before. */
export function priceSteps(random: Random, offer: OfferRow, now: number): PriceStep[] {
  const isRent = offer.offerType === OfferType.Rent;
  const createdMs = Date.parse(String(offer.createdAt));
  const { price } = offer;
  if (price == null || !random.chance(isRent ? CHANGED.rent : CHANGED.sale)) return [];
  const changes = random.chance(AGAIN) ? 2 : 1;
  if (now - createdMs < (changes + 1) * WEEK_MS) return [];
  const step = isRent ? 10 : price < 100_000 ? 1000 : 5000;
  const steps: PriceStep[] = [{ price, changedAt: '' }];
  for (let i = 0; i < changes; i++) {
    const later = steps[0] as PriceStep;
    const factor = random.chance(0.88) ? random.range(1.015, 1.08) : random.range(0.97, 0.99);
    const before = Math.round((later.price * factor) / step) * step;
    steps.unshift({ price: before === later.price ? later.price + step : before, changedAt: '' });
  }
  const moments = momentsBetween(random, createdMs, now, changes);
  return steps.map(({ price: at }, i) => ({ price: at, changedAt: new Date(moments[i] as number).toISOString() }));
}

/** The start, then moments in order that lie at least a week apart. */
function momentsBetween(random: Random, start: number, end: number, count: number): number[] {
  const slack = (end - start - (count + 1) * WEEK_MS) * 0.999;
  const shares = Array.from({ length: count }, () => random.next()).sort((a, b) => a - b);
  return [start, ...shares.map((share, i) => Math.floor(start + (i + 1) * WEEK_MS + share * slack))];
}
