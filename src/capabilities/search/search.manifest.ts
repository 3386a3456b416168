import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** The capability's part of the browser: searches and the map. */
export const manifest: CapabilityManifest = {
  texts: ['map', 'recommended', 'search'],
  drafts: ['recent_searches'],
};
