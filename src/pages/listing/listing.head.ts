import { LocationType } from '#capabilities/locations/location.ts';
import { placeName } from '#capabilities/locations/ui/place-names.ts';
import { offerPath } from '#capabilities/offers/offer.links.ts';
import { addressText, factsText, pricePeriodText, priceText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { offeredKind, offerTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import { sharedPictureHref } from '#capabilities/offers/ui/pictures/offer-picture.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { pageOrigin } from '#kit/graphql/execute.ts';
import { type PageHead, type PageHeadInput, pageHead } from '#kit/head/page-head.ts';
import { trailData } from '#kit/head/trail-data.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { GoneListing } from './data/homes-around.ts';
import type { Listing, ListingPageData } from './data/listing.loader.ts';
import { homesHref, listingTrail } from './data/listing-trail.ts';
import { listingStructuredData } from './listing-structured-data.ts';

/** Length of a description that search engines show whole. */
const DESCRIPTION_LENGTH = 160;
/** Width of the picture shown when the page is shared. */
const SHARED_PX = 1440;

/** Head of the page of a listing; noindex for one that is gone. */
export const listingPageHead = (data: ListingPageData, tools: LocaleTools): PageHead =>
  pageHead(
    data.state === 'gone'
      ? goneHead(data.listing, pageOrigin(), tools)
      : listingHead(data.listing, pageOrigin(), tools),
  );

function goneHead(
  { offerType, category, place }: GoneListing,
  origin: string,
  { locale, text }: LocaleTools,
): PageHeadInput {
  return {
    locale,
    title: text('listing.gone.title'),
    description: text('listing.gone.textAlone'),
    keywords: text('site.keywords'),
    origin,
    paths: inEveryLanguage((language) => homesHref({ offerType, category, place }, language)),
    hidden: true,
  };
}

/** The head of a listing's page: facts of the advertiser only. */
export function listingHead(listing: Listing, origin: string, tools: LocaleTools): PageHeadInput {
  const { locale } = tools;
  const title = offerTitle(listing, tools);
  const trail = listingTrail(listing, title, tools);
  const paths = inEveryLanguage((language) => offerPath(listing, language));
  const [cover] = listing.images;
  const canton = listing.places.find((place) => place.type === LocationType.Region);
  return {
    locale,
    title: title.includes(listing.city) ? title : `${title}, ${listing.city}`,
    description: listingDescription(listing, tools),
    keywords: tools.text('listing.head.keywords', {
      kind: offeredKind(listing, tools),
      place: listing.city,
      region: canton ? placeName(canton, locale) : listing.country,
    }),
    origin,
    paths,
    image: cover && sharedPictureHref(cover, SHARED_PX),
    structuredData: [
      listingStructuredData(listing, { title, url: origin + paths[locale], origin }),
      trailData(trail, origin),
    ],
  };
}

const inEveryLanguage = (pathIn: (locale: Locale) => string): Record<Locale, string> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, pathIn(locale)])) as Record<Locale, string>;

/** Price, facts and address, then as much of the advertiser's description as there is room for. */
function listingDescription(listing: Listing, tools: LocaleTools): string {
  const price = [priceText(listing, tools), pricePeriodText(listing, tools)].filter(Boolean).join(' ');
  const facts = `${offeredKind(listing, tools)}: ${price} · ${factsText(listing, tools)} · ${addressText(listing)}.`;
  const words = listing.description.replace(/\s+/g, ' ').trim();
  return shortened(`${facts} ${words}`.trim(), DESCRIPTION_LENGTH);
}

/** A text cut between two words. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(' ', length - 1)).replace(/(?<![\s.,;:·–-])[\s.,;:·–-]+$/, '')} …`;
}
