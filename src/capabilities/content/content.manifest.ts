import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** Browser-side declarations of written pages. */
export const manifest: CapabilityManifest = { texts: ['blog'] };
