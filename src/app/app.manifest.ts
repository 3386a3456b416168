import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** The manifest of parts without a capability: the shell, the home page, and screens that are still to come. */
export const manifest: CapabilityManifest = {
  texts: ['home', 'placeholder', 'shell', 'workspace'],
  drafts: ['estimate_'],
};
