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

/** Quality of what is compressed at once, for whoever waits: the least by which a page of results stays under 14 kB. */
const AT_ONCE = { br: 2, gzip: 4 } as const;
/** Quality of what is sent often: compressed in a thread, once. */
const OFTEN = { br: 6, gzip: 6 } as const;
/** Quality of Brotli for all other answers, on their way. */
const ON_THE_WAY = 4;
/** Shorter texts are not compressed for this once, bytes. */
const LEAST_BYTES = 1_024;

/** How all other answers are compressed on their way. */
export const COMPRESSED_ON_THE_WAY = {
  threshold: LEAST_BYTES,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: ON_THE_WAY } },
};

/** As far as any page looks back, 256 kB; the usual window of 4 MB would be taken and given back for each. */
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

/** Without a thread: to hand it over and to be told costs as much as the work, and the one who asks waits either way. */
const compressedAtOnce = (text: string, form: Form): Buffer =>
  form === 'br'
    ? brotliCompressSync(text, brotliOptions(AT_ONCE.br, text.length))
    : gzipSync(text, { level: AT_ONCE.gzip });

/** Bytes in memory of their own: the library answers with a part of 16 kB, which a small answer would hold as long as it is kept. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.alloc(bytes.length);
  bytes.copy(own);
  return own;
}

/** Besides its bytes in both forms and its headers. */
const OWN_BYTES = 1_500;

const compressedWell = (text: Buffer, form: Form): Promise<Buffer> =>
  form === 'br'
    ? promisify(brotliCompress)(text, brotliOptions(OFTEN.br, text.length))
    : promisify<Buffer, ZlibOptions, Buffer>(gzip)(text, { level: OFTEN.gzip });

/**
 * An answer of status 200 that is kept, and sent as often as it is asked for: compressed quickly for the one who had it made,
 * and well, in both ways that browsers understand, once somebody asks for it again.
 */
export class CompressedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** Of what it says, however it is compressed. */
  readonly digest: string;
  /** Room that it takes at most, bytes. */
  readonly size: number;
  readonly #first: Form;
  readonly #forms: Record<Form, Promise<Buffer> | Buffer | null> = { br: null, gzip: null };
  #timesSent = 0;

  constructor({ headers, text }: WrittenAnswer, encoding: Encoding) {
    this.headers = Object.fromEntries(headers);
    // The policy is of the text: whoever keeps the one keeps the other.
    const sum = createHash('sha256').update(headers.get('content-security-policy') ?? '');
    this.digest = sum.update(text).digest('base64url').slice(0, DIGEST_LETTERS);
    this.#first = encoding === 'gzip' ? 'gzip' : 'br';
    const quick = alone(compressedAtOnce(text, this.#first));
    this.#forms[this.#first] = quick;
    // The other form may be larger where the text repeats itself, which Brotli makes nearly nothing of and gzip a thousandth.
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

  /** Until it is done, and where it fails, what was made quickly is sent. */
  async #improve(): Promise<void> {
    this.#forms[this.#first] = alone(await compressedWell(await this.#text(), this.#first));
  }

  async #text(): Promise<Buffer> {
    const bytes = await (this.#forms[this.#first] as Promise<Buffer> | Buffer);
    return this.#first === 'br' ? promisify(brotliDecompress)(bytes) : promisify<Buffer, Buffer>(gunzip)(bytes);
  }
}

/** Sends an answer, as the browser understands it. */
export const sendAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: WrittenAnswer | CompressedAnswer,
): Promise<FastifyReply> =>
  answer instanceof CompressedAnswer ? sendCompressed(request, reply, answer) : sendWritten(request, reply, answer);

/** A browser that has a page already is told so. */
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

/** How the answer to a request is compressed. */
export const encodingFor = ({ headers }: Pick<FastifyRequest, 'headers'>): Encoding =>
  (negotiate(headers['accept-encoding'] ?? '', ENCODINGS) as Encoding | null) ?? 'identity';
