import type { ScreenName } from './paths-table.ts';

/**
 * Screens of the table of paths without a page, each with the subject of its placeholder: part of the id of its title, `screen.{subject}`
 * or `workspace.{subject}`.
 *
 * Nothing links to them: menus, sitemap and pages show a link once its screen has left this table. A test compares the table with the
 * routes.
 *
 * @source docs/reference/screens.md, "Placeholders"
 */
export const PLACEHOLDER_SCREENS = {
  sellLanding: 'sellLanding',
  propertyPrices: 'propertyPrices',
  estimator: 'estimator',
  cityGuides: 'cityGuides',
  sitemap: 'sitemap',
  careers: 'careers',
  about: 'about',
  blog: 'blog',
  press: 'press',
  services: 'services',
  sellMyProperty: 'sellMyProperty',
  rentOutMyProperty: 'rentOutMyProperty',
  buyWithAssistance: 'buyWithAssistance',
  publishListing: 'publish',
  suggestions: 'suggestions',
  proOffers: 'proOffers',
  proOffersStart: 'proOffers',
  proOffersPremium: 'proOffers',
  proOffersBusiness: 'proOffers',
  unlimitedPro: 'unlimitedPro',
  unlimitedProStart: 'unlimitedPro',
  unlimitedProStep: 'unlimitedPro',
  partnerAdvertise: 'partnerAgent',
  partnerJoin: 'partnerAgent',
  partners: 'partners',
  agencies: 'agencies',
  notaries: 'notaries',
  newsletter: 'newsletter',
  newsletterFebruary2022: 'newsletter',
  sourceRedirect: 'listing',
  estimateContact: 'estimator',
  confirmCollaboration: 'collaboration',
  myTenants: 'myTenants',
  myBuyers: 'myBuyers',
  myPrivateSellers: 'myPrivateSellers',
  sellers: 'sellers',
  estimateRequests: 'estimateRequests',
  imports: 'imports',
  myAgency: 'myAgency',
  previewImport: 'imports',
  previewMyEstimate: 'estimate',
  estimate: 'estimate',
  previewEstimate: 'estimate',
  myClientsPreferences: 'myClientsPreferences',
  previewSeller: 'sellers',
} as const satisfies Partial<Record<ScreenName, string>>;

/** A screen without a page. */
export type PlaceholderScreen = keyof typeof PLACEHOLDER_SCREENS;

/** A screen that a link may lead to. */
export type BuiltScreen = Exclude<ScreenName, PlaceholderScreen>;

/** Whether a screen has a page, so that a link may lead to it. */
export const hasPage = (screen: ScreenName): screen is BuiltScreen => !(screen in PLACEHOLDER_SCREENS);

/** The subject of the placeholder of a screen; null for a screen with a page. */
export const placeholderSubject = (screen: ScreenName): string | null =>
  hasPage(screen) ? null : PLACEHOLDER_SCREENS[screen];
