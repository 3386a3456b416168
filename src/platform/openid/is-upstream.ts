import { AppError } from '#kernel/app-error.ts';

/** Whether something failed because a service outside did: libraries wrap what their calls throw. */
export function isUpstream(error: unknown): boolean {
  if (error instanceof AppError) return error.messageId === 'error.upstream';
  return error instanceof Error && error.cause !== undefined && isUpstream(error.cause);
}
