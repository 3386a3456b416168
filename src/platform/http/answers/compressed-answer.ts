import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { heapBytes } from '../../memory/heap-bytes.ts';
import { isKnownToBrowser } from '../cookies/known-to-browser.ts';
import type { WrittenAnswer } from './written-answer.ts';

type Form = 'br' | 'gzip';
type Encoding = Form | 'identity';

/** Quality of immediate compression, while a client waits: the least by which a page of results stays under 14 kB. */
const AT_ONCE = { br: 2, gzip: 4 } as const;
/** Quality for repeated answers: compressed in a thread, once. */
const OFTEN = { br: 6, gzip: 6 } as const;
/** Quality of Brotli for all other answers, on their way. */
const ON_THE_WAY = 4;
/** Shortest text that is compressed for a single answer, bytes. */
const LEAST_BYTES = 1_024;

/** Streaming compression of all other answers. */
export const STREAM_COMPRESSION = {
  threshold: LEAST_BYTES,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: ON_THE_WAY } },
};

/** Window of 256 kB, as far as any page looks back; the usual window of 4 MB would be allocated and freed for each. */
const WINDOW_BITS = 18;
const ENCODINGS = ['br', 'gzip', 'identity'];
const DIGEST_LETTERS = 18;

const brotliOptions = (quality: number, bytes: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  },
});

/** Without a thread: the transfer costs as much as the work, and the client waits either way. */
const compressedAtOnce = (text: string, form: Form): Buffer =>
  form === 'br'
    ? brotliCompressSync(text, brotliOptions(AT_ONCE.br, text.length))
    : gzipSync(text, { level: AT_ONCE.gzip });

/** Bytes in a buffer of their own: the library answers with a part of 16 kB, which a small answer would hold as long as it is cached. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.alloc(bytes.length);
  bytes.copy(own);
  return own;
}

/** Bytes besides both encodings and the headers. */
const OWN_BYTES = 1_500;

const compressedWell = (text: Buffer, form: Form): Promise<Buffer> =>
  form === 'br'
    ? promisify(brotliCompress)(text, brotliOptions(OFTEN.br, text.length))
    : promisify<Buffer, ZlibOptions, Buffer>(gzip)(text, { level: OFTEN.gzip });

/**
 * A cached answer of status 200, sent on each request. It is compressed quickly for the first client, and well, in both encodings that
 * browsers support, from the second request on.
 */
export class CompressedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** Digest of the uncompressed text. */
  readonly digest: string;
  /** Most bytes in memory. */
  readonly size: number;
  readonly #first: Form;
  readonly #forms: Record<Form, Promise<Buffer> | Buffer | null> = { br: null, gzip: null };
  #timesSent = 0;

  constructor({ headers, text }: WrittenAnswer, encoding: Encoding) {
    this.headers = Object.fromEntries(headers);
    // The policy belongs to the text: a cache stores both.
    const sum = createHash('sha256').update(headers.get('content-security-policy') ?? '');
    this.digest = sum.update(text).digest('base64url').slice(0, DIGEST_LETTERS);
    this.#first = encoding === 'gzip' ? 'gzip' : 'br';
    const quick = alone(compressedAtOnce(text, this.#first));
    this.#forms[this.#first] = quick;
    // The other encoding may be larger where the text repeats itself: Brotli reduces that to nearly nothing, gzip to a thousandth.
    this.size = OWN_BYTES + heapBytes(this.headers) + 2.5 * quick.length + text.length / 500;
  }

  /** Its bytes in an encoding. */
  async as(encoding: Encoding): Promise<Buffer> {
    this.#timesSent += 1;
    if (this.#timesSent === 2) this.#improve().catch(() => {});
    if (encoding === 'identity') return this.#text();
    this.#forms[encoding] ??= this.#text().then((text) => compressedWell(text, encoding).then(alone));
    return this.#forms[encoding];
  }

  /** Until it is done, and where it fails, the quickly compressed form is sent. */
  async #improve(): Promise<void> {
    this.#forms[this.#first] = alone(await compressedWell(await this.#text(), this.#first));
  }

  async #text(): Promise<Buffer> {
    const bytes = await (this.#forms[this.#first] as Promise<Buffer> | Buffer);
    return this.#first === 'br' ? promisify(brotliDecompress)(bytes) : promisify<Buffer, Buffer>(gunzip)(bytes);
  }
}

/** Sends an answer in an encoding that the browser supports. */
export const sendAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: WrittenAnswer | CompressedAnswer,
): Promise<FastifyReply> =>
  answer instanceof CompressedAnswer ? sendCompressed(request, reply, answer) : sendWritten(request, reply, answer);

/** A browser that has the page already gets 304. */
async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CompressedAnswer,
): Promise<FastifyReply> {
  reply.headers({ ...answer.headers, vary: 'accept-encoding' });
  if (request.method !== 'POST' && isKnownToBrowser(request, reply, answer.digest)) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await answer.as(encoding));
}

function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, text }: WrittenAnswer,
): FastifyReply {
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  if (text === '') return reply.send();
  const encoding = encodingFor(request);
  reply.header('vary', 'accept-encoding');
  if (encoding === 'identity' || text.length < LEAST_BYTES) return reply.send(Buffer.from(text));
  return reply.header('content-encoding', encoding).send(compressedAtOnce(text, encoding));
}

/** Content encoding of the answer to a request. */
export const encodingFor = ({ headers }: Pick<FastifyRequest, 'headers'>): Encoding =>
  (negotiate(headers['accept-encoding'] ?? '', ENCODINGS) as Encoding | null) ?? 'identity';
