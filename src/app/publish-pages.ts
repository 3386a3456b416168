import type { ParsedLocation } from '@tanstack/react-router';
import { OfferType } from '#capabilities/offers/offer.ts';
import type { OfferStart } from '#capabilities/publishing/ui/useOfferEditor.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { pageOrigin } from '#kit/graphql/execute.ts';
import { type PageHead, pageHead } from '#kit/head/page-head.ts';
import { currentViewer } from '#kit/viewer/viewer-store.ts';
import { loadNewOffer, loadOffer } from '#pages/publish/publish.loader.ts';
import { languageTools } from './language/language.ts';
import { fetchAsMember } from './workspace/workspace-guard.ts';
import { workspaceHead } from './workspace/workspace-head.ts';

// One file for five routes, because every page contains the names of the files that routes load.

/** The initial state of the form, and the head of its page. */
interface PublishingPage {
  data: OfferStart;
  head: PageHead;
}

type RequestedLocation = Pick<ParsedLocation, 'pathname' | 'publicHref'>;

/** The form for visitors and members. */
export async function openPublishing(screen: 'publishRent' | 'publishSell', locale: Locale): Promise<PublishingPage> {
  const { text } = languageTools(locale);
  const isRent = screen === 'publishRent';
  const data = await loadNewOffer(isRent ? OfferType.Rent : OfferType.Sell, currentViewer());
  const head = pageHead({
    locale,
    title: text(isRent ? 'publish.title.rent' : 'publish.title.sell'),
    description: text(isRent ? 'publish.description.rent' : 'publish.description.sell'),
    keywords: text('site.keywords'),
    origin: pageOrigin(),
    paths: Object.fromEntries(LOCALES.map((each) => [each, buildPath(screen, each)])) as Record<Locale, string>,
  });
  return { data, head };
}

/** The form within the workspace. @throws Redirect once the session has ended */
export async function openCreating(
  type: 'rent' | 'sell',
  location: RequestedLocation,
  locale: Locale,
): Promise<PublishingPage> {
  const offerType = type === 'rent' ? OfferType.Rent : OfferType.Sell;
  const data = await fetchAsMember(() => loadNewOffer(offerType, currentViewer()), location, locale);
  return { data, head: workspaceHead(`publish.title.${type}`, location.publicHref, locale) };
}

/** The form of an existing offer. @throws Redirect; NotFound */
export async function openEditing(id: string, location: RequestedLocation, locale: Locale): Promise<PublishingPage> {
  const data = await fetchAsMember(() => loadOffer(id), location, locale);
  return { data, head: workspaceHead('publish.title.edit', location.publicHref, locale) };
}
