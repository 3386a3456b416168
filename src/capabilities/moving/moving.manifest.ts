import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';
import { Role } from '#kernel/roles.ts';

/** Screens, texts, and the draft of requests for help with a move. @source docs/reference/workspace.md, "Menu" */
export const manifest: CapabilityManifest = {
  texts: ['moving'],
  serverTexts: ['server-moving'],
  humanPurposes: ['requestMoving'],
  drafts: ['moving_'],
  screens: {
    movingRequests: {
      role: Role.AdminGlobal,
      entry: { label: 'workspace.movingRequests', icon: 'signpost', counter: 'openMovingRequests' },
    },
  },
  counters: ['openMovingRequests'],
};
