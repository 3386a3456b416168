import { gunzipSync } from 'node:zlib';
import { Unzip, UnzipInflate } from 'fflate';
import { InputRefusal } from '#platform/terminal/plain-error.ts';

/** Reasons to refuse a bank file; the texts are `payment.file.refused.{reason}`. */
export type BankFileReason = 'empty' | 'tooLarge' | 'damaged' | 'encoding' | 'otherFormat' | 'otherAccount';

/** A file that is not a supported bank statement; the message is for an operator at a terminal, the reason for a screen. */
export class BankFileError extends InputRefusal {
  readonly reason: BankFileReason;

  constructor(reason: BankFileReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Largest bank file, bytes; for an archive, the unpacked size. @source docs/reference/limits.md, "Payments" */
export const LARGEST_BANK_FILE = 20 * 1_048_576;
/** Most files of an archive. @source docs/reference/limits.md, "Payments" */
const MOST_FILES = 200;
/** Chunk size for reading an archive, bytes: unpacking too much stops early. */
const CHUNK = 16_384;
/** A document names its character set within so many bytes. */
const HEAD = 200;

const TOO_LARGE = 'The file is larger than 20 MB.';

/**
 * The XML documents of a bank file: a single one, those of a ZIP, or the one in a gzip file.
 *
 * @throws BankFileError for anything else, naming the format it seems to be
 */
export function bankDocuments(bytes: Uint8Array): string[] {
  if (bytes.length === 0) throw new BankFileError('empty', 'The file is empty.');
  if (bytes.length > LARGEST_BANK_FILE) throw new BankFileError('tooLarge', TOO_LARGE);
  if (startsWith(bytes, 'PK\u0003\u0004')) return unzipped(bytes).map(textOf);
  if (startsWith(bytes, 'PK\u0005\u0006')) throw new BankFileError('empty', 'The file is a ZIP that holds nothing.');
  return [textOf(startsWith(bytes, '\u001f\u008b') ? gunzipped(bytes) : bytes)];
}

const startsWith = (bytes: Uint8Array, signature: string): boolean =>
  Buffer.from(bytes.subarray(0, signature.length)).toString('latin1') === signature;

function gunzipped(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST_BANK_FILE });
  } catch (error) {
    const isLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new BankFileError(
      isLarge ? 'tooLarge' : 'damaged',
      isLarge ? 'The file is packed by gzip, and larger than 20 MB.' : 'The file is packed by gzip, and damaged.',
    );
  }
}

/** The XML files of a ZIP. Unpacked bytes are counted, since the declared sizes may be false. */
function unzipped(bytes: Uint8Array): Uint8Array[] {
  const files: Uint8Array[][] = [];
  let total = 0;
  const archive = new Unzip((file) => {
    if (!/\.xml$/i.test(file.name) || /(?:^|\/)(?:__MACOSX\/|\._)/.test(file.name)) return;
    if (files.length === MOST_FILES)
      throw new BankFileError('tooLarge', `The file is a ZIP of more than ${MOST_FILES} files.`);
    const chunks: Uint8Array[] = [];
    files.push(chunks);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      total += chunk.length;
      if (total > LARGEST_BANK_FILE)
        throw new BankFileError('tooLarge', 'The file is a ZIP that unpacks to more than 20 MB.');
      chunks.push(chunk);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += CHUNK)
      archive.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
  } catch (error) {
    throw error instanceof BankFileError
      ? error
      : new BankFileError('damaged', 'The file is a ZIP that cannot be unpacked.');
  }
  if (files.length === 0) throw new BankFileError('empty', 'The file is a ZIP without any XML file.');
  return files.map((chunks) => Buffer.concat(chunks));
}

/** @throws BankFileError for an unknown character set, for documents with definitions of their own, and for text that is no XML */
function textOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  if (/^(?:\xff\xfe|\xfe\xff|<\0|\0<)/.test(head))
    throw new BankFileError('encoding', 'The file is in UTF-16; the standard wants UTF-8.');
  if (head.startsWith('%PDF-')) throw new BankFileError('otherFormat', `The file is a PDF. ${WANTED}`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [, named] = /^<\?xml[^>]{0,100}?encoding=["']([\w.:-]{1,40})["']/.exec(head) ?? [];
    const isOther = named !== undefined && !/^utf-?8$/i.test(named);
    throw new BankFileError(
      'encoding',
      `The file is ${isOther ? `in ${named}` : 'not in UTF-8'}; the standard wants UTF-8.`,
    );
  }
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new BankFileError('damaged', 'The file defines entities of its own, which are not supported.');
  if (!text.trimStart().startsWith('<')) throw new BankFileError('otherFormat', `${kindOf(text)} ${WANTED}`);
  return text;
}

const WANTED = 'Ask the bank for camt.053 or camt.054.';

/** Probable format of a text that is not XML. */
function kindOf(text: string): string {
  const start = text.trimStart().slice(0, 2_000);
  if (start === '') return 'The file holds nothing but blanks.';
  if (/^(?:\{1:F01|:20:)/.test(start)) return 'The file is a statement of the older kind (MT940).';
  const [first = ''] = start.split('\n');
  if (/[;,\t]/.test(first)) return 'The file is no XML; it looks like a table (CSV).';
  return 'The file is no XML.';
}
