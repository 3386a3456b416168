import type { ScreenName, WORKSPACE_PATHS } from '#kernel/paths/paths-table.ts';

/** Does not exist for visitors. @source docs/reference/permissions.md, "Routes beside the API" */
type HiddenScreen = 'playground';

/** The workspace announces its screens itself (`menu/workspace-screens.ts`). */
type WorkspaceScreen = keyof typeof WORKSPACE_PATHS;

/** The subject of a placeholder: its texts are `screen.{subject}` and `placeholder.{subject}`. */
export type PlaceholderSubject = (typeof PLACEHOLDER_SCREENS)[keyof typeof PLACEHOLDER_SCREENS];

/**
 * Screens of the paths table without a page, each with the subject of its placeholder. A screen that gets a page leaves this table, and
 * its text leaves `locales/placeholder`; a test compares the table with the routes.
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
} as const satisfies Partial<Record<Exclude<ScreenName, WorkspaceScreen | HiddenScreen>, string>>;

/** The subject of a screen that is still to come; null for a screen with a page and for the workspace. */
export const placeholderSubject = (screen: ScreenName): PlaceholderSubject | null =>
  screen in PLACEHOLDER_SCREENS ? PLACEHOLDER_SCREENS[screen as keyof typeof PLACEHOLDER_SCREENS] : null;
