import { Category } from '#capabilities/offers/offer.ts';
import { type FieldKind, fieldOf, LISTED_FACTS } from '#capabilities/offers/offer-fields.ts';
import type { OfferFactsFragment } from '#generated/operations.ts';
import { bitsOf } from '#kernel/bits.ts';
import { NBSP } from '#kit/i18n/formats.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { availableText, kindText } from './kind-texts.ts';
import { floorText } from './offer-texts.ts';

/** A fact in words: label and value. */
export interface OfferFact {
  label: string;
  value: string;
}

type ListedFact = (typeof LISTED_FACTS)[number];

/** The few facts that most visitors decide by, for the top of a page. @param now ISO 8601 */
export const keyFacts = (offer: OfferFactsFragment, now: string, tools: LocaleTools): OfferFact[] =>
  (['rooms', 'livingSpace', 'landArea', 'floor', 'availableFrom', 'buildIn'] as const).flatMap((name) =>
    factIn(offer, name, now, tools),
  );

/** All facts that the advertiser gave; missing ones are left out. @param now ISO 8601 */
export const allFacts = (offer: OfferFactsFragment, now: string, tools: LocaleTools): OfferFact[] => [
  { label: tools.text('offer.fact.kind'), value: kindText(offer, tools) },
  ...LISTED_FACTS.flatMap((name) => factIn(offer, name, now, tools)),
];

/** A fact in words, or null: a floor of 0 is one, other zeros are not. */
function factIn(offer: OfferFactsFragment, name: ListedFact, now: string, tools: LocaleTools): OfferFact[] {
  const label = tools.text(`offer.fact.${name === 'livingSpace' ? spaceLabel(offer) : name}`);
  if (name === 'availableFrom') return [{ label, value: availableText(offer[name], now, tools) }];
  const value = offer[name];
  const { kind, unit } = fieldOf(name);
  if (value === null || (value === 0 && kind !== 'floor')) return [];
  return [{ label, value: VALUE_TEXTS[kind]?.(value, tools) ?? withUnit(tools.number(value, 1), unit) }];
}

/** Texts of values by kind; other kinds are shown as numbers. */
const VALUE_TEXTS: { readonly [Kind in FieldKind]?: (value: number, tools: LocaleTools) => string } = {
  floor: floorText,
  year: String,
  bits: (value, { text }) =>
    bitsOf(value)
      .map((direction) => text(`offer.exposition.${direction}`))
      .join(', '),
};

const withUnit = (number: string, unit: string | undefined): string => (unit ? `${number}${NBSP}${unit}` : number);

/** Label of the area: living space in homes; usable area in offices, shops and garages. */
const spaceLabel = ({ category }: OfferFactsFragment): string =>
  category === Category.CommercialIndustry || category === Category.ParkingSpaceGarage ? 'usableSpace' : 'livingSpace';
