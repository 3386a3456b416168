import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** Browser-side declarations of members' homes. @source docs/reference/workspace.md, "Menu" */
export const manifest: CapabilityManifest = {
  texts: ['properties', 'publish'],
  serverTexts: ['server-publishing'],
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
