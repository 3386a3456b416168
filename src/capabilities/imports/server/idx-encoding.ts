/** How a feed was written; a file of several encodings goes by the most frequent one. */
export type FeedEncoding = 'UTF-8' | 'Windows-1252' | 'ISO-8859-1';

/** A feed as text. `damagedLines`: lines (from 1) that lost a character cut in half by the sender. */
export interface DecodedFeed {
  text: string;
  encoding: FeedEncoding;
  damagedLines: readonly number[];
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const tolerantUtf8 = new TextDecoder('utf-8');
const windows1252 = new TextDecoder('windows-1252');

/**
 * The text of a feed, whatever it is encoded in. The standard asks for ISO-8859-1; Windows-1252 and UTF-8 arrive too,
 * also mixed, because tools join texts of several origins: so each line is judged by itself.
 *
 * @source feeds §1 "Encoding"
 */
export function decodeFeed(bytes: Uint8Array): DecodedFeed {
  const whole = readStrictly(bytes);
  if (whole !== null) return { text: whole, encoding: 'UTF-8', damagedLines: [] };

  const lines = decodeLines(bytes);
  const singleByte = lines.filter((line) => line.kind === 'singleByte').length;
  const multiByte = lines.filter((line) => line.kind === 'utf8' || line.kind === 'damagedUtf8').length;
  return {
    text: lines.map((line) => line.text).join(''),
    encoding: multiByte > singleByte ? 'UTF-8' : singleByteName(bytes),
    damagedLines: lines.flatMap((line, index) => (line.kind === 'damagedUtf8' ? [index + 1] : [])),
  };
}

interface DecodedLine {
  text: string;
  kind: 'ascii' | 'utf8' | 'damagedUtf8' | 'singleByte';
}

function decodeLines(bytes: Uint8Array): DecodedLine[] {
  const lines = Buffer.from(bytes)
    .toString('latin1')
    .split(/(?<=\n|\r(?!\n))/);
  return lines.map((line) => decodeLine(Buffer.from(line, 'latin1')));
}

function decodeLine(bytes: Uint8Array): DecodedLine {
  const strict = readStrictly(bytes);
  if (strict !== null) return { text: strict, kind: strict.length === bytes.length ? 'ascii' : 'utf8' };
  const tolerant = tolerantUtf8.decode(bytes);
  const broken = tolerant.split('\uFFFD').length - 1;
  const intact = (tolerant.match(/[^\0-\u007F\uFFFD]/g) ?? []).length;
  if (intact > broken) return { text: tolerant.replaceAll('\uFFFD', ''), kind: 'damagedUtf8' };
  return { text: windows1252.decode(bytes), kind: 'singleByte' };
}

function readStrictly(bytes: Uint8Array): string | null {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    // The decoder has no other way to say "this is not UTF-8".
    return null;
  }
}

/** The two agree everywhere but in 0x80 … 0x9F, which ISO-8859-1 leaves to control characters. */
const singleByteName = (bytes: Uint8Array): FeedEncoding =>
  bytes.some((byte) => byte >= 0x80 && byte <= 0x9f) ? 'Windows-1252' : 'ISO-8859-1';
