import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** What browsers know of listings. */
export const manifest: CapabilityManifest = {
  texts: ['gallery', 'listing'],
  // By the time of a logout, the account has them.
  drafts: ['seen_offers'],
};
