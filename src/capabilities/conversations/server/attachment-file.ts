import { AppError } from '#kernel/app-error.ts';
import { tooLarge } from '#kernel/picture-limits.ts';
import { CONVERSATION_LIMITS } from '../conversation.ts';

/** So far from its end a PDF says that it ends, bytes. */
const ENDING_BYTES = 2_048;

/** Whether bytes begin as a PDF does; their name and type are not looked at. */
export const looksLikePdf = (bytes: Buffer): boolean => /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'));

/**
 * Takes a PDF as it is, since it is only ever downloaded.
 *
 * @throws AppError `error.upload.tooLarge`; `error.upload.type` for one that is broken off
 */
export function requireWholePdf(bytes: Buffer): void {
  if (bytes.length > CONVERSATION_LIMITS.pdfBytes) throw tooLarge(CONVERSATION_LIMITS.pdfBytes);
  if (!bytes.subarray(-ENDING_BYTES).includes('%%EOF')) throw new AppError('error.upload.type', { code: 415 });
}

/** The name a file is downloaded under: one line of letters that every system takes, with the ending of its kind. */
export function fileNameOf(sent: string, ending: 'pdf' | 'webp'): string {
  const withoutEnding = sent.replace(/\.[A-Za-z0-9]{1,5}$/, '');
  const name = withoutEnding.replace(/[^\p{L}\p{M}\p{N}_. ()-]+/gu, ' ').replace(/\s+/g, ' ');
  const plain = name
    .trim()
    .replace(/^\.+/, '')
    .slice(0, CONVERSATION_LIMITS.fileName - 5)
    .trim();
  return `${plain === '' ? 'file' : plain}.${ending}`;
}
