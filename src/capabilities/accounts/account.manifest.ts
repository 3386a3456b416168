import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** Texts, menu entries and bot-check purposes of accounts. @source docs/reference/workspace.md, "Menu" */
export const manifest: CapabilityManifest = {
  texts: ['account'],
  serverTexts: ['server-accounts'],
  humanPurposes: ['register'],
  screens: {
    myAccount: { entry: { label: 'header.myAccount', icon: 'user-round' } },
    myAccountPreview: {},
  },
};
