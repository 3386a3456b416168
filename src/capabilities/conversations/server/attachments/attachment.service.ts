import { randomBytes } from 'node:crypto';
import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { invalid, notFound } from '#kernel/app-error.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import { cleanText } from '#kernel/text/clean-input.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { UploadTarget } from '#platform/uploads/upload.route.ts';
import { tooManyFiles } from '#platform/uploads/upload-form.ts';
import { encodeUploadedPicture, UPLOADED } from '#platform/uploads/uploaded-picture.ts';
import { CONVERSATION_LIMITS } from '../../conversation.ts';
import {
  countWaitingAttachments,
  deleteAttachments,
  findAttachment,
  insertAttachment,
  lockUnattachedFiles,
  markAttachmentDiscarded,
  markAttachmentsSent,
  type ServedAttachment,
} from './attachment.queries.ts';
import { attachmentFileName, looksLikePdf, requireWholePdf } from './attachment-file.ts';

/** Stored form of a picture, large enough for a large screen. */
const PICTURE = {
  resize: { width: 2_048, height: 2_048, fit: 'inside', withoutEnlargement: true },
  encoding: { format: 'webp', quality: 80 },
} as const;
const SWEPT_AT_ONCE = 200;

/**
 * Upload of a picture or PDF for a message being written; the `id` of the upload is that of the caller's account.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"; docs/reference/limits.md, "Uploads"
 */
export const attachmentUpload: UploadTarget = {
  type: 'Message',
  permit: async (ctx, id) => {
    if (requireUser(ctx).userId !== id) throw notFound();
    if ((await countWaitingAttachments(ctx.db, id)) >= CONVERSATION_LIMITS.waitingAttachments) throw tooManyFiles();
  },
  store: async (ctx, accountId, { file, fields }, { signal, again }) => {
    const isPdf = looksLikePdf(file);
    if (isPdf) requireWholePdf(file);
    const bytes = isPdf ? file : (await encodeUploadedPicture(file, PICTURE, UPLOADED, signal)).bytes;
    const ending = isPdf ? 'pdf' : 'webp';
    const name = attachmentFileName(cleanText(fields.get('name') ?? ''), ending);
    const facts = { kind: isPdf ? 'pdf' : 'picture', name, bytes: bytes.length } as const;
    const stored = `message-files/${randomBytes(16).toString('hex')}.${ending}`;
    await again();
    // The row is inserted before the file is stored, so that the sweep also finds the file of an interrupted upload.
    const id = await insertAttachment(ctx.db, { ...facts, accountId, file: stored, now: ctx.now() });
    await ctx.services.store.put(stored, bytes);
    return { id, ...facts };
  },
};

/**
 * Attaches waiting files of the sender to a message.
 *
 * @throws AppError `error.validation` for a file of another member, or one that was sent already
 */
export async function attachFiles(
  tx: Db,
  { accountId, messageId, ids }: { accountId: number | null; messageId: number; ids: readonly number[] },
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const taken = accountId === null ? 0 : await markAttachmentsSent(tx, { accountId, messageId, ids: wanted });
  if (taken < wanted.length) throw invalid({ attachmentIds: 'error.validation.value' });
}

/** Discards an unsent file of the actor. Idempotent. @throws AppError `error.auth.required` */
export async function discardAttachment(ctx: Context, id: number): Promise<void> {
  const { userId: accountId } = requireUser(ctx);
  await markAttachmentDiscarded(ctx.db, { id, accountId });
}

/**
 * An attachment. Members of the conversation who may read its message have access, and moderators with an open case about it.
 *
 * @throws AppError `error.auth.required`; `error.notFound`
 */
export async function readAttachment(ctx: Context, id: number): Promise<ServedAttachment> {
  const { userId, rolesFlag } = requireUser(ctx);
  const attachment = await findAttachment(ctx.db, id);
  if (!attachment) throw notFound();
  const { accountId, messageId, fromUserId, toUserId, isHeld, isModerated } = attachment;
  const isOwn = messageId === null ? accountId === userId : fromUserId === userId;
  const isReceived = messageId !== null && toUserId === userId && !isHeld;
  const isToDecide = messageId !== null && isModerated && hasRole(rolesFlag, Role.Moderator);
  if (!isOwn && !isReceived && !isToDecide) throw notFound();
  return attachment;
}

/** Removes attachments that were never sent, or were discarded. Idempotent. */
export async function sweepAttachments({ db, services, now }: Pick<Context, 'db' | 'services' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - DAY_MS);
  for (;;) {
    const swept = await db.transaction().execute(async (tx) => {
      const forgotten = await lockUnattachedFiles(tx, before, SWEPT_AT_ONCE);
      for (const { file } of forgotten) await services.store.remove(file);
      await deleteAttachments(
        tx,
        forgotten.map(({ id }) => id),
      );
      return forgotten.length;
    });
    if (swept < SWEPT_AT_ONCE) return;
  }
}
