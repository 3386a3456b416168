import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** What browsers know of searches and the map. */
export const manifest: CapabilityManifest = { texts: ['map', 'recommended', 'search'] };
