import { ContactType, OfferType, PriceType } from '#capabilities/offers/offer.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** The price of a home as its advertiser states it. */
export interface PricedOffer {
  offerType: number;
  price: number | null;
  priceType: number;
  currency: string;
}

/** The sizes of a home; areas in m², `floor` 0 on the ground. */
export interface MeasuredOffer {
  category: number;
  rooms: number | null;
  livingSpace: number | null;
  landArea: number | null;
  floor: number | null;
}

/** Location of a home. */
export interface PlacedOffer {
  street: string | null;
  postalCode: string | null;
  city: string;
}

/** The advertiser of a home; `type` as in `ContactType`. */
export interface Advertiser {
  type: number;
  agencyName: string | null;
  advertiserName: string | null;
}

const NEW_FOR_MS = 24 * 3_600_000;

/** `CHF 1,950`, or that the price is on request; the period is a separate text. */
export const priceText = ({ price, currency }: Pick<PricedOffer, 'price' | 'currency'>, tools: LocaleTools): string =>
  price === null ? tools.text('offer.priceOnRequest') : tools.money(price, currency);

/** Period or area of a price, `/ month` or `/ m² / year`; null for the total of a sale and for a price on request. */
export function pricePeriodText({ offerType, price, priceType }: PricedOffer, { text }: LocaleTools): string | null {
  if (price === null) return null;
  if (priceType !== PriceType.Default) return text(`offer.pricePeriod.${priceType}`);
  return offerType === OfferType.Rent ? text('offer.pricePeriod.month') : null;
}

/** `2nd floor`, `Ground floor`, `Basement level 1`. */
export function floorText(floor: number, { text }: LocaleTools): string {
  if (floor === 0) return text('offer.floor.ground');
  return floor > 0 ? text('offer.floor.above', { floor }) : text('offer.floor.below', { floor: -floor });
}

/**
 * The facts compared first: `3.5 rooms · 84 m² · 2nd floor`. Land replaces a missing floor; without any fact the kind of home is shown.
 *
 * @source docs/reference/appearance.md, "Cards"
 */
export function factsText(offer: MeasuredOffer, tools: LocaleTools): string {
  const { rooms, livingSpace, landArea, floor } = offer;
  const facts: string[] = [];
  if (rooms !== null) facts.push(tools.rooms(rooms));
  if (livingSpace !== null) facts.push(tools.area(livingSpace));
  if (floor !== null) facts.push(floorText(floor, tools));
  else if (landArea !== null) facts.push(tools.text('offer.landArea', { area: tools.area(landArea) }));
  return facts.length > 0 ? facts.join(' · ') : tools.text(`offer.category.${offer.category}`);
}

/** `Rue de Bourg 12, 1003 Lausanne`, as far as known. */
export function addressText({ street, postalCode, city }: PlacedOffer): string {
  const town = postalCode === null ? city : `${postalCode} ${city}`;
  return street === null ? town : `${street}, ${town}`;
}

/** The advertiser's name; a private person is shown as such, without the name. A missing name is stated. */
export const advertiserText = ({ type, agencyName, advertiserName }: Advertiser, { text }: LocaleTools): string =>
  type === ContactType.Private
    ? text('offer.privateAdvertiser')
    : (agencyName ?? advertiserName ?? text('offer.unnamedAdvertiser'));

/** Whether a listing is at most 24 hours old. @param now the time of the page, so that server and browser agree */
export const isNewOffer = (createdAt: string, now: string): boolean =>
  Date.parse(now) - Date.parse(createdAt) <= NEW_FOR_MS;
