import type * as all from './resolvers.ts';

export type AdvertiserRecordResolvers = Pick<all.AdvertiserRecordResolvers, 'memberSince' | 'emailConfirmed' | 'hasPhone' | 'agencyName' | 'listings' | 'online' | 'approved' | 'rejected' | 'suspended'>;

export type AuditEntryResolvers = Pick<all.AuditEntryResolvers, 'id' | 'happenedAt' | 'act' | 'actingAs' | 'actorId' | 'actorName' | 'objectKind' | 'objectId' | 'before' | 'after'>;

export type AuditPageResolvers = Pick<all.AuditPageResolvers, 'data' | 'next' | 'kinds'>;

export type ContentChangeResolvers = Pick<all.ContentChangeResolvers, 'name' | 'before' | 'after'>;

export type HintHomeResolvers = Pick<all.HintHomeResolvers, 'activeOfferId' | 'offerId' | 'title' | 'city' | 'street' | 'rooms' | 'livingSpace' | 'price' | 'isOfSame' | 'pictures'>;

export type ListingTrustResolvers = Pick<all.ListingTrustResolvers, 'isEmailConfirmed' | 'memberSince' | 'reviewedAt' | 'hasOwnPictures' | 'usualPricePlace' | 'feedSince'>;

export type MutationResolvers = Required<Pick<all.MutationResolvers, 'createReportOfferProblem' | 'decideReport'>>;

export type OfferResolvers = Pick<all.OfferResolvers, 'trust'>;

export type OfferReportResolvers = Pick<all.OfferReportResolvers, 'id' | 'reason' | 'description' | 'reporter' | 'isMember' | 'reportedAt' | 'listing' | 'isOwn' | 'decision' | 'decisionNote' | 'decidedAt'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'reviewQueue' | 'reviewCase' | 'offerReports' | 'reviewCounts' | 'auditLog'>>;

export type ReadySentenceResolvers = Pick<all.ReadySentenceResolvers, 'id' | 'text'>;

export type ReportedListingResolvers = Pick<all.ReportedListingResolvers, 'id' | 'offerId' | 'status' | 'offerType' | 'title' | 'city' | 'price' | 'agencyName' | 'otherReports'>;

export type ReportPageResolvers = Pick<all.ReportPageResolvers, 'pageNumber' | 'totalPages' | 'totalRecords' | 'data'>;

export type ReviewActResolvers = Pick<all.ReviewActResolvers, 'id' | 'act' | 'happenedAt' | 'by' | 'comment'>;

export type ReviewCaseResolvers = Pick<all.ReviewCaseResolvers, 'offer' | 'claim' | 'isWaiting' | 'isOnline' | 'isOwn' | 'mayUndo' | 'ownerLanguage' | 'approvedAt' | 'changes' | 'approvedPictures' | 'returnedAt' | 'changesSinceReturn' | 'returnedPictures' | 'history' | 'advertiser' | 'hints' | 'readySentences'>;

export type ReviewClaimResolvers = Pick<all.ReviewClaimResolvers, 'name' | 'isMine' | 'until'>;

export type ReviewCountsResolvers = Pick<all.ReviewCountsResolvers, 'waiting' | 'reports'>;

export type ReviewHintResolvers = Pick<all.ReviewHintResolvers, 'kind' | 'homes' | 'excerpts' | 'price' | 'median' | 'low' | 'high' | 'place' | 'count'>;

export type ReviewQueueResolvers = Pick<all.ReviewQueueResolvers, 'pageNumber' | 'totalPages' | 'totalRecords' | 'data'>;

export type WaitingOfferResolvers = Pick<all.WaitingOfferResolvers, 'offer' | 'claim' | 'isOnline' | 'isOwn'>;

/** What answers the schema of `review`. */
export interface ReviewResolvers {
  AdvertiserRecord?: AdvertiserRecordResolvers;
  AuditEntry?: AuditEntryResolvers;
  AuditPage?: AuditPageResolvers;
  ContentChange?: ContentChangeResolvers;
  HintHome?: HintHomeResolvers;
  ListingTrust?: ListingTrustResolvers;
  Mutation: MutationResolvers;
  Offer?: OfferResolvers;
  OfferReport?: OfferReportResolvers;
  Query: QueryResolvers;
  ReadySentence?: ReadySentenceResolvers;
  ReportedListing?: ReportedListingResolvers;
  ReportPage?: ReportPageResolvers;
  ReviewAct?: ReviewActResolvers;
  ReviewCase?: ReviewCaseResolvers;
  ReviewClaim?: ReviewClaimResolvers;
  ReviewCounts?: ReviewCountsResolvers;
  ReviewHint?: ReviewHintResolvers;
  ReviewQueue?: ReviewQueueResolvers;
  WaitingOffer?: WaitingOfferResolvers;
}
