import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { classes } from '#kit/design/classes.ts';
import { useHydrated } from '#kit/design/useHydrated.ts';
import type { SchemaForm } from './useSchemaForm.ts';

type FormProps = {
  form: Pick<SchemaForm<never>, 'submit' | 'isSending' | 'failure'>;
  children: ReactNode;
  /** Words of the submit button. */
  submitText: string;
  submitLook?: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>;
  /** Content beside that button. */
  beside?: ReactNode;
  /** Class of the row with the button. */
  submitRow?: string;
};

/**
 * A form: its fields, their errors, and the submit button. The button waits for the scripts, so that the browser never submits the typed
 * values as a plain form. On a phone it is as wide as the form.
 */
export function Form({ form, children, submitText, submitLook, beside, submitRow }: FormProps) {
  const isReady = useHydrated();
  return (
    <form method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      {children}
      <p role="alert" className="font-medium text-brick-hover empty:hidden">
        {form.failure}
      </p>
      <div className={classes('flex flex-wrap items-center gap-3', submitRow)}>
        <Button
          type="submit"
          isLoading={form.isSending}
          disabled={!isReady}
          className="max-phablet:w-full"
          {...submitLook}
        >
          {submitText}
        </Button>
        {beside}
      </div>
    </form>
  );
}
