import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';
import { Role } from '#kernel/roles.ts';

/** What browsers know of saved searches and the mails about homes. @source docs/reference/workspace.md, "Menu" */
export const manifest: CapabilityManifest = {
  texts: ['alerts', 'delay', 'seekers'],
  humanPurposes: ['leaveEmail'],
  screens: {
    myAlerts: { entry: { label: 'workspace.myAlerts', icon: 'bell' } },
    // Leads agents to the sell requests.
    myPotentialCustomers: { role: Role.Bronze },
  },
};
