import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** Browser-side declarations of notifications. Kinds without a cause yet move to the capability that causes them. */
export const manifest: CapabilityManifest = {
  texts: ['notifications'],
  notificationKinds: {
    Suggestion: { label: 'notifications.newListings', rank: 1, screen: 'myAlerts' },
    BlogArticle: { label: 'notifications.article', rank: 3, isSeenByOpening: true },
    ManualSuggestion: { label: 'notifications.suggestion', isSeenByOpening: true },
  },
};
