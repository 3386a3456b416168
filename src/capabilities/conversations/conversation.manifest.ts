import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';

/** Browser-side declarations of conversations. @source docs/reference/workspace.md, "Menu" */
export const manifest: CapabilityManifest = {
  texts: ['conversations'],
  serverTexts: ['server-conversations'],
  humanPurposes: ['createMessage'],
  drafts: ['message_'],
  screens: {
    myMessages: { entry: { label: 'header.myMessages', icon: 'message-square', counter: 'unreadMessages' } },
  },
  notificationKinds: {
    Message: {
      label: 'notifications.message',
      namelessLabel: 'notifications.messageOfSomebody',
      rank: 0,
      screen: 'myMessages',
      isCounted: true,
    },
  },
  counters: ['unreadMessages', 'waitingReviews'],
};
