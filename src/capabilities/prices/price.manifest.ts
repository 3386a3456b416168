import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** Browser-side declarations of the price list. */
export const manifest: CapabilityManifest = { texts: ['prices'] };
