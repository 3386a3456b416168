import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** Texts, drafts and menu entries of saved homes. @source docs/reference/workspace.md, "Menu" */
export const manifest: CapabilityManifest = {
  texts: ['favourites'],
  serverTexts: ['server-favourites'],
  drafts: ['notes_'],
  screens: { myFavourites: { entry: { label: 'workspace.myFavourites', icon: 'heart' } } },
};
