import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { AppError } from '#kernel/app-error.ts';

/** Type of the errors that the server found: only an edit of their own field removes them. */
const FROM_SERVER = 'server';

/** Errors on the screen, by field. */
type ShownErrors = Readonly<Record<string, { type?: unknown } | undefined>>;

/**
 * Validates other fields with shown errors again after every edit: the edited field may have mended them. Returns how to stop.
 *
 * @source docs/reference/screens.md, "Forms"
 */
export function revalidateShownErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'trigger'>,
  shownErrors: () => ShownErrors,
): () => void {
  return form.subscribe({
    formState: { values: true },
    callback: ({ name, type }) => {
      if (type !== 'change') return;
      const others = Object.entries(shownErrors()).filter(
        ([field, error]) => field !== name && error?.type !== FROM_SERVER,
      );
      if (others.length > 0) void form.trigger(others.map(([field]) => field as FieldPath<Values>));
    },
  });
}

const REFUSED_INPUT = 400;

/**
 * Shows the server's errors at their fields; the first of them gets the focus.
 *
 * @param fields names of the fields of this form, in the order of the screen
 * @returns whether one of them was wrong
 * @source docs/reference/errors.md, "error.validation"
 */
export function showServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  fields: readonly string[],
  error: unknown,
): boolean {
  if (!(error instanceof AppError) || error.code !== REFUSED_INPUT) return false;
  const wrong = fields.filter((field) => typeof error.values[field] === 'string');
  for (const [index, field] of wrong.entries()) {
    const rule = String(error.values[field]);
    form.setError(field as FieldPath<Values>, { type: FROM_SERVER, message: rule }, { shouldFocus: index === 0 });
  }
  return wrong.length > 0;
}
