import { AppError } from '#kernel/app-error.ts';

/** Whether a mail's link is wrong, used or expired: there is one answer for all three. */
export const isInvalidLink = (error: unknown): boolean =>
  error instanceof AppError && error.messageId === 'error.token.invalid';

/** What a mail's link says; null for one that does not hold. Other failures stay failures. */
export async function heldOrNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isInvalidLink(error)) return null;
    throw error;
  }
}
