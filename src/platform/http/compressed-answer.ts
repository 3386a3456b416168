import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownToBrowser } from './known-to-browser.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** An answer of status 200 that can be sent many times over without further work. */
export interface CompressedAnswer {
  headers: Readonly<Record<string, string>>;
  /** Of what it says, however it is compressed. */
  digest: string;
  br: Buffer;
  gzip: Buffer;
}

/** Brotli of an answer that is sent once, and of one that is sent often: smaller by a tenth, for twice the time. */
const [ONCE_QUALITY, OFTEN_QUALITY] = [4, 6];
/** Shorter texts are not compressed for this once, bytes. */
const LEAST_BYTES = 1_024;

/** How all other answers are compressed on their way. */
export const COMPRESSED_ON_THE_WAY = {
  threshold: LEAST_BYTES,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: ONCE_QUALITY } },
};

/** As far as any page looks back, 256 kB; the usual window of 4 MB would be taken and given back for each. */
const WINDOW_BITS = 18;
const ENCODINGS = ['br', 'gzip', 'identity'];
const DIGEST_LETTERS = 18;

const [unbrotli, zipped] = [promisify(brotliDecompress), promisify(gzip)];

const brotlied = (text: string, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    },
  });

/** An answer, compressed in both ways that browsers understand. */
export async function compressed({ headers, text }: WrittenAnswer): Promise<CompressedAnswer> {
  const [br, gzipped] = await Promise.all([brotlied(text, OFTEN_QUALITY), zipped(text)]);
  // The policy is of the text: whoever keeps the one keeps the other.
  const sum = createHash('sha256').update(headers.get('content-security-policy') ?? '');
  const digest = sum.update(text).digest('base64url').slice(0, DIGEST_LETTERS);
  return { headers: Object.fromEntries(headers), digest, br, gzip: gzipped };
}

/** Sends an answer, as the browser understands it. */
export const sendAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: WrittenAnswer | CompressedAnswer,
): Promise<FastifyReply> =>
  'digest' in answer ? sendCompressed(request, reply, answer) : sendWritten(request, reply, answer);

/** A browser that has a page already is told so. */
async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CompressedAnswer,
): Promise<FastifyReply> {
  reply.headers({ ...answer.headers, vary: 'accept-encoding' });
  if (request.method !== 'POST' && isKnownToBrowser(request, reply, answer.digest)) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding === 'identity') return reply.send(await unbrotli(answer.br));
  return reply.header('content-encoding', encoding).send(answer[encoding]);
}

async function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, text }: WrittenAnswer,
): Promise<FastifyReply> {
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  if (text === '') return reply.send();
  const encoding = encodingFor(request);
  reply.header('vary', 'accept-encoding');
  if (encoding === 'identity' || text.length < LEAST_BYTES) return reply.send(Buffer.from(text));
  const body = await (encoding === 'br' ? brotlied(text, ONCE_QUALITY) : zipped(text));
  return reply.header('content-encoding', encoding).send(body);
}

const encodingFor = ({ headers }: FastifyRequest): 'br' | 'gzip' | 'identity' =>
  (negotiate(headers['accept-encoding'] ?? '', ENCODINGS) as 'br' | 'gzip' | null) ?? 'identity';
