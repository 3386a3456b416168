import type { IncomingHttpHeaders } from 'node:http';
import type { Writable } from 'node:stream';
import { Busboy, type BusboyConfig } from '@fastify/busboy';
import { AppError } from '#kernel/app-error.ts';
import { MOST_PICTURE_BYTES, tooLarge } from '#kernel/picture-limits.ts';

const LIMITS: BusboyConfig['limits'] = {
  fileSize: MOST_PICTURE_BYTES,
  files: 1,
  fields: 10,
  fieldSize: 1024,
  parts: 11,
  headerPairs: 20,
  headerSize: 16 * 1024,
};

/** Contents of a form. */
export interface Upload {
  file: Buffer;
  /** Its other fields, by their names. */
  fields: ReadonlyMap<string, string>;
}

/** A form in progress: writing to `parser` settles `upload`, or nothing does. */
export interface UploadForm {
  parser: Writable;
  /** The upload, or null without a file. Rejected with the first fault. */
  upload: Promise<Upload | null>;
}

/**
 * Reads the one file of a form, field `files`. Its name and declared type are ignored.
 *
 * @throws Error for a form without a boundary
 */
export function uploadForm(headers: IncomingHttpHeaders): UploadForm {
  const { promise, resolve, reject } = Promise.withResolvers<Upload | null>();
  const parser = new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits: LIMITS });
  const fields = new Map<string, string>();
  let chunks: Buffer[] | null = null;
  parser.on('file', (field, stream) => {
    if (field !== 'files') reject(new Error(`A file is called ${field}.`));
    const received: Buffer[] = [];
    chunks = received;
    stream.on('data', (chunk: Buffer) => void received.push(chunk));
    stream.on('limit', () => reject(tooLarge()));
    stream.on('error', reject);
  });
  parser.on('field', (field, value) => {
    if (field in Object.prototype) reject(new Error(`A field is called ${field}.`));
    fields.set(field, value);
  });
  parser.on('filesLimit', () => reject(tooManyFiles()));
  for (const limit of ['fieldsLimit', 'partsLimit'] as const) parser.on(limit, () => reject(new Error(limit)));
  parser.on('error', reject);
  parser.on('finish', () => resolve(chunks && { file: Buffer.concat(chunks), fields }));
  return { parser, upload: promise };
}

/** Refuses more than one file. */
export const tooManyFiles = (): AppError => new AppError('error.upload.tooMany', { code: 413 });
