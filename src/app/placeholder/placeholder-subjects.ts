import type { ScreenName } from '#kernel/paths/paths-table.ts';
import { hasPage, type PlaceholderScreen } from '#kernel/paths/placeholder-screens.ts';

/** Subjects of placeholders that do not have the name of their screen. Every page loads the list of screens, none this one. */
const SUBJECTS: Partial<Record<PlaceholderScreen, string>> = {
  publishListing: 'publish',
  proOffersStart: 'proOffers',
  proOffersPremium: 'proOffers',
  proOffersBusiness: 'proOffers',
  unlimitedProStart: 'unlimitedPro',
  unlimitedProStep: 'unlimitedPro',
  partnerAdvertise: 'partnerAgent',
  partnerJoin: 'partnerAgent',
  newsletterFebruary2022: 'newsletter',
  sourceRedirect: 'listing',
  estimateContact: 'estimator',
  confirmCollaboration: 'collaboration',
  previewImport: 'imports',
  previewMyEstimate: 'estimate',
  previewEstimate: 'estimate',
  previewSeller: 'sellers',
};

/**
 * The subject of the placeholder of a screen, part of the id of its title: `screen.{subject}` or `workspace.{subject}`. Null for a screen
 * with a page.
 */
export const placeholderSubject = (screen: ScreenName): string | null =>
  hasPage(screen) ? null : (SUBJECTS[screen] ?? screen);
