import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { GraphQLScalarType } from 'graphql';
import mercurius from 'mercurius';
import type { LOCALES } from '#kernel/locale.ts';
import { messagesOf } from '#platform/i18n/messages.ts';
import { type Context, createContext } from '../context/context.ts';
import type { AnsweredRequest } from '../http/answers/answered-error.ts';
import { type PublicError, publicError } from '../http/answers/error-format.ts';
import type { ApiPart, ResolverMap } from './api-part.ts';
import type { ApiRequest } from './api-request.ts';
import { Documents } from './documents.ts';
import { fieldCostsOf } from './field-cost.ts';
import { guardedResolvers } from './guarded-resolvers.ts';

/** Answer of an operation; `status` is that of HTTP: 200 unless the document itself was refused. */
export interface ApiResponse {
  status: number;
  body: { data?: unknown; errors?: PublicError[] };
}

/** Runs one operation. */
export type ExecuteApi = (ctx: Context, request: ApiRequest) => Promise<ApiResponse>;

const BASE_SCHEMA = new URL('./base.graphql', import.meta.url);

/** The SDL of all capabilities. */
export const schemaText = (parts: readonly ApiPart[]): string =>
  [BASE_SCHEMA, ...parts.map(({ schemaFile }) => schemaFile)].map((file) => readFileSync(file, 'utf8')).join('\n');

/** Whether introspection is allowed, and the receivers of errors. */
export interface ApiOptions {
  introspection: boolean;
  /** Receives defects in full. */
  report(error: unknown, reqId: string): void;
  /** Receives every error of an answer as it is sent to the caller. */
  onError(request: AnsweredRequest, error: PublicError): void;
}

/** Registers the API of all capabilities with the server. Returns its documents and a function that executes operations in the process. */
export async function createApi(
  server: FastifyInstance,
  parts: readonly ApiPart[],
  { introspection, report, onError }: ApiOptions,
): Promise<{ execute: ExecuteApi; documents: Documents }> {
  await server.register(mercurius, {
    schema: schemaText(parts),
    resolvers: guardedResolvers(mergeResolvers([BASE_RESOLVERS, ...parts.map(({ resolvers }) => resolvers)])) as never,
    routes: false,
    // Mercurius only makes the schema; `Documents` reads, caches and executes documents.
    cache: false,
  });
  fieldCostsOf(server.graphql.schema);
  const documents = new Documents(server.graphql.schema, { introspection });
  const execute: ExecuteApi = async (ctx, request) => {
    const failed = (error: unknown): PublicError => {
      const shown = publicError(error, ctx.requestId, (defect) => report(defect, ctx.requestId));
      onError(answeredRequest(ctx, request), shown);
      return shown;
    };
    try {
      const result = await documents.run({ ctx: askedNow(ctx, documents.of(request)) }, request);
      if (!result.errors) return { status: 200, body: { data: result.data } };
      const errors = result.errors.map(failed);
      // Variables that do not fit, or an operation of a kind that the schema lacks: it fails as a whole, before any resolver.
      const refused = !result.data && errors[0]?.extensions.messageId === 'error.request.malformed';
      return refused
        ? { status: 400, body: { errors: errors.slice(0, 1) } }
        : { status: 200, body: { data: result.data, errors } };
    } catch (error) {
      const shown = failed(error);
      return { status: shown.extensions.code, body: { errors: [shown] } };
    }
  };
  return { execute, documents };
}

/** A query reads data as of its start or later, so that it looks for changes once; a mutation also sees its own changes. */
function askedNow(ctx: Context, read: ReturnType<Documents['of']>): Context {
  const isQuery = 'isQuery' in read && read.isQuery;
  return isQuery && ctx.askedAtMs === null ? createContext({ ...ctx, askedAtMs: performance.now() }) : ctx;
}

function answeredRequest({ requestId, address, actor }: Context, { query }: ApiRequest): AnsweredRequest {
  const operation = /^\s*(?:query|mutation)\s+(\w+)|[{]\s*(\w+)/.exec(query);
  const actorId = actor.kind === 'visitor' ? null : actor.userId;
  return { reqId: requestId, address, actorId, operation: operation?.[1] ?? operation?.[2] ?? null };
}

function textScalar(name: string, serialize: (value: unknown) => unknown): GraphQLScalarType {
  return new GraphQLScalarType({ name, serialize });
}

const BASE_RESOLVERS: ResolverMap = {
  Date: textScalar('Date', (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value)),
  DateTime: textScalar('DateTime', (value) => (value instanceof Date ? value.toISOString() : value)),
  Query: {
    intl: (_root: unknown, { locale }: { locale: (typeof LOCALES)[number] }) =>
      Object.entries(messagesOf(locale)).map(([id, message]) => ({ id, message })),
  },
};

function mergeResolvers(maps: readonly ResolverMap[]): ResolverMap {
  const merged: ResolverMap = {};
  for (const map of maps) {
    for (const [type, fields] of Object.entries(map)) {
      merged[type] = fields instanceof GraphQLScalarType ? fields : { ...merged[type], ...fields };
    }
  }
  return merged;
}
