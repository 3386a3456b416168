import { isUtf8 } from 'node:buffer';
import { undoDoubleUtf8 } from './double-utf8.ts';
import { type FeedBytes, startOf } from './feed-bytes.ts';
import { feedLinesOf } from './lines.ts';
import { detectSingleByteEncoding, readSingleBytes, type SingleByteEncoding } from './single-bytes.ts';

/** Encoding of a feed; of several in one file, the most frequent. */
export type FeedEncoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'ISO-8859-1' | SingleByteEncoding;

/** Parameters to decode a feed. */
export interface Decoding {
  /** The encoding shown for the file. */
  encoding: FeedEncoding;
  /** Encoding of its lines that are not UTF-8; null where two bytes make a character throughout. */
  singleByte: SingleByteEncoding | null;
}

/** The possible encodings of a feed whose encoding cannot be determined. */
export interface UnsureEncoding {
  couldBe: readonly string[];
}

/** A line of a feed as text. */
export interface DecodedLine {
  line: number;
  text: string;
  /** Whether the line exceeds the longest record: the rest is dropped. */
  isCut: boolean;
  /** A fault of its characters: one cut in half by the sender, or UTF-8 read as Windows-1252 and encoded again. */
  fault: 'damagedCharacters' | 'doubleUtf8' | null;
}

/**
 * Detects the encoding of a feed. The standard requires ISO-8859-1; Windows-1252, UTF-8, UTF-16, CP850 and MacRoman arrive too.
 *
 * UTF-8 also arrives mixed with one of the others, because tools join texts of several origins: so each line is judged by itself.
 * The single-byte encoding is determined for the file as a whole.
 *
 * @source docs/reference/feeds.md, "Encoding"
 */
export function detectEncoding(feed: FeedBytes): Decoding | UnsureEncoding {
  const wide = wideEncoding(feed);
  if (wide === 'UTF-32') return { couldBe: [wide] };
  if (wide) return { encoding: wide, singleByte: null };
  let utf8 = 0;
  const others: string[] = [];
  let otherLines = 0;
  let gathered = 0;
  for (const { text } of feedLinesOf(latin1Of(feed))) {
    if (!HIGH.test(text)) continue;
    if (readUtf8(text) !== null || readDamagedUtf8(text) !== null) utf8 += 1;
    else {
      otherLines += 1;
      if (gathered < ENOUGH_TO_JUDGE) others.push(text);
      gathered += text.length;
    }
  }
  if (otherLines === 0) return { encoding: 'UTF-8', singleByte: 'Windows-1252' };
  const judged = detectSingleByteEncoding(others);
  if ('couldBe' in judged) return judged;
  if (utf8 > otherLines) return { encoding: 'UTF-8', singleByte: judged.encoding };
  const isLatin1 = judged.encoding === 'Windows-1252' && !others.some((text) => /[\x80-\x9F]/.test(text));
  return { encoding: isLatin1 ? 'ISO-8859-1' : judged.encoding, singleByte: judged.encoding };
}

/** The lines of a feed as text. */
export function* decodedLines(feed: FeedBytes, { encoding, singleByte }: Decoding): Generator<DecodedLine> {
  if (singleByte === null) {
    for (const line of feedLinesOf(wideTextOf(feed, encoding))) yield { ...line, fault: null };
    return;
  }
  for (const { text, ...line } of feedLinesOf(latin1Of(feed))) {
    yield HIGH.test(text) ? { ...line, ...decodeLine(text, singleByte) } : { ...line, text, fault: null };
  }
}

const ENOUGH_TO_JUDGE = 1_000_000;
const HIGH = /[\x80-\xFF]/;
/** A first byte of UTF-8 and one that follows it. */
const LOOKS_UTF8 = /[\xC2-\xF4][\x80-\xBF]/;

function decodeLine(latin1: string, singleByte: SingleByteEncoding): Pick<DecodedLine, 'text' | 'fault'> {
  const strict = readUtf8(latin1);
  if (strict !== null) {
    const text = undoDoubleUtf8(strict);
    return { text, fault: text === strict ? null : 'doubleUtf8' };
  }
  const damaged = readDamagedUtf8(latin1);
  if (damaged !== null) return { text: damaged, fault: 'damagedCharacters' };
  return { text: readSingleBytes(latin1, singleByte), fault: null };
}

/** A text without its characters cut in half; null where they outnumber whole ones: it is no UTF-8. */
function readDamagedUtf8(latin1: string): string | null {
  if (!LOOKS_UTF8.test(latin1)) return null;
  const tolerant = Buffer.from(latin1, 'latin1').toString('utf8');
  const broken = tolerant.split('\uFFFD').length - 1;
  const intact = (tolerant.match(/[^\0-\u007F\uFFFD]/g) ?? []).length;
  return intact > broken ? tolerant.replaceAll('\uFFFD', '') : null;
}

function readUtf8(latin1: string): string | null {
  const bytes = Buffer.from(latin1, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : null;
}

/** UTF-16 by its byte-order mark, or by the zeros in every second byte of a Western text. */
function wideEncoding(feed: FeedBytes): 'UTF-16LE' | 'UTF-16BE' | 'UTF-32' | null {
  const start = startOf(feed, 400);
  const mark = start.toString('latin1', 0, 4);
  if (mark === '\0\0þÿ' || mark === 'ÿþ\0\0') return 'UTF-32';
  if (mark.startsWith('ÿþ')) return 'UTF-16LE';
  if (mark.startsWith('þÿ')) return 'UTF-16BE';
  const zerosAt = (odd: number): number => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (odd > start.length / 4 && even === 0) return 'UTF-16LE';
  return even > start.length / 4 && odd === 0 ? 'UTF-16BE' : null;
}

function* latin1Of(feed: FeedBytes): Generator<string> {
  let isFirst = true;
  for (const piece of feed()) {
    const text = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1');
    yield isFirst ? text.replace(/^\xEF\xBB\xBF/, '') : text;
    isFirst = false;
  }
}

function* wideTextOf(feed: FeedBytes, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (const piece of feed()) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
