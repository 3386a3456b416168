import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** What browsers know of messages to the operator, and texts of law. */
export const manifest: CapabilityManifest = {
  texts: ['operator', 'privacy', 'terms'],
  humanPurposes: ['contact'],
  drafts: ['contact_'],
};
