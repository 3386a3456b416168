import { OfferType } from '#capabilities/offers/offer.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { kindText } from './kind-texts.ts';

/** The parts of a title. */
interface TitledOffer {
  offerType: number;
  category: number;
  subCategory: number;
  title: string;
  city: string;
}

/** `Duplex to rent`. */
export const offeredKind = (offer: TitledOffer, tools: LocaleTools): string =>
  tools.text(offer.offerType === OfferType.Rent ? 'offer.toRent' : 'offer.forSale', { kind: kindText(offer, tools) });

/** The advertiser's title; without one, the kind of offer and the place. */
export const offerTitle = (offer: TitledOffer, tools: LocaleTools): string =>
  offer.title.trim() || `${offeredKind(offer, tools)}, ${offer.city}`;

/** The advertiser's title; without one, the category and the town, short enough for a card. */
export const cardTitle = (
  { title, category, city }: Omit<TitledOffer, 'offerType' | 'subCategory'>,
  { text }: LocaleTools,
): string => title.trim() || `${text(`offer.category.${category}`)}, ${city}`;

/** The language of a title, for the `lang` of its element, where the title is the advertiser's and its language is known. */
export const titleLanguage = ({ title, language }: { title: string; language: string | null }): { lang?: string } =>
  title.trim() !== '' && language !== null ? { lang: language } : {};
