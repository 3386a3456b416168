/**
 * Path words of one screen in the order of `LOCALES` (en, fr, de, it), then the common rest: `{parameter}`, optional `{parameter?}`, or a
 * plain word.
 */
type TranslatedPath = readonly [en: string, fr: string, de: string, it: string, rest?: string];

/** A path; as one text where all four languages use the same words. */
export type ScreenPath = TranslatedPath | string;

/** The one parameter whose values are translated words too. */
export const OFFER_WORDS = {
  rent: ['rent', 'louer', 'mieten', 'affitta'],
  buy: ['buy', 'acheter', 'kaufen', 'acquisita'],
} as const satisfies Record<string, TranslatedPath>;

const LISTING = ['listing', 'annonce', 'angebot', 'annuncio'] as const;
const LISTING_LONG = ['listing/properties', 'annonce/immobilier', 'angebot/immobilien', 'annuncio/immobili'] as const;
const PRO_OFFERS = [
  'pro/our-pro-offers',
  'pro/nos-offres-pro',
  'pro/unsere-profi-angebote',
  'pro/le-nostre-offerte-pro',
] as const;
const UNLIMITED_PRO = [
  'pro/unlimited-pro-register',
  'pro/inscription-pro-illimitee',
  'pro/unbegrenzt-profi-registrierung',
  'pro/registrazione-pro-illimitata',
] as const;

/**
 * Public screens that search engines may list: they are in the sitemap and have `hreflang`.
 *
 * @source docs/reference/addresses.md, "Listed screens"
 */
export const INDEXED_PATHS = {
  home: '',
  results: ['properties', 'immobilier', 'immobilien', 'immobili', '{offer?}/{category?}/{location?}'],
  sellLanding: ['properties/sell', 'immobilier/vendez', 'immobilien/verkaufen', 'immobili/vendi'],
  listing: [...LISTING, '{offer}/{listing}'],
  propertyPrices: [
    'property-prices',
    'prix-immobilier',
    'immobilienpreise',
    'prezzi-immobiliari',
    '{offer}/{location?}',
  ],
  estimator: ['property-value-estimator', 'estimation-immobiliere', 'immobilienbewertung', 'valutazione-immobiliare'],
  cityGuides: ['city-guides', 'guides-des-villes', 'stadtfuehrer', 'guide-citta', '{region?}/{location?}'],
  sitemap: ['sitemap', 'plan-du-site', 'sitemap', 'mappa-del-sito', '{offer?}/{category?}/{location?}'],
  // Order of the list of results. @source docs/reference/search.md, "Recommended"
  recommended: ['how-we-order', 'notre-classement', 'so-ordnen-wir', 'come-ordiniamo'],
  // Latency of mails about homes. @source docs/reference/limits.md, "Alerts"
  alertDelay: ['how-fast-alerts-are', 'rapidite-des-alertes', 'so-schnell-sind-suchabos', 'rapidita-degli-avvisi'],
  contact: ['contact', 'contact', 'kontakt', 'contatto'],
  careers: ['careers', 'carrieres', 'karriere', 'carriere'],
  about: ['about', 'a-propos', 'ueber-uns', 'chi-siamo'],
  privacy: ['privacy', 'confidentialite', 'datenschutz', 'protezione-dati'],
  terms: ['terms', 'conditions-generales', 'agb', 'condizioni-generali'],
  blog: 'blog/{category?}/{slug?}/{id?}',
  press: ['press', 'presse', 'presse', 'stampa', '{category?}/{slug?}/{id?}'],
  publishRent: ['publish/rent', 'publier/louer', 'inserieren/vermieten', 'pubblica/affittare'],
  publishSell: ['publish/sell', 'publier/vendre', 'inserieren/verkaufen', 'pubblica/vendere'],
  publishPrices: ['publish/prices', 'publier/tarifs', 'inserieren/preise', 'pubblica/prezzi'],
  services: ['services', 'services', 'dienstleistungen', 'servizi'],
  sellMyProperty: [
    'services/sell-my-property',
    'services/vendre-mon-bien',
    'dienstleistungen/immobilie-verkaufen',
    'servizi/vendere-il-mio-immobile',
  ],
  rentOutMyProperty: [
    'services/rent-out-my-property',
    'services/louer-mon-bien',
    'dienstleistungen/immobilie-vermieten',
    'servizi/affittare-il-mio-immobile',
  ],
  buyWithAssistance: [
    'services/buy-with-lares',
    'services/acheter-avec-lares',
    'dienstleistungen/kaufen-mit-lares',
    'servizi/comprare-con-lares',
  ],
  publishListing: [
    'services/publish-a-listing',
    'services/publier-une-annonce',
    'dienstleistungen/inserat-aufgeben',
    'servizi/pubblica-un-annuncio',
  ],
  suggestions: [
    'services/suggestions',
    'services/suggestions',
    'dienstleistungen/vorschlaege',
    'servizi/suggerimenti',
    '{offer?}',
  ],
  proOffers: PRO_OFFERS,
  unlimitedPro: UNLIMITED_PRO,
  partnerAdvertise: [
    'partner-agent/advertise',
    'agent-partenaire/publicite',
    'partner-makler/werben',
    'agente-partner/pubblicita',
  ],
  partnerJoin: [
    'partner-agent/join',
    'agent-partenaire/rejoindre',
    'partner-makler/beitreten',
    'agente-partner/aderire',
  ],
  partners: ['our-partners', 'nos-partenaires', 'unsere-partner', 'i-nostri-partner'],
  agencies: ['agency', 'agence', 'agentur', 'agenzia', '{location?}/{agency?}/{user?}'],
  notaries: ['notary', 'notaire', 'notar', 'notaio', '{location?}/{agency?}'],
  newsletter: 'newsletter',
  moving: ['moving/movu', 'demenager/movu', 'umziehen/movu', 'traslocare/movu'],
} as const satisfies Record<string, ScreenPath>;

