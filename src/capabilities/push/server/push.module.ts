import type { PushResolvers } from '#generated/push.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { PUSH_JOBS } from './push.jobs.ts';
import { PUSH_LISTENERS } from './push.listeners.ts';
import { Mutation, PushDevice, Query } from './push.resolvers.ts';
import { servePush } from './push.route.ts';
import { startPush } from './push-key.service.ts';
import { PUSH_RECORDS } from './push-records.service.ts';

/** Push messages to members' devices, without an app. */
export const pushModule: CapabilityModule = {
  name: 'push',
  tables: ['pushKey', 'pushMessage', 'pushSubscription'],
  reads: ['account', 'accountSession'],
  api: {
    schemaFile: new URL('./push.graphql', import.meta.url),
    resolvers: { Mutation, PushDevice, Query } satisfies PushResolvers,
  },
  serve: servePush,
  jobs: PUSH_JOBS,
  listeners: PUSH_LISTENERS,
  personalRecords: PUSH_RECORDS,
  onStart: startPush,
};
