import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '#kernel/app-error.ts';
import { z } from '#kernel/schema.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/graphql/context.ts';
import { takeRequestPoints } from '#platform/graphql/request-bucket.ts';
import { validated } from '#platform/graphql/validated.ts';
import { answerPlainError } from '#platform/http/answer-errors.ts';
import { WINDOWS } from '#platform/http/limit-rules.ts';
import { refuseOtherMethods } from '#platform/http/post-only.ts';
import { ownPagesOnly } from '#platform/http/same-origin.ts';
import { readUpload, UPLOAD_FORM } from './read-upload.ts';

/** What pictures are uploaded for, as addresses name it. @source rules §3.6 */
const UPLOAD_TYPES = ['User', 'Offer'] as const;

/** A capability that takes pictures. */
export interface UploadTarget {
  type: (typeof UPLOAD_TYPES)[number];
  /** Asked before anything of the file is read. @throws AppError when the actor may not upload for this id */
  permit(ctx: Context, id: number): Promise<void>;
  /** Keeps the picture. Returns what the sender is told. */
  keep(ctx: Context, id: number, upload: Buffer): Promise<object>;
}

/** What serving uploads needs. */
export interface UploadParts {
  config: Pick<Config, 'publicUrl'>;
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
  targets: readonly UploadTarget[];
}

const URL_PATH = '/public/uploadfiles';
/** Points of a bucket, as many as a mutation. */
const UPLOAD_COST = 5;
/** As long as receiving and decoding may take together, milliseconds. */
const TIMEOUT_MS = 30_000;
/** Uploads in memory at once, 15 MB each. */
const MOST_AT_ONCE = 12;
/** After which somebody who came too many may try again, seconds. */
const RETRY_AFTER_S = 5;

const ADDRESS = z.object({
  id: z
    .string({ error: 'error.validation.value' })
    .regex(/^[1-9]\d{0,8}$/, 'error.validation.value')
    .transform(Number),
  type: z.enum(UPLOAD_TYPES, { error: 'error.validation.value' }),
});

/** POST /public/uploadfiles?id=…&type=…: despite its name for members only, each for what is theirs. @source rules §3.6 */
export function serveUploads(server: FastifyInstance, { config, contextOf, targets }: UploadParts): void {
  const takeOne = atMost(MOST_AT_ONCE);
  void server.register(async (scope) => {
    await scope.register(multipart, UPLOAD_FORM);
    const onRequest = ownPagesOnly(config.publicUrl, 'multipart/form-data');
    const options = { onRequest, errorHandler: answerPlainError, handlerTimeout: TIMEOUT_MS };
    scope.post(URL_PATH, options, async (request, reply) => {
      const ctx = await contextOf(request, reply);
      await takeRequestPoints(ctx, UPLOAD_COST);
      const { id, target } = await permitted(ctx, request.query, targets);
      const answer = await takeOne(async () => target.keep(ctx, id, await readUpload(request)));
      return reply.header('cache-control', 'no-store').send(answer);
    });
    refuseOtherMethods(scope, URL_PATH, answerPlainError);
  });
}

async function permitted(
  ctx: Context,
  query: unknown,
  targets: readonly UploadTarget[],
): Promise<{ id: number; target: UploadTarget }> {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('error.auth.required', { code: 401 });
  const { id, type } = validated(ADDRESS, query);
  const target = targets.find((known) => known.type === type);
  if (!target) throw notFound();
  await target.permit(ctx, id);
  await ctx.limits.count(`upload:${actor.userId}`, WINDOWS.uploadsOfUser);
  return { id, target };
}

/** Whoever would be one too many is sent away, so that memory lasts. */
function atMost(places: number) {
  let taken = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (taken >= places) throw new AppError('error.unavailable', { code: 503, values: { retryAfter: RETRY_AFTER_S } });
    taken += 1;
    try {
      return await work();
    } finally {
      taken -= 1;
    }
  };
}
