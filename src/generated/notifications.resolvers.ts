import type * as all from './resolvers.ts';

export type MutationResolvers = Required<Pick<all.MutationResolvers, 'messageSeen'>>;

export type NotificationResolvers = Pick<all.NotificationResolvers, 'id' | 'activityId' | 'type' | 'date' | 'seen' | 'messageText' | 'data'>;

export type NotificationDataResolvers = Pick<all.NotificationDataResolvers, 'fullName' | 'conversationId' | 'count' | 'alertId' | 'name' | 'en' | 'fr' | 'de' | 'it' | 'property' | 'contactInfo'>;

export type NotificationPageResolvers = Pick<all.NotificationPageResolvers, 'pageNumber' | 'totalPages' | 'totalRecords' | 'unseenCount' | 'data'>;

export type NotifiedArticleResolvers = Pick<all.NotifiedArticleResolvers, 'title' | 'url'>;

export type NotifiedContactResolvers = Pick<all.NotifiedContactResolvers, 'advertiserName' | 'advertiserAvatar'>;

export type NotifiedPlaceResolvers = Pick<all.NotifiedPlaceResolvers, 'en' | 'fr' | 'de' | 'it'>;

export type NotifiedPropertyResolvers = Pick<all.NotifiedPropertyResolvers, 'id' | 'offerType' | 'category' | 'location'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'notifications'>>;

/** What answers the schema of `notifications`. */
export interface NotificationsResolvers {
  Mutation: MutationResolvers;
  Notification?: NotificationResolvers;
  NotificationData?: NotificationDataResolvers;
  NotificationPage?: NotificationPageResolvers;
  NotifiedArticle?: NotifiedArticleResolvers;
  NotifiedContact?: NotifiedContactResolvers;
  NotifiedPlace?: NotifiedPlaceResolvers;
  NotifiedProperty?: NotifiedPropertyResolvers;
  Query: QueryResolvers;
}
