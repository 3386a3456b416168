import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';
import { Role } from '#kernel/roles.ts';

/** Browser-side declarations of payments. @source docs/reference/workspace.md, "Menu" */
export const manifest: CapabilityManifest = {
  texts: ['payment'],
  serverTexts: ['server-payments'],
  screens: {
    payments: { role: Role.AdminGlobal, entry: { label: 'workspace.payments', icon: 'banknote' } },
    myPayments: { entry: { label: 'workspace.myPayments', icon: 'receipt-swiss-franc' } },
    payProperty: {},
  },
};
