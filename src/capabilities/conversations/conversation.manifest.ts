import type { CapabilityManifest } from '#kernel/capability-manifest.ts';

/** What browsers know of messages about a home. @source docs/reference/workspace.md, "Menu" */
export const manifest: CapabilityManifest = {
  texts: ['conversations'],
  humanPurposes: ['createMessage'],
  drafts: ['message_'],
  screens: {
    myMessages: { entry: { label: 'header.myMessages', icon: 'message-square', counter: 'unreadMessages' } },
  },
  counters: ['unreadMessages', 'waitingReviews'],
};