/** Public screens that search engines should not list. @source docs/reference/addresses.md, "Unlisted screens" */
export const UNLISTED_PATHS = {
  listingPrint: [...LISTING, '{offer}/{listing}/print'],
  // Target of the filters, sent as a plain form.
  search: ['search', 'recherche', 'suche', 'ricerca'],
  createAlert: ['create-alert', 'creer-alerte', 'suchabo-erstellen', 'crea-avviso'],
  login: ['login', 'connexion', 'anmelden', 'accedi'],
  register: ['register', 'inscription', 'registrieren', 'registrati'],
  forgotPassword: ['forgot-password', 'mot-de-passe-oublie', 'passwort-vergessen', 'password-dimenticata'],
  report: ['abuse', 'signaler', 'missbrauch-melden', 'segnala', '{id?}'],
  proOffersStart: [...PRO_OFFERS, 'start'],
  proOffersPremium: [...PRO_OFFERS, 'premium'],
  proOffersBusiness: [...PRO_OFFERS, 'business'],
  // Before the step with an id: the first matching row wins.
  unlimitedProStart: [...UNLIMITED_PRO, 'start'],
  unlimitedProStep: [...UNLIMITED_PRO, '{id}'],
  newsletterFebruary2022: 'newsletter-02-2022',
  sourceRedirect: 'source-redirect/{id}',
  deleteAccount: ['delete-account', 'supprimer-compte', 'konto-loeschen', 'elimina-account', '{token?}'],
  favouriteInvitation: [
    'favourites/invitation',
    'favoris/invitation',
    'favoriten/einladung',
    'preferiti/invito',
    '{id}',
  ],
  alertConsent: ['alerts/confirm', 'alertes/confirmer', 'suchabos/bestaetigen', 'avvisi/conferma', '{id}'],
  takeConversation: [
    'messages/take-over',
    'messages/reprendre',
    'nachrichten/uebernehmen',
    'messaggi/riprendere',
    '{id}',
  ],
} as const satisfies Record<string, ScreenPath>;

