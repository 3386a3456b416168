import { AppError } from '#kernel/app-error.ts';
import type { ToastWords } from '#kit/design/feedback/toast-store.ts';
import { reportFailure } from '#kit/graphql/execute.ts';
import type { Translator } from '#kit/i18n/translator.ts';

type Text = Translator['text'];

/**
 * The words of a broken field rule. Rules are ids of texts; those about a length carry it behind a colon:
 * `error.validation.min:8`.
 */
export function ruleText(text: Text, rule: string): string {
  const [id = rule, length] = rule.split(':', 2);
  return length === undefined ? text(id) : text(id, { length });
}

/** The words of a failure: its own text if it was expected; any other failure is reported and gets a general text. */
export function failureText(text: Text, error: unknown): string {
  const words = failureToast(error);
  return text(words.text, words.values);
}

/** The same for a toast, which renders them in the language of the moment. */
export function failureToast(error: unknown): ToastWords {
  if (error instanceof AppError) return { text: error.messageId, values: error.values };
  reportFailure(error);
  return { text: 'error.internal' };
}
