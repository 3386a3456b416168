import { AppError } from '#kernel/app-error.ts';

/** Whether an error was caused by a service outside: libraries wrap the errors of their calls. */
export function isUpstream(error: unknown): boolean {
  if (error instanceof AppError) return error.messageId === 'error.upstream';
  return error instanceof Error && error.cause !== undefined && isUpstream(error.cause);
}
