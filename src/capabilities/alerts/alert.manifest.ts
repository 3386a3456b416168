import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';
import { Role } from '#kernel/roles.ts';

/** Texts, menu entries and bot-check purposes of saved searches and alert mails. @source docs/reference/workspace.md, "Menu" */
export const manifest: CapabilityManifest = {
  texts: ['alerts', 'delay', 'seekers'],
  serverTexts: ['server-alerts'],
  humanPurposes: ['leaveEmail'],
  notificationKinds: {
    Alert: { label: 'notifications.alert', rank: 2, screen: 'myAlerts', isSeenByOpening: true },
  },
  screens: {
    myAlerts: { entry: { label: 'workspace.myAlerts', icon: 'bell' } },
    // This screen leads agents to the sell requests.
    myPotentialCustomers: { role: Role.Bronze },
  },
};
