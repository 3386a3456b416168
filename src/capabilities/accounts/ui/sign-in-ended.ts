import { AppError } from '#kernel/app-error.ts';
import { failureText } from '#kit/forms/form-texts.ts';
import type { Translator } from '#kit/i18n/translator.ts';

/** Called when a sign-in waited too long for its second step and has to begin again; `words` is the text for the reader. */
export type OnSignInEnded = (words: string) => void;

/**
 * Awaits a request of the second step. When the sign-in has ended meanwhile, it calls `onEnded` and returns null.
 *
 * @throws the error of the request, where there is no `onEnded` or the sign-in has not ended
 */
export async function unlessEnded<T>(
  text: Translator['text'],
  request: Promise<T>,
  onEnded: OnSignInEnded | undefined,
): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (!onEnded || !(error instanceof AppError) || error.messageId !== 'error.auth.required') throw error;
    onEnded(failureText(text, error));
    return null;
  }
}
