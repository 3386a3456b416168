import fc from 'fast-check';
import { OfferType } from '#capabilities/offers/offer.ts';
import { type Criteria, likelyCriteria } from './searched-market.ts';

/** `ALERT_RUNS=200 npx vitest run matching-property` looks longer. */
export const ALERT_RUNS = Number(process.env.ALERT_RUNS ?? 6);

const orNothing = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

/** Data of a market besides its homes. */
interface KnownNames {
  areaIds: readonly number[];
  agencies: readonly { id: number; name: string }[];
}

/** Random criteria for alerts, some of them wide; named areas and agencies are among them. */
export const anyCriteria = ({ areaIds, agencies }: KnownNames): fc.Arbitrary<Criteria> =>
  fc
    .tuple(
      likelyCriteria,
      fc.record({
        maxPricePerM2: orNothing(fc.integer({ min: 10, max: 20_000 })),
        maxRooms: orNothing(fc.integer({ min: 4, max: 14 }).map((n) => n / 2)),
        minLivingSpace: orNothing(fc.integer({ min: 10, max: 90 })),
        agencyId: fc.constantFrom(null, ...agencies.slice(0, 3).map(({ id }) => id)),
        agencyName: fc.constantFrom(null, 'a', ...agencies.slice(0, 3).map(({ name }) => name)),
        areaIds: fc.subarray([...areaIds]),
      }),
      fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 4 }),
    )
    .map(([criteria, { areaIds: areas, ...more }, names]) => {
      const all: Criteria = { ...criteria, ...more, locationIds: [...(criteria.locationIds ?? []), ...areas] };
      const asked = names
        .flatMap((name) => [[name, all[name]] as const, ...withPlaces(name, all)])
        .filter(([, value]) => value !== undefined);
      return { offerType: criteria.offerType ?? OfferType.Rent, ...Object.fromEntries(asked) };
    });

/** A distance means something round places alone. */
const withPlaces = (name: keyof Criteria, { locationIds }: Criteria): (readonly [string, unknown])[] =>
  name === 'maxDistance' ? [['locationIds', locationIds]] : [];

/** Criteria of alerts, at most four of them at once: else nothing is found. */
const NAMES = [
  ...(['category', 'subCategory', 'features', 'minPrice', 'maxPrice', 'minPricePerM2', 'maxPricePerM2'] as const),
  ...(['minRooms', 'maxRooms', 'minLivingSpace', 'maxLivingSpace', 'floor', 'added', 'availableFrom'] as const),
  ...(['excludePriceOnRequest', 'noAgency', 'sourceType', 'locationIds', 'locationIds', 'maxDistance'] as const),
  ...(['rectangles', 'circles', 'polygons', 'agencyId', 'agencyName'] as const),
];
