import { AppError } from '#kernel/app-error.ts';

/** Whether an error means that a mailed link is wrong, used or expired. The API has one error for all three. */
export const isInvalidLink = (error: unknown): boolean =>
  error instanceof AppError && error.messageId === 'error.token.invalid';

/** The answer for a mailed link; null for an invalid link. Other errors are thrown again. */
export async function validLinkOrNull<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request;
  } catch (error) {
    if (isInvalidLink(error)) return null;
    throw error;
  }
}
