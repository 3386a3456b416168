import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** Browser-side declarations of notifications. */
export const manifest: CapabilityManifest = { texts: ['notifications'] };
