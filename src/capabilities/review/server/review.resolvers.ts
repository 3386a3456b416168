import type {
  MutationResolvers,
  OfferReportResolvers,
  OfferResolvers,
  QueryResolvers,
  ReportedListingResolvers,
  ReviewCaseResolvers,
  WaitingOfferResolvers,
} from '#generated/review.resolvers.ts';
import { readAuditLog } from './audit-log.service.ts';
import {
  advertiserOf,
  caseChangesSince,
  historyOf,
  isUndoable,
  isWaiting,
  picturesOfVersion,
  readCase,
  readySentences,
} from './case.service.ts';
import { readHints } from './hint.service.ts';
import { claimOf, isOnline, isOwnOffer, readCounts, readQueue } from './queue.service.ts';
import { decideReport, isAboutOwn, listingOf, readReports, reportProblem } from './report.service.ts';
import { readTrust } from './trust.service.ts';

export const Query: QueryResolvers = {
  reviewQueue: (_root, page, { ctx }) => readQueue(ctx, page),
  reviewCase: (_root, { id }, { ctx }) => readCase(ctx, id),
  offerReports: (_root, wanted, { ctx }) => readReports(ctx, wanted),
  reviewCounts: (_root, _arguments, { ctx }) => readCounts(ctx),
  auditLog: (_root, input, { ctx }) => readAuditLog(ctx, input),
};

export const Mutation: MutationResolvers = {
  createReportOfferProblem: (_root, report, { ctx }) => reportProblem(ctx, report),
  decideReport: (_root, { id, ...decision }, { ctx }) => decideReport(ctx, id, decision),
};

export const WaitingOffer: WaitingOfferResolvers = {
  claim: ({ offer }, _arguments, { ctx }) => claimOf(ctx, offer),
  isOnline: ({ offer }) => isOnline(offer),
  isOwn: ({ offer }, _arguments, { ctx }) => isOwnOffer(ctx, offer),
};

export const ReviewCase: ReviewCaseResolvers = {
  claim: ({ offer }, _arguments, { ctx }) => claimOf(ctx, offer),
  isWaiting: (reviewed) => isWaiting(reviewed),
  isOnline: ({ offer }) => isOnline(offer),
  isOwn: ({ offer }, _arguments, { ctx }) => isOwnOffer(ctx, offer),
  mayUndo: (reviewed, _arguments, { ctx }) => isUndoable(ctx, reviewed),
  approvedAt: ({ approved }) => approved?.approvedAt ?? null,
  changes: (reviewed, _arguments, { ctx }) => caseChangesSince(ctx, reviewed, 'approved'),
  approvedPictures: (reviewed) => picturesOfVersion(reviewed, 'approved'),
  returnedAt: ({ returned }) => returned?.returnedAt ?? null,
  changesSinceReturn: (reviewed, _arguments, { ctx }) => caseChangesSince(ctx, reviewed, 'returned'),
  returnedPictures: (reviewed) => picturesOfVersion(reviewed, 'returned'),
  history: (reviewed, _arguments, { ctx }) => historyOf(ctx, reviewed),
  advertiser: (reviewed, _arguments, { ctx }) => advertiserOf(ctx, reviewed),
  hints: (reviewed, _arguments, { ctx }) => readHints(ctx, reviewed),
  readySentences: (reviewed) => readySentences(reviewed),
};

export const OfferReport: OfferReportResolvers = {
  reporter: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') || null,
  isMember: ({ accountId }) => accountId !== null,
  listing: (report, _arguments, { ctx }) => listingOf(ctx, report),
  isOwn: (report, _arguments, { ctx }) => isAboutOwn(ctx, report),
};

export const ReportedListing: ReportedListingResolvers = {
  otherReports: ({ openReports }) => Math.max(0, openReports - 1),
};

export const Offer: Pick<OfferResolvers, 'trust'> = {
  trust: (offer, _arguments, { ctx }) => readTrust(ctx, offer),
};
