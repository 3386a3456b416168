import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** The capability's part of the browser: listings. */
export const manifest: CapabilityManifest = {
  texts: ['gallery', 'listing'],
  // On logout, the account has them already.
  drafts: ['seen_offers'],
};
