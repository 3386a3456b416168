import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from '#kernel/schema.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { revalidateShownErrors, showServerErrors } from './form-rules.ts';
import { failureText, ruleText } from './form-texts.ts';

/** Once the errors are on the screen: the first in the order of the screen, which need not be that of the schema. */
const focusFirstWrong = (form: Element): void =>
  void requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());

interface SchemaFormOptions<Input extends FieldValues, Output> {
  /** Initial values of the fields. Text fields need none: text typed, or filled in by the browser, before the scripts came then stays. */
  defaultValues?: DefaultValues<Input>;
  /** Sends the values; an error that it throws is shown, at its fields or below them, and no typed value is lost. */
  send: (values: Output) => Promise<void>;
}

/** A form on the screen, as its fields, its button and its `Form` need it. */
export interface SchemaForm<Input extends FieldValues> {
  /** Spread on a kit field: name, handlers, and the words of its error. */
  field: (name: FieldPath<Input>) => UseFormRegisterReturn & { error: string | undefined };
  /** The words of a field's error. */
  errorOf: (name: FieldPath<Input>) => string | undefined;
  submit: (event: FormEvent) => void;
  isSending: boolean;
  /** The obstacle to sending, or the reason it failed; null while there is none. */
  failure: string | null;
  control: Control<Input>;
  setValue: UseFormReturn<Input>['setValue'];
  reset: UseFormReturn<Input>['reset'];
}

/**
 * Creates a form over a schema. Editing a field checks all of them and shows that field's error; a failed submit marks every wrong field and
 * focuses the first.
 *
 * @param schema its messages are ids of texts (`form-texts.ts`); fields hidden by a condition are left out of it
 * @source docs/reference/screens.md, "Forms"
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  { defaultValues, send }: SchemaFormOptions<Input, Output>,
): SchemaForm<Input> {
  const { text } = useLocale();
  const [sendingFailure, setSendingFailure] = useState<string | null>(null);
  const methods = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    mode: 'onChange',
    ...(defaultValues && { defaultValues }),
  });
  const { control, formState, handleSubmit, register } = methods;
  const { errors, isSubmitted, isSubmitting } = formState;

  useEffect(
    () =>
      revalidateShownErrors<Input>(
        { subscribe: methods.subscribe, trigger: methods.trigger },
        () => control._formState.errors,
      ),
    [methods.subscribe, methods.trigger, control],
  );

  const attempt = async (values: Output): Promise<void> => {
    setSendingFailure(null);
    try {
      await send(values);
    } catch (error) {
      const isShownAtFields = showServerErrors<Input>(methods, [...control._names.mount], error);
      if (!isShownAtFields) setSendingFailure(failureText(text, error));
    }
  };
  const errorOf = (name: FieldPath<Input>): string | undefined => {
    const rule = methods.getFieldState(name, formState).error?.message;
    return typeof rule === 'string' ? ruleText(text, rule) : undefined;
  };

  return {
    field: (name) => ({ ...register(name), error: errorOf(name) }),
    errorOf,
    submit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      const refuse = (): void => {
        setSendingFailure(null);
        focusFirstWrong(form);
      };
      if (!isSubmitting) void handleSubmit(attempt, refuse)(event);
    },
    isSending: isSubmitting,
    failure: isSubmitted && Object.keys(errors).length > 0 ? text('error.validation') : sendingFailure,
    // The result of a submit does not concern the fields.
    control: control as unknown as Control<Input>,
    setValue: methods.setValue,
    reset: methods.reset,
  };
}
