import { Category, OfferType } from '#capabilities/offers/offer.ts';
import type { OwnOfferRecord } from './own-offer.record.ts';

/** A fact that a form asks for in some categories and not in others. */
export type FactName = Extract<
  keyof OwnOfferRecord,
  | 'rooms'
  | 'livingSpace'
  | 'landArea'
  | 'floor'
  | 'floorsInBuilding'
  | 'bathrooms'
  | 'kitchens'
  | 'parkings'
  | 'buildIn'
  | 'exposition'
>;

/** What every offer needs before it is submitted. */
type RequiredName = FactName | 'title' | 'description' | 'cityId';

/** What an offer of a category says of itself. */
interface CategoryFields {
  facts: readonly FactName[];
  /** Of these nobody can do without. */
  required: readonly FactName[];
}

const HOME: readonly FactName[] = [
  ...(['rooms', 'livingSpace', 'floor', 'floorsInBuilding', 'bathrooms', 'kitchens'] as const),
  ...(['parkings', 'buildIn', 'exposition'] as const),
];

const FIELDS: ReadonlyMap<number, CategoryFields> = new Map<number, CategoryFields>([
  [Category.Apartment, { facts: HOME, required: ['rooms', 'livingSpace'] }],
  [
    Category.House,
    { facts: [...HOME.filter((fact) => fact !== 'floor'), 'landArea'], required: ['rooms', 'livingSpace'] },
  ],
  [Category.FlatSharing, { facts: ['livingSpace', 'rooms', 'floor', 'bathrooms'], required: [] }],
  [Category.ParkingSpaceGarage, { facts: ['livingSpace', 'floor'], required: [] }],
  [
    Category.CommercialIndustry,
    { facts: ['livingSpace', 'rooms', 'floor', 'floorsInBuilding', 'parkings', 'buildIn'], required: ['livingSpace'] },
  ],
  [Category.Land, { facts: ['landArea'], required: ['landArea'] }],
]);

const NOTHING: CategoryFields = { facts: [], required: [] };

/** Which facts an offer of a category has; the others are left empty. @source docs/reference/listings.md, "Facts of a category" */
export const factsOf = (category: number): readonly FactName[] => (FIELDS.get(category) ?? NOTHING).facts;

/** Without these an offer of a category is not submitted; a parking space speaks for itself. */
export function requiredFields(category: number): readonly RequiredName[] {
  const described = category === Category.ParkingSpaceGarage ? [] : (['description'] as const);
  return ['cityId', ...(FIELDS.get(category) ?? NOTHING).required, 'title', ...described];
}

/** What an offer still lacks before it can be submitted, in the order in which a form asks for it. */
export const missingFields = (offer: OwnOfferRecord): RequiredName[] =>
  requiredFields(offer.category).filter((name) => offer[name] === null || offer[name] === '');

/** Days online where nothing else is said. @source docs/reference/listings.md, "Days online" */
export const DAYS_ONLINE: Readonly<Record<number, number>> = { [OfferType.Rent]: 30, [OfferType.Sell]: 90 };
