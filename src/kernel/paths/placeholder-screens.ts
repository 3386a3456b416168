import type { ScreenName } from './paths-table.ts';

/**
 * Screens of the table of paths without a page.
 *
 * Nothing links to them: menus, sitemap and pages show a link once its screen has left this table. A test compares the table with the
 * routes.
 *
 * @source docs/reference/screens.md, "Placeholders"
 */
export const PLACEHOLDER_SCREENS = [
  'sellLanding',
  'propertyPrices',
  'estimator',
  'cityGuides',
  'sitemap',
  'careers',
  'about',
  'press',
  'services',
  'sellMyProperty',
  'rentOutMyProperty',
  'buyWithAssistance',
  'publishListing',
  'suggestions',
  'proOffers',
  'proOffersStart',
  'proOffersPremium',
  'proOffersBusiness',
  'unlimitedPro',
  'unlimitedProStart',
  'unlimitedProStep',
  'partnerAdvertise',
  'partnerJoin',
  'partners',
  'agencies',
  'notaries',
  'newsletter',
  'newsletterFebruary2022',
  'sourceRedirect',
  'estimateContact',
  'confirmCollaboration',
  'myTenants',
  'myBuyers',
  'myPrivateSellers',
  'sellers',
  'estimateRequests',
  'imports',
  'myAgency',
  'previewImport',
  'previewMyEstimate',
  'estimate',
  'previewEstimate',
  'myClientsPreferences',
  'previewSeller',
] as const satisfies readonly ScreenName[];

/** A screen without a page. */
export type PlaceholderScreen = (typeof PLACEHOLDER_SCREENS)[number];

/** A screen that a link may lead to. */
export type BuiltScreen = Exclude<ScreenName, PlaceholderScreen>;

/** Whether a screen has a page, so that a link may lead to it. */
export const hasPage = (screen: ScreenName): screen is BuiltScreen =>
  !(PLACEHOLDER_SCREENS as readonly ScreenName[]).includes(screen);
