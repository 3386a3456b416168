import { AppError } from '#kernel/app-error.ts';
import { failureText } from '#kit/forms/form-texts.ts';
import type { Translator } from '#kit/i18n/translator.ts';

/** Hears that a sign-in waited too long for its second step and has to begin again; `words` say so. */
export type OnSignInEnded = (words: string) => void;

/**
 * Asks for what a second step needs. When the sign-in ended meanwhile, `onEnded` hears it and null comes back.
 *
 * @throws whatever was thrown, where nobody hears that it ended
 */
export async function unlessEnded<T>(
  text: Translator['text'],
  asked: Promise<T>,
  onEnded: OnSignInEnded | undefined,
): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (!onEnded || !(error instanceof AppError) || error.messageId !== 'error.auth.required') throw error;
    onEnded(failureText(text, error));
    return null;
  }
}
