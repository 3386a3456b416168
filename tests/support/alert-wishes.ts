import fc from 'fast-check';
import { OfferType } from '#capabilities/offers/offer.ts';
import { likelyWish, type Wish } from './searched-market.ts';

/** `ALERT_RUNS=200 npx vitest run matching-property` looks longer. */
export const ALERT_RUNS = Number(process.env.ALERT_RUNS ?? 6);

const orNothing = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

/** What a market knows besides its homes. */
interface KnownNames {
  areaIds: readonly number[];
  agencies: readonly { id: number; name: string }[];
}

/** Wishes of any field for alerts, some of them wide; named areas and agencies are among them. */
export const anyWish = ({ areaIds, agencies }: KnownNames): fc.Arbitrary<Wish> =>
  fc
    .tuple(
      likelyWish,
      fc.record({
        maxPricePerM2: orNothing(fc.integer({ min: 10, max: 20_000 })),
        maxRooms: orNothing(fc.integer({ min: 4, max: 14 }).map((n) => n / 2)),
        minLivingSpace: orNothing(fc.integer({ min: 10, max: 90 })),
        agencyId: fc.constantFrom(null, null, ...agencies.slice(0, 3).map(({ id }) => id)),
        agencyName: fc.constantFrom(null, null, null, 'a', ...agencies.slice(0, 3).map(({ name }) => name)),
        areaIds: fc.subarray([...areaIds]),
        dropped: fc.subarray([
          'features',
          'subCategory',
          'floor',
          'availableFrom',
          'sourceType',
          'rectangles',
        ] as const),
        hasNoShapes: fc.boolean(),
      }),
    )
    .map(([wish, { areaIds: areas, dropped, hasNoShapes, ...more }]) => ({
      ...Object.fromEntries(Object.entries(wish).filter(([name]) => !(dropped as string[]).includes(name))),
      ...more,
      offerType: wish.offerType ?? OfferType.Rent,
      locationIds: [...(wish.locationIds ?? []), ...areas],
      ...(hasNoShapes && { rectangles: [], circles: [], polygons: [] }),
    }));
