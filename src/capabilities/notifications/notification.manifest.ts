import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** What browsers know of the bell. */
export const manifest: CapabilityManifest = { texts: ['notifications'] };
