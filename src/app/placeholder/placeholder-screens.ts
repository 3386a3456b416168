import type { ScreenName, WORKSPACE_PATHS } from '#kernel/paths/paths-table.ts';

/** Screens that have a route of their own. */
type RoutedScreen =
  | 'home'
  | 'results'
  | 'recommended'
  | 'alertDelay'
  | 'search'
  | 'listing'
  | 'listingPrint'
  | 'login'
  | 'register'
  | 'forgotPassword'
  | 'resetPassword'
  | 'confirmAccount'
  | 'changeEmail'
  | 'unsubscribe'
  | 'unsubscribeAlert'
  | 'unsubscribeAlerts'
  | 'deleteAccount'
  | 'favouriteInvitation'
  | 'createAlert'
  | 'alertConsent'
  | 'takeConversation'
  | 'property'
  | 'publishRent'
  | 'publishSell'
  | 'contact'
  | 'moving'
  | 'confirmRent'
  | 'privacy'
  | 'terms'
  | 'report';

/** Does not exist for visitors. @source docs/reference/permissions.md, "Routes beside the API" */
type HiddenScreen = 'playground';

/** The workspace announces its screens itself (`menu/workspace-screens.ts`). */
type WorkspaceScreen = keyof typeof WORKSPACE_PATHS;

/** The subject of a placeholder: its texts are `screen.{subject}` and `placeholder.{subject}`. */
export type PlaceholderSubject = (typeof PLACEHOLDER_SCREENS)[keyof typeof PLACEHOLDER_SCREENS];

/**
 * Every screen of the paths table that is still to come, with the subject of its placeholder. A screen that is built leaves this
 * table, and its text leaves `locales/placeholder`.
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
} as const satisfies Record<Exclude<ScreenName, RoutedScreen | WorkspaceScreen | HiddenScreen>, string>;

/** The subject of a screen that is still to come; null for a screen with a page and for the workspace. */
export const placeholderSubject = (screen: ScreenName): PlaceholderSubject | null =>
  screen in PLACEHOLDER_SCREENS ? PLACEHOLDER_SCREENS[screen as keyof typeof PLACEHOLDER_SCREENS] : null;
