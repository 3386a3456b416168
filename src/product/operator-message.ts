import { firstLine, PlainError } from '#platform/terminal/plain-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'what should be a folder is a file',
  EEXIST: 'what should be a folder is a file',
  EISDIR: 'what should be a file is a folder',
};

/** The message of an error that an operator can correct, in one line; null for any other. */
export function operatorMessage(error: unknown): string | null {
  if (error instanceof PlainError) return error.message;
  const { code, port, path, syscall } = (error ?? {}) as Partial<Record<'code' | 'path' | 'syscall', string>> & {
    port?: number;
  };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: choose another with PORT.`;
  if (syscall === 'listen') return `Port ${port} may not be used here (${code}): choose another with PORT or HOST.`;
  const reason = REASONS[code ?? ''];
  if (reason && path) return `${path} cannot be used: ${reason} (see DATA_DIR).`;
  // Five letters or digits: a code of PostgreSQL itself.
  if (/^[0-9A-Z]{5}$/.test(code ?? '') && !code?.startsWith('E')) return `The database refuses: ${firstLine(error)}.`;
  return null;
}

/** The last line of a failed start. */
export const startFailureMessage = (error: unknown): string =>
  operatorMessage(error) ?? `Lares could not start: ${firstLine(error)}`;
