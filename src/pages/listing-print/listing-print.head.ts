import { offerPrintPath } from '#capabilities/offers/offer.links.ts';
import { factsText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { offerTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { pageOrigin } from '#kit/graphql/execute.ts';
import { type PageHead, pageHead } from '#kit/head/page-head.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { PrintedListing } from './listing-print.loader.ts';

/** Head of a print view; search engines index the listing itself. */
export const listingPrintHead = (listing: PrintedListing, tools: LocaleTools): PageHead =>
  pageHead({
    locale: tools.locale,
    title: offerTitle(listing, tools),
    description: factsText(listing, tools),
    keywords: tools.text('site.keywords'),
    origin: pageOrigin(),
    paths: Object.fromEntries(LOCALES.map((locale) => [locale, offerPrintPath(listing, locale)])) as Record<
      Locale,
      string
    >,
    hidden: true,
  });
