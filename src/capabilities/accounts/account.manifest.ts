import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** What browsers know of the account of a member. @source docs/reference/workspace.md, "Menu" */
export const manifest: CapabilityManifest = {
  texts: ['account'],
  humanPurposes: ['register'],
  screens: {
    myAccount: { entry: { label: 'header.myAccount', icon: 'user-round' } },
    myAccountPreview: {},
  },
};
