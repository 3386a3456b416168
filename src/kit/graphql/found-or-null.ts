import { AppError } from '#kernel/app-error.ts';

/** The requested record; null if its id is unknown, or hidden from this visitor. Other failures stay failures. */
export async function foundOrNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.messageId === 'error.notFound') return null;
    throw error;
  }
}
