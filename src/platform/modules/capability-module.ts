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
import type { MailKind } from '../mail/mail-kind.ts';
import type { Metric } from '../metrics/metric.ts';
import type { SocketEvent } from '../realtime/socket-event.ts';
import type { UploadTarget } from '../uploads/upload.route.ts';

/** Dependencies of a capability's routes. */
export interface RouteParts {
  config: Config;
  database: DatabaseHandle;
  services: Services;
  now(): Date;
  /** The context of a request, with its actor. @throws DatabaseAwayError at once while the database is away */
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
}

/** A step of a start, with the terminal's line for it. */
export interface StartStep {
  title: string;
  run(db: Db): Promise<unknown>;
}

/** Dependencies of a capability's start. */
export interface StartParts {
  config: Config;
  db: Db;
  services: Services;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** All parts of a capability: no code outside of its folder knows more of it. Modules are ordered so that each knows only earlier ones. */
export interface CapabilityModule {
  /** Name of its folder. */
  name: string;
  /** Its tables: no other capability writes them (`tools/checks/tables.ts`). */
  tables?: readonly (keyof Database)[];
  /** Tables of others that its statements read. */
  reads?: readonly (keyof Database)[];
  api?: ApiPart;
  /** Its routes, besides the API. */
  serve?(server: FastifyInstance, parts: RouteParts): void;
  /** Its request limits, by their names in `/metrics`. */
  requestLimits?: Readonly<Record<string, LimitRule>>;
  uploads?: readonly UploadTarget[];
  /** Its events of browsers' sockets. */
  socketEvents?: readonly SocketEvent[];
  jobs?: readonly JobDefinition[];
  /** Its reactions to events of others. */
  listeners?: readonly EventListener[];
  /** Its handlers of hooks of others, whose facts may not be stored. */
  hooks?: readonly HookHandler[];
  /** Its kinds of mail, by name. */
  mailKinds?: Readonly<Record<string, MailKind>>;
  /** Its kinds of objects in the audit log. */
  auditKinds?: readonly AuditKind[];
  /** Its personal records. */
  personalRecords?: PersonalRecords;
  /** Its tables that are computed from others: no backup contains them. */
  derivedTables?: DerivedTables;
  /** Loads its initial data into a database that has its tables; before the first request, and repeatable. */
  prepare?: StartStep;
  /** Applies changed settings since the last start; the database is prepared. Repeatable. */
  onStart?(parts: StartParts): Promise<void>;
  /** Its commands for programs beside the running product, which has the embedded database to itself. */
  commands?: Commands;
  /**
   * Brings its own dependencies up to date, as of a time by `performance.now()`, or later; versions in the database (`data_version`) need
   * none (`platform/freshness`).
   */
  look?(db: Db, askedAtMs: number): Promise<unknown>;
  /** Prepares what the first visitor should not wait for. */
  warmUp?: StartStep;
  /** Its metrics, beside those of the process (`/metrics`). */
  metrics?: readonly Metric[];
  /** Identification of people: one capability provides it. */
  identify?: Identify;
  /** Current roles of sessions: the same capability provides them. */
  sessionRoles?: SessionRoles;
  /** An address without its secret parts, for logs and for the statistics of visits. */
  withoutSecret?(path: string): string;
}
