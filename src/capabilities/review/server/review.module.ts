import type { ReviewResolvers } from '#generated/review.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { REPORT_MAILS } from './report.mail.ts';
import { anonymizeReports, listReportsOf } from './report.queries.ts';
import { REPORT_KIND } from './report.service.ts';
import { REVIEW_JOBS } from './review.jobs.ts';
import { REVIEW_WINDOWS } from './review.limits.ts';
import { Mutation, Offer, OfferReport, Query, ReportedListing, ReviewCase, WaitingOffer } from './review.resolvers.ts';
import { TRUST_LISTENERS } from './trust.listeners.ts';

/** Reviews with their evidence, reports of problems, and trust marks of listings. */
export const reviewModule: CapabilityModule = {
  name: 'review',
  tables: ['listingTrust', 'offerReport'],
  reads: [
    ...(['account', 'activeOffer', 'activeOfferPicture', 'agency', 'auditEntry'] as const),
    ...(['offer', 'offerPicture', 'picture', 'sourceRun'] as const),
  ],
  api: {
    schemaFile: new URL('./review.graphql', import.meta.url),
    resolvers: {
      Mutation,
      Offer,
      OfferReport,
      Query,
      ReportedListing,
      ReviewCase,
      WaitingOffer,
    } satisfies ReviewResolvers,
  },
  requestLimits: REVIEW_WINDOWS,
  jobs: REVIEW_JOBS,
  listeners: TRUST_LISTENERS,
  mailKinds: REPORT_MAILS,
  auditKinds: [REPORT_KIND],
  personalRecords: {
    export: async (db, { accountId }) => ({ reports: await listReportsOf(db, accountId) }),
    erase: anonymizeReports,
  },
};
