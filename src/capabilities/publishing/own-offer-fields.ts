import { firstCategoryOf, OfferType } from '#capabilities/offers/offer.ts';
import {
  FACT_NAMES,
  type FactName,
  type FieldValues,
  fieldOf,
  type NeededName,
  OWN_NAMES,
} from '#capabilities/offers/offer-fields.ts';
import type { OwnOfferContent } from './own-offer.record.ts';

type CategoryTrait = 'categories' | 'needed' | 'first' | 'last';

const isOf = (category: number, trait: CategoryTrait) => (name: (typeof OWN_NAMES)[number]) =>
  fieldOf(name)[trait]?.some((one) => one === category) ?? false;

/**
 * Which facts an offer of a category has, in the order of the form; the others are left empty.
 *
 * @source docs/reference/listings.md, "Facts of a category"
 */
export function factsOf(category: number): readonly FactName[] {
  const rankOf = (name: FactName): number =>
    isOf(category, 'first')(name) ? -1 : isOf(category, 'last')(name) ? 1 : 0;
  return FACT_NAMES.filter(isOf(category, 'categories')).toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The facts of an offer that its category has; of the others what says nothing. */
export function factsOfCategory(offer: FieldValues<FactName | 'category'>): FieldValues<FactName> {
  const known = new Set(factsOf(offer.category));
  const facts = FACT_NAMES.map((name) => [name, known.has(name) ? offer[name] : (fieldOf(name).blank ?? null)]);
  return Object.fromEntries(facts) as FieldValues<FactName>;
}

/** Without these an offer of a category is not submitted. */
export const requiredFields = (category: number): readonly NeededName[] =>
  OWN_NAMES.filter(isOf(category, 'needed')) as NeededName[];

/** What an offer still lacks before it can be submitted, in the order in which a form asks for it. */
export const missingFields = (offer: Pick<OwnOfferContent, NeededName | 'category'>): NeededName[] =>
  requiredFields(offer.category).filter((name) => offer[name] === null || offer[name] === '');

/** What an offer of a type says before anything is said. */
export const blankContent = (offerType: number): OwnOfferContent =>
  ({
    ...Object.fromEntries(OWN_NAMES.map((name) => [name, fieldOf(name).blank ?? null])),
    category: firstCategoryOf(offerType),
  }) as OwnOfferContent;

/** Days online where nothing else is said. @source docs/reference/listings.md, "Days online" */
export const DAYS_ONLINE: Readonly<Record<number, number>> = { [OfferType.Rent]: 30, [OfferType.Sell]: 90 };
