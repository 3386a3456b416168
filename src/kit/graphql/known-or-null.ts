import { AppError } from '#kernel/app-error.ts';

/** What was asked for by its id; null where nobody knows that id, or not this visitor. Other failures stay failures. */
export async function knownOrNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.messageId === 'error.notFound') return null;
    throw error;
  }
}