/**
 * Screens behind the login, under `/{language}/workspace`: the same words in every language. The menu follows this order.
 *
 * @source docs/reference/addresses.md, "Workspace"
 */
export const WORKSPACE_PATHS = {
  myProperties: 'my-properties',
  myTenants: 'my-leads/my-tenants',
  myBuyers: 'my-leads/my-buyers',
  myPrivateSellers: 'my-leads/my-private-sellers',
  myPotentialCustomers: 'my-potential-customer',
  sellers: 'my-potential-customer/sellers',
  estimateRequests: 'my-potential-customer/estimate',
  myMessages: 'my-messages/{id?}',
  myFavourites: 'my-favourites',
  myAlerts: 'my-alerts',
  moderation: 'moderation',
  audit: 'audit',
  movingRequests: 'moving-requests',
  imports: 'imports',
  myAgency: 'agency',
  payments: 'payments',
  myPayments: 'my-payments',
  myAccount: 'my-account',
  myAccountPreview: 'my-account/preview',
  editProperty: 'my-properties/edit/{id}',
  previewProperty: 'my-properties/preview/{id}',
  previewImport: 'my-properties/preview-import/{id}',
  payProperty: 'my-properties/payment/{id}',
  createRent: 'my-properties/create/rent',
  createSell: 'my-properties/create/sell',
  previewMyEstimate: 'my-estimates/preview/{id}',
  estimate: 'estimate',
  previewEstimate: 'estimate/preview/{id?}',
  myClientsPreferences: 'my-leads/my-clients-preferences/{userId?}',
  previewSeller: 'my-potential-customer/sellers/preview/{id?}',
} as const;

/**
 * Screens without a language in their address; each uses the user's language.
 *
 * @source docs/reference/addresses.md, "Outside the prefix"
 */
export const OUTSIDE_PATHS = {
  property: 'property/{detail?}/{id?}',
  estimateContact: 'estimate/contact/{id}',
  confirmAccount: 'confirmation-account/{id}',
  confirmCollaboration: 'confirmation-invite-to-collaboration/{id}',
  unsubscribe: 'unsubscribe/{id}',
  unsubscribeAlert: 'unsubscribe/alert/{id}',
  unsubscribeAlerts: 'unsubscribe/alerts/{id}',
  changeEmail: 'change-email/{token?}',
  resetPassword: 'reset-password/{id}',
  playground: 'playground',
  confirmRent: 'workspace/my-properties/confirmation/rent',
} as const;

/**
 * Screens whose address ends with a secret from a mail.
 *
 * @source docs/reference/addresses.md, "Secrets in addresses"
 */
export const SECRET_SCREENS = [
  'confirmAccount',
  'confirmCollaboration',
  'unsubscribe',
  'unsubscribeAlert',
  'unsubscribeAlerts',
  'changeEmail',
  'resetPassword',
  'deleteAccount',
  'favouriteInvitation',
  'alertConsent',
  'takeConversation',
] as const satisfies readonly ScreenName[];

/** Addresses that only redirect to a screen of another name. @source docs/reference/addresses.md, "Moved addresses" */
export const MOVED_PATHS: readonly (readonly [to: ScreenName, path: ScreenPath])[] = [
  ['publishRent', ['publish', 'publier', 'inserieren', 'pubblica']],
  ['home', 'finance'],
  ['listing', [...LISTING_LONG, '{offer}/{listing}']],
  ['listingPrint', [...LISTING_LONG, '{offer}/{listing}/print']],
  ['myAccount', 'workspace'],
  ['myTenants', 'workspace/my-leads'],
];

/** Every screen of the product, by its name in code. */
export type ScreenName =
  | keyof typeof INDEXED_PATHS
  | keyof typeof UNLISTED_PATHS
  | keyof typeof WORKSPACE_PATHS
  | keyof typeof OUTSIDE_PATHS;
