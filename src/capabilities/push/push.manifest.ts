import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** Browser-side declarations of push. */
export const manifest: CapabilityManifest = { texts: ['push'] };
