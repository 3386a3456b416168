import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** What browsers know of homes of members. @source docs/reference/workspace.md, "Menu" */
export const manifest: CapabilityManifest = {
  texts: ['properties', 'publish'],
  drafts: ['quotes_'],
  draftDatabases: ['pictures'],
  screens: {
    myProperties: { entry: { label: 'workspace.myProperties', icon: 'house' } },
    editProperty: {},
    previewProperty: {},
    createRent: {},
    createSell: {},
  },
};
