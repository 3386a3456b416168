import type { FastifyMultipartBaseOptions } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#kernel/app-error.ts';

/** Largest file, bytes. @source rules §6.1 "uploads" */
const MOST_BYTES = 15 * 1024 * 1024;
/** What the form around a file may add, bytes. */
const FORM_BYTES = 16 * 1024;

/** What the parser of forms takes: of a file one byte more than we do, by which we know it. */
export const UPLOAD_FORM: FastifyMultipartBaseOptions = {
  throwFileSizeLimit: false,
  limits: { fileSize: MOST_BYTES + 1, files: 1, fields: 10, fieldSize: 1024, parts: 11, headerPairs: 20 },
};

/**
 * Reads the one file of a form, field `files`. Its name is not looked at, nor what it says to be.
 *
 * @throws AppError `error.upload.tooLarge`, `error.upload.tooMany`, `error.validation` without a file,
 *   `error.request.malformed`
 */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (Number(request.headers['content-length']) > MOST_BYTES + FORM_BYTES) throw refusal('error.upload.tooLarge');
  try {
    const file = await readFile(request);
    if (!file) throw new AppError('error.validation', { code: 400, values: { files: 'error.validation.required' } });
    return file;
  } catch (error) {
    if (error instanceof AppError) throw error;
    if ((error as { code?: string }).code === 'FST_FILES_LIMIT') throw refusal('error.upload.tooMany');
    throw new AppError('error.request.malformed', { code: 400, cause: error });
  } finally {
    // The rest of a refused form runs out unread: a browser takes no answer before it has sent all.
    request.raw.unpipe().resume();
  }
}

async function readFile(request: FastifyRequest): Promise<Buffer | null> {
  let file: Buffer | null = null;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== 'files') throw new Error(`A file is called ${part.fieldname}.`);
    file = await readWhole(part.file);
  }
  return file;
}

/** The parser's own reading goes on to the end of whatever comes; this one does not. */
async function readWhole(file: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size > MOST_BYTES) throw refusal('error.upload.tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

const refusal = (messageId: string): AppError => new AppError(messageId, { code: 413 });
