import { AppError } from '#kernel/app-error.ts';
import { tooLarge } from '#kernel/picture-limits.ts';
import { CONVERSATION_LIMITS } from '../../conversation.ts';

/** Distance from the end within which a PDF has its end marker, bytes. */
const ENDING_BYTES = 2_048;

/** Whether the bytes begin as a PDF does; name and type are ignored. */
export const looksLikePdf = (bytes: Buffer): boolean => /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'));

/**
 * Checks a PDF for completeness. Its content stays unchanged, because it is served as a download only.
 *
 * @throws AppError `error.upload.tooLarge`; `error.upload.type` for a truncated file
 */
export function requireWholePdf(bytes: Buffer): void {
  if (bytes.length > CONVERSATION_LIMITS.pdfBytes) throw tooLarge(CONVERSATION_LIMITS.pdfBytes);
  if (!bytes.subarray(-ENDING_BYTES).includes('%%EOF')) throw new AppError('error.upload.type', { code: 415 });
}

/** File name of the download: one line of characters that every system accepts, with the extension of its kind. */
export function attachmentFileName(sent: string, ending: 'pdf' | 'webp'): string {
  const withoutEnding = sent.replace(/\.[A-Za-z0-9]{1,5}$/, '');
  const name = withoutEnding.replace(/[^\p{L}\p{M}\p{N}_. ()-]+/gu, ' ').replace(/\s+/g, ' ');
  const plain = name
    .trim()
    .replace(/^\.+/, '')
    .slice(0, CONVERSATION_LIMITS.fileName - 5)
    .trim();
  return `${plain === '' ? 'file' : plain}.${ending}`;
}
