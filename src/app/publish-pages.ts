import { notFound, type ParsedLocation } from '@tanstack/react-router';
import { OfferType } from '#capabilities/offers/offer.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { pageOrigin } from '#kit/graphql/execute.ts';
import { type PageHead, pageHead } from '#kit/head/page-head.ts';
import { currentViewer } from '#kit/viewer/viewer-store.ts';
import { loadNewOffer, loadOffer, type PublishStart } from '#pages/publish/publish.loader.ts';
import { loadPublishPrices, type PublishPricesData } from '#pages/publish-prices/publish-prices.loader.ts';
import { languageTools } from './language/language.ts';
import { openAsMember } from './workspace/workspace-guard.ts';

// One file for four routes, because every page contains the names of the files that routes load.

/** The initial state of the form, and the head of its page. */
interface PublishingPage {
  data: PublishStart;
  head: PageHead;
}

type RequestedLocation = Pick<ParsedLocation, 'pathname' | 'publicHref'>;

/** Offer types by the last word of an address. */
const OFFER_TYPES: Readonly<Record<string, OfferType>> = { rent: OfferType.Rent, sell: OfferType.Sell };

/** @throws NotFound for an address without a form */
function offerTypeOf(type: string): OfferType {
  const offerType = Object.hasOwn(OFFER_TYPES, type) ? OFFER_TYPES[type] : undefined;
  if (offerType === undefined) throw notFound();
  return offerType;
}

/** The form for visitors and members. @throws NotFound */
export async function openPublishing(type: string, locale: Locale): Promise<PublishingPage> {
  const { text } = languageTools(locale);
  const offerType = offerTypeOf(type);
  const data = await loadNewOffer(offerType, currentViewer());
  const words = { title: text(`publish.title.${type}`), description: text(`publish.description.${type}`) };
  return { data, head: publicHead(offerType === OfferType.Rent ? 'publishRent' : 'publishSell', locale, words) };
}

/** The page of prices. */
export async function openPublishPrices(locale: Locale): Promise<{ data: PublishPricesData; head: PageHead }> {
  const { text } = languageTools(locale);
  const words = { title: text('prices.title'), description: text('prices.description') };
  return { data: await loadPublishPrices(), head: publicHead('publishPrices', locale, words) };
}

/** Head of a page that search engines may list. */
const publicHead = (
  screen: 'publishRent' | 'publishSell' | 'publishPrices',
  locale: Locale,
  words: { title: string; description: string },
): PageHead =>
  pageHead({
    locale,
    ...words,
    keywords: languageTools(locale).text('site.keywords'),
    origin: pageOrigin(),
    paths: Object.fromEntries(LOCALES.map((each) => [each, buildPath(screen, each)])) as Record<Locale, string>,
  });

/** The form within the workspace. @throws Redirect once the session has ended; NotFound */
export async function openCreating(type: string, location: RequestedLocation, locale: Locale): Promise<PublishingPage> {
  const offerType = offerTypeOf(type);
  return openAsMember(`publish.title.${type}`, location, locale, () => loadNewOffer(offerType, currentViewer()));
}

/** The form of an existing offer. @throws Redirect; NotFound */
export const openEditing = (id: string, location: RequestedLocation, locale: Locale): Promise<PublishingPage> =>
  openAsMember('publish.title.edit', location, locale, () => loadOffer(id));
