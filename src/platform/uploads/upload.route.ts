import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '#kernel/app-error.ts';
import { type PaceRules, UPLOAD_PACE } from '#kernel/pace.ts';
import { z } from '#kernel/schema.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/context/context.ts';
import { takeRequestPoints } from '#platform/graphql/request-bucket.ts';
import { validated } from '#platform/graphql/validated.ts';
import { answerPlainError } from '#platform/http/answers/answer-errors.ts';
import { refuseOtherMethods } from '#platform/http/guards/post-only.ts';
import { ownPagesOnly } from '#platform/http/guards/same-origin.ts';
import { WINDOWS } from '#platform/http/limits/limit-rules.ts';
import { Semaphore } from '#platform/queues/semaphore.ts';
import { readUpload } from './read-upload.ts';
import type { Upload } from './upload-form.ts';

/** A capability that accepts pictures. */
export interface UploadTarget {
  /** Its name in addresses. @source docs/reference/permissions.md, "Routes beside the API" */
  type: string;
  /** Called before the file is read. @throws AppError when the actor may not upload for this id */
  permit(ctx: Context, id: number): Promise<void>;
  /**
   * Stores the file. Returns the answer for the sender.
   *
   * @throws AppError of `sender.again`
   */
  store(ctx: Context, id: number, upload: Upload, sender: UploadSender): Promise<object>;
}

/** Sender of an upload. */
export interface UploadSender {
  /** Aborted when no client waits for the answer any more. */
  signal: AbortSignal;
  /**
   * The current context, to be read right before anything is written: an upload lasts minutes, and its sender may have been signed out,
   * suspended, removed or given another role since it began.
   *
   * @throws AppError when the sender may not upload for this id any more
   */
  again(): Promise<Context>;
}

/** Dependencies of the upload route. */
export interface UploadParts {
  config: Pick<Config, 'publicUrl'>;
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
  targets: readonly UploadTarget[];
  uploadTimes?: UploadTimes;
}

/** Time limits and least pace of an upload. */
export interface UploadTimes {
  pace: PaceRules;
  /** Waiting time after which an upload takes the slot of the slowest, milliseconds. */
  patienceMs: number;
  /** Longest time from the first byte to the answer, milliseconds. */
  longestMs: number;
}

const UPLOAD_TIMES: UploadTimes = { pace: UPLOAD_PACE, patienceMs: 5_000, longestMs: 600_000 };

const URL_PATH = '/public/uploadfiles';
/** Points of an upload, as many as of a mutation. */
const UPLOAD_COST = 5;
/** Uploads in memory at once, 15 MB each; waiting ones are not read. */
const PLACES = { atOnce: 12, mostEach: 3, mostOfNetwork: 6, mostWaiting: 24, retryAfterS: 5 } as const;

const addressOf = (targets: readonly UploadTarget[]) =>
  z.object({
    id: z
      .string({ error: 'error.validation.value' })
      .regex(/^[1-9]\d{0,8}$/, 'error.validation.value')
      .transform(Number),
    type: z.enum(
      targets.map(({ type }) => type),
      { error: 'error.validation.value' },
    ),
  });

/**
 * POST /public/uploadfiles?id=…&type=…: despite its name for members only, each for their own records.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function serveUploads(
  server: FastifyInstance,
  { config, contextOf, targets, uploadTimes = UPLOAD_TIMES }: UploadParts,
): void {
  const { longestMs } = uploadTimes;
  const places = new Semaphore({ ...PLACES, ...uploadTimes });
  const address = addressOf(targets);
  void server.register(async (scope) => {
    // The handler reads the form itself, once its sender is known.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    const onRequest = ownPagesOnly(config.publicUrl, 'multipart/form-data');
    const options = { onRequest, errorHandler: answerPlainError, config: { longestMs } };
    scope.post(URL_PATH, options, async (request, reply) => {
      const ctx = await contextOf(request, reply);
      await takeRequestPoints(ctx, UPLOAD_COST);
      const { accountId, id, target } = await permitted(ctx, request.query, { targets, address });
      const answer = await places.take(
        async (signal, progress) => {
          const upload = await readUpload(request.raw, { moved: progress.moved, signal });
          progress.end();
          const again = () => permittedAgain(contextOf(request, reply), { accountId, id, target });
          return target.store(ctx, id, upload, { signal, again });
        },
        { signal: request.ending, of: accountId, network: ctx.network },
      );
      return reply.header('cache-control', 'no-store').send(answer);
    });
    refuseOtherMethods(scope, URL_PATH, answerPlainError);
  });
}

async function permittedAgain(reading: Promise<Context>, { accountId, id, target }: Permitted): Promise<Context> {
  const ctx = await reading;
  // The session may have ended, and the browser may be used by another person now.
  if (ctx.actor.kind !== 'user' || ctx.actor.userId !== accountId)
    throw new AppError('error.auth.required', { code: 401 });
  await target.permit(ctx, id);
  return ctx;
}

/** A permitted upload. */
interface Permitted {
  accountId: number;
  id: number;
  target: UploadTarget;
}

async function permitted(
  ctx: Context,
  query: unknown,
  { targets, address }: Pick<UploadParts, 'targets'> & { address: ReturnType<typeof addressOf> },
): Promise<Permitted> {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('error.auth.required', { code: 401 });
  const { id, type } = validated(address, query);
  const target = targets.find((known) => known.type === type);
  if (!target) throw notFound();
  await target.permit(ctx, id);
  await ctx.limits.count(`upload:${actor.userId}`, WINDOWS.uploadsOfUser);
  return { accountId: actor.userId, id, target };
}
