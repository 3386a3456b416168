import { accountModule } from '#capabilities/accounts/server/account.module.ts';
import { agencyModule } from '#capabilities/agencies/server/agency.module.ts';
import { alertModule } from '#capabilities/alerts/server/alert.module.ts';
import { contactModule } from '#capabilities/contact/server/contact.module.ts';
import { contentModule } from '#capabilities/content/server/content.module.ts';
import { conversationModule } from '#capabilities/conversations/server/conversation.module.ts';
import { favouriteModule } from '#capabilities/favourites/server/favourite.module.ts';
import { importModule } from '#capabilities/imports/server/import.module.ts';
import { interestModule } from '#capabilities/interest/server/interest.module.ts';
import { locationModule } from '#capabilities/locations/server/location.module.ts';
import { movingModule } from '#capabilities/moving/server/moving.module.ts';
import { notificationModule } from '#capabilities/notifications/server/notification.module.ts';
import { offerModule } from '#capabilities/offers/server/offer.module.ts';
import { paymentModule } from '#capabilities/payments/server/payment.module.ts';
import { priceModule } from '#capabilities/prices/server/price.module.ts';
import { publishingModule } from '#capabilities/publishing/server/publishing.module.ts';
import { pushModule } from '#capabilities/push/server/push.module.ts';
import { reviewModule } from '#capabilities/review/server/review.module.ts';
import { searchModule } from '#capabilities/search/server/search.module.ts';
import { sitemapModule } from '#capabilities/sitemap/server/sitemap.module.ts';
import { BACKUP_METRICS } from '#platform/backup/backup-trial.metrics.ts';
import { BACKUP_TRIAL } from '#platform/backup/backup-trial.ts';
import type { DerivedTables } from '#platform/backup/restore-backup.ts';
import type { HookHandler } from '#platform/context/hook-handler.ts';
import type { PersonalRecords } from '#platform/context/personal-records.ts';
import type { Commands } from '#platform/db/db.ts';
import { EVENT_UPKEEP } from '#platform/events/event-upkeep.ts';
import type { ApiPart } from '#platform/graphql/api-part.ts';
import type { LimitRule } from '#platform/http/limits/rate-limit.ts';
import type { JobDefinition } from '#platform/jobs/job.ts';
import type { Queues } from '#platform/jobs/prepare-jobs.ts';
import { MAIL_DELIVERY } from '#platform/mail/enqueue-mail.ts';
import type { Metric } from '#platform/metrics/metric.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { EMISSION_JOB } from '#platform/realtime/emission.job.ts';
import { sitemapPagePaths } from './sitemap-pages.ts';

/** All capabilities of the product, from the bottom up: a capability may use those before it. */
export const MODULES: readonly CapabilityModule[] = [
  locationModule,
  accountModule,
  agencyModule,
  offerModule,
  searchModule,
  importModule,
  priceModule,
  publishingModule,
  paymentModule,
  reviewModule,
  interestModule,
  favouriteModule,
  pushModule,
  alertModule,
  conversationModule,
  notificationModule,
  contactModule,
  movingModule,
  contentModule,
  sitemapModule(sitemapPagePaths),
];

/** All parts of the API. */
export const API_PARTS: readonly ApiPart[] = MODULES.flatMap(({ api }) => api ?? []);

const LISTENERS = MODULES.flatMap(({ listeners = [] }) => listeners);

/** Background work. */
export const JOBS: readonly JobDefinition[] = [
  ...MODULES.flatMap(({ jobs = [] }) => jobs),
  ...LISTENERS.map(({ job }) => job),
  EVENT_UPKEEP,
  EMISSION_JOB,
];

/** Every kind of job, and their subscriptions to events. */
export const QUEUES: Queues = {
  kinds: [MAIL_DELIVERY, BACKUP_TRIAL, ...JOBS.map(({ kind }) => kind)],
  subscriptions: LISTENERS.map(({ event, job }) => ({ event: event.name, queue: job.kind.name })),
};

/** Personal records of all capabilities. */
export const PERSONAL_RECORDS: readonly PersonalRecords[] = MODULES.flatMap(
  ({ personalRecords }) => personalRecords ?? [],
);

/** Hook handlers of all capabilities. */
export const HOOKS: readonly HookHandler[] = MODULES.flatMap(({ hooks }) => hooks ?? []);

/** Metrics of capabilities, for monitoring. */
export const METRICS: readonly Metric[] = [...MODULES.flatMap(({ metrics }) => metrics ?? []), ...BACKUP_METRICS];

/** Commands of capabilities, for programs beside the product. */
export const COMMANDS: Commands = Object.assign({}, ...MODULES.map(({ commands }) => commands));

/** Request limits of capabilities, by name. */
export const REQUEST_LIMITS: Readonly<Record<string, LimitRule>> = Object.assign(
  {},
  ...MODULES.map(({ requestLimits }) => requestLimits),
);

/** Derived tables of the change log and of capabilities. */
export const DERIVED_TABLES: readonly DerivedTables[] = [
  { names: ['stamp'], rebuild: async () => {} },
  ...MODULES.flatMap(({ derivedTables }) => derivedTables ?? []),
];

/** An address without its secret parts. */
export const withoutSecret = (path: string): string =>
  MODULES.reduce((shown, module) => module.withoutSecret?.(shown) ?? shown, path);
