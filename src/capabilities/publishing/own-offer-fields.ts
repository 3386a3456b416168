import { type PriceParts, statedGross } from '#capabilities/offers/gross-price.ts';
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
 * Facts of an offer's category, in the order of the form; the others stay empty.
 *
 * @source docs/reference/listings.md, "Facts of a category"
 */
export function factsOf(category: number): readonly FactName[] {
  const rankOf = (name: FactName): number =>
    isOf(category, 'first')(name) ? -1 : isOf(category, 'last')(name) ? 1 : 0;
  return FACT_NAMES.filter(isOf(category, 'categories')).toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Facts of an offer: the values of its category's facts, and blank values for the others. */
export function factsOfCategory(offer: FieldValues<FactName | 'category'>): FieldValues<FactName> {
  const known = new Set(factsOf(offer.category));
  const facts = FACT_NAMES.map((name) => [name, known.has(name) ? offer[name] : (fieldOf(name).blank ?? null)]);
  return Object.fromEntries(facts) as FieldValues<FactName>;
}

/** Facts that are mandatory for submitting an offer of a category. */
export const requiredFields = (category: number): readonly NeededName[] =>
  OWN_NAMES.filter(isOf(category, 'needed')) as NeededName[];

/** A part without which an offer is not submitted. */
export type NeededPart = NeededName | 'price';

/** The facts of an offer that decide whether it is complete. */
type JudgedOffer = Pick<OwnOfferContent, NeededName | 'category' | 'isPriceOnRequest'> &
  PriceParts & { offerType: number };

/** Whether an offer has neither a price nor its owner's choice to show none. A home that waits for an agent needs none. */
const isUnpriced = (offer: JudgedOffer): boolean =>
  offer.offerType !== OfferType.PreSell && statedGross(offer) === null && !offer.isPriceOnRequest;

/** Parts that an offer lacks before it can be submitted, in the order of the form. */
export function missingParts(offer: JudgedOffer): NeededPart[] {
  const needed: ReadonlySet<string> = new Set(requiredFields(offer.category));
  const isMissing = (name: (typeof OWN_NAMES)[number]): name is NeededPart =>
    name === 'price' ? isUnpriced(offer) : needed.has(name) && (offer[name as NeededName] ?? '') === '';
  return OWN_NAMES.filter(isMissing);
}

/** Content of a new offer of a type. */
export const blankContent = (offerType: number): OwnOfferContent =>
  ({
    ...Object.fromEntries(OWN_NAMES.map((name) => [name, fieldOf(name).blank ?? null])),
    category: firstCategoryOf(offerType),
  }) as OwnOfferContent;

/** Default days online. @source docs/reference/listings.md, "Days online" */
export const DAYS_ONLINE: Readonly<Record<number, number>> = { [OfferType.Rent]: 30, [OfferType.Sell]: 90 };
