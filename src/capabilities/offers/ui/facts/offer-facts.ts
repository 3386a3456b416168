import { Category } from '#capabilities/offers/offer.ts';
import type { OfferFactsFragment } from '#generated/operations.ts';
import { bitsOf } from '#kernel/bits.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { floorText } from './offer-texts.ts';

/** A fact in words: what, and how much. */
export interface OfferFact {
  label: string;
  value: string;
}

/** What a home is: its subcategories, else its category. */
export function kindText(
  { category, subCategory }: Pick<OfferFactsFragment, 'category' | 'subCategory'>,
  tools: LocaleTools,
): string {
  const kinds = bitsOf(subCategory).map((bit) => tools.text(`offer.subCategory.${bit}`));
  return kinds.length > 0 ? kinds.join(', ') : tools.text(`offer.category.${category}`);
}

/** When a home is free, as the value of a fact: `immediately`, a day, or `on request`. @param now ISO 8601 */
export function availableText(availableFrom: string | null, now: string, { text, date }: LocaleTools): string {
  if (availableFrom === null) return text('offer.available.onRequest');
  return availableFrom <= now.slice(0, 10) ? text('offer.available.now') : date(availableFrom, 'long');
}

/** The few facts people decide by, for the top of a page. @param now ISO 8601 */
export function keyFacts(offer: OfferFactsFragment, now: string, tools: LocaleTools): OfferFact[] {
  const { rooms, livingSpace, landArea, floor, buildIn, availableFrom } = offer;
  return facts(tools, [
    ['rooms', rooms && tools.number(rooms, 1)],
    [spaceLabel(offer), livingSpace && tools.area(livingSpace)],
    ['landArea', landArea && tools.area(landArea)],
    ['floor', floor !== null && floorText(floor, tools)],
    ['availableFrom', availableText(availableFrom, now, tools)],
    ['buildIn', buildIn && String(buildIn)],
  ]);
}

/** All facts the advertiser stated; what nobody stated is left out. @param now ISO 8601 */
export function allFacts(offer: OfferFactsFragment, now: string, tools: LocaleTools): OfferFact[] {
  const count = (value: number | null): string | 0 | null => value && tools.number(value, 1);
  return facts(tools, [
    ['kind', kindText(offer, tools)],
    ['rooms', count(offer.rooms)],
    [spaceLabel(offer), offer.livingSpace && tools.area(offer.livingSpace)],
    ['landArea', offer.landArea && tools.area(offer.landArea)],
    ['floor', offer.floor !== null && floorText(offer.floor, tools)],
    ['floorsInBuilding', count(offer.floorsInBuilding)],
    ['bathrooms', count(offer.bathrooms)],
    ['kitchens', count(offer.kitchens)],
    ['parkings', count(offer.parkings)],
    ['exposition', directionsText(offer.exposition, tools)],
    ['buildIn', offer.buildIn && String(offer.buildIn)],
    ['renovatedIn', offer.renovatedIn && String(offer.renovatedIn)],
    ['availableFrom', availableText(offer.availableFrom, now, tools)],
  ]);
}

const directionsText = (exposition: number, { text }: LocaleTools): string =>
  bitsOf(exposition)
    .map((direction) => text(`offer.exposition.${direction}`))
    .join(', ');

/** People live in homes; offices, shops and garages are used. */
const spaceLabel = ({ category }: OfferFactsFragment): string =>
  category === Category.CommercialIndustry || category === Category.ParkingSpaceGarage ? 'usableSpace' : 'livingSpace';

/** Empty texts, zeros and nulls say nothing and fall away. */
function facts(
  { text }: LocaleTools,
  entries: readonly (readonly [string, string | number | false | null])[],
): OfferFact[] {
  return entries.flatMap(([name, value]) => (value ? { label: text(`offer.fact.${name}`), value: String(value) } : []));
}
