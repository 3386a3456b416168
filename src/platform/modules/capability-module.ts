import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DB as Database } from '#generated/db.ts';
import type { ApiPart } from '#platform/graphql/api-part.ts';
import type { AuditKind } from '../audit/audit.ts';
import type { DerivedTables } from '../backup/restore-backup.ts';
import type { Config } from '../config/config.ts';
import type { Context } from '../context/context.ts';
import type { HookHandler } from '../context/hook-handler.ts';
import type { Identify, SessionRoles } from '../context/identify.ts';
import type { PersonalRecords } from '../context/personal-records.ts';
import type { Services } from '../context/services.ts';
import type { Commands, DatabaseHandle, Db } from '../db/db.ts';
import type { EventListener } from '../events/event.ts';
import type { LimitRule } from '../http/limits/rate-limit.ts';
import type { JobDefinition } from '../jobs/job.ts';
import type { Metric } from '../metrics/metric.ts';
import type { SocketEvent } from '../realtime/socket-event.ts';
import type { UploadTarget } from '../uploads/upload.route.ts';

/** What routes of a capability are given. */
export interface RouteParts {
  config: Config;
  database: DatabaseHandle;
  services: Services;
  now(): Date;
  /** Who asks, and all that services are told. @throws DatabaseAwayError at once while nobody can be served */
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
}

/** Work at a start, with the line that the terminal shows meanwhile. */
export interface StartStep {
  title: string;
  run(db: Db): Promise<unknown>;
}

/** What a capability is given at a start. */
export interface StartParts {
  config: Config;
  db: Db;
  services: Services;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * All that a capability brings: nothing outside of its folder knows more of it than this. The order of modules is that in
 * which capabilities may know one another.
 */
export interface CapabilityModule {
  /** As its folder is called. */
  name: string;
  /** Tables that are its own: nobody else writes them (`tools/checks/tables.ts`). */
  tables?: readonly (keyof Database)[];
  /** Tables of others that its statements read. */
  reads?: readonly (keyof Database)[];
  api?: ApiPart;
  /** Addresses of its own, besides the API. */
  serve?(server: FastifyInstance, parts: RouteParts): void;
  /** Its request limits, by the name that `/metrics` counts refusals under. */
  requestLimits?: Readonly<Record<string, LimitRule>>;
  uploads?: readonly UploadTarget[];
  /** Events of browsers' sockets that it answers. */
  socketEvents?: readonly SocketEvent[];
  jobs?: readonly JobDefinition[];
  /** What it does when something happened elsewhere. */
  listeners?: readonly EventListener[];
  /** What it does at a moment elsewhere, of which nothing may be kept. */
  hooks?: readonly HookHandler[];
  /** What of its own the audit log tells of. */
  auditKinds?: readonly AuditKind[];
  /** What it keeps of people. */
  personalRecords?: PersonalRecords;
  /** Tables it works out from others: no backup carries them. */
  derivedTables?: DerivedTables;
  /** Brings what it ships with into a database that has its tables; before anybody is served, and repeatable. */
  prepare?: StartStep;
  /** Puts right what settings changed since the last start; the database is prepared. Repeatable. */
  onStart?(parts: StartParts): Promise<void>;
  /** What it does for programs beside the running product, which has the embedded database to itself. */
  commands?: Commands;
  /** Sees what has changed in the database: after it, readings of what it follows tell the truth (`platform/freshness`). */
  look?(db: Db): Promise<unknown>;
  /** What the first visitor shall not wait for. */
  warmUp?: StartStep;
  /** Numbers that show how it does, beside those of the process (`/metrics`). */
  metrics?: readonly Metric[];
  /** How people are known: one capability says so. */
  identify?: Identify;
  /** Whether they still are who they were: the same capability says so. */
  sessionRoles?: SessionRoles;
  /** An address without what only its reader may know, for logs and for those who count visits. */
  withoutSecret?(path: string): string;
}
