import type { NotificationsResolvers } from '#generated/notifications.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { NOTIFICATION_JOBS } from './notification.jobs.ts';
import { NOTIFICATION_LISTENERS } from './notification.listeners.ts';
import { Mutation, Query } from './notification.resolvers.ts';
import { NOTIFICATION_RECORDS } from './notification-records.service.ts';

/** Notifications of members and visitors, with their seen state. */
export const notificationModule: CapabilityModule = {
  name: 'notifications',
  tables: ['notification'],
  reads: ['account', 'alert', 'alertMatch', 'conversation', 'message'],
  api: {
    schemaFile: new URL('./notification.graphql', import.meta.url),
    resolvers: { Mutation, Query } satisfies NotificationsResolvers,
  },
  jobs: NOTIFICATION_JOBS,
  listeners: NOTIFICATION_LISTENERS,
  personalRecords: NOTIFICATION_RECORDS,
};
