import type { CapabilityManifest } from '#kernel/manifest/capability-manifest.ts';
import { Role } from '#kernel/roles.ts';

/** Browser-side declarations of moderation and reports. @source docs/reference/workspace.md, "Menu" */
export const manifest: CapabilityManifest = {
  texts: ['moderation', 'report'],
  serverTexts: ['server-review'],
  humanPurposes: ['createReportOfferProblem'],
  drafts: ['report_'],
  screens: {
    moderation: {
      role: Role.Moderator,
      entry: { label: 'workspace.moderation', icon: 'shield-check', counter: 'waitingReviews' },
    },
    audit: { role: Role.AdminGlobal, entry: { label: 'workspace.audit', icon: 'list' } },
  },
};
