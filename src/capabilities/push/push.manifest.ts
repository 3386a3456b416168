import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** What browsers know of notifications on devices. */
export const manifest: CapabilityManifest = { texts: ['push'] };
