import type { FastifyInstance } from 'fastify';
import { notFound } from '#kernel/app-error.ts';
import { answerPlainError } from '#platform/http/answers/answer-errors.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { sendImmutable } from '#platform/storage/send-immutable.ts';
import { readAttachment } from './attachment.service.ts';

/** Content security policy of the file: no content may run, wherever it is opened. */
const POLICY = "default-src 'none'; sandbox";

/**
 * Serves `/message-files/{id}.{pdf|webp}` to members of the conversation. A PDF is served as a download only.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function serveAttachments(server: FastifyInstance, { services, contextOf }: RouteParts): void {
  const options = { errorHandler: answerPlainError };
  server.get<{ Params: { file: string } }>('/message-files/:file', options, async (request, reply) => {
    const [, id, ending] = /^([1-9]\d{0,8})\.(pdf|webp)$/.exec(request.params.file) ?? [];
    if (id === undefined) throw notFound();
    const { kind, name, file } = await readAttachment(await contextOf(request, reply), Number(id));
    if ((kind === 'pdf') !== (ending === 'pdf')) throw notFound();
    const bytes = await services.store.read(file);
    const disposition = kind === 'pdf' ? 'attachment' : 'inline';
    reply
      .header('content-security-policy', POLICY)
      .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`);
    return sendImmutable(reply, { bytes, type: kind === 'pdf' ? 'application/pdf' : 'image/webp', isPrivate: true });
  });
}
