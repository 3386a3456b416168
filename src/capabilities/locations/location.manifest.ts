import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** Texts of places. */
export const manifest: CapabilityManifest = { serverTexts: ['server-locations'] };
