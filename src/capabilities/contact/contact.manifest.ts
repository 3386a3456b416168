import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** Texts and bot-check purposes of messages to the operator and legal documents. */
export const manifest: CapabilityManifest = {
  texts: ['operator', 'privacy', 'terms'],
  serverTexts: ['server-contact'],
  humanPurposes: ['contact'],
  drafts: ['contact_'],
};
