import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import type { SchemaForm } from './useSchemaForm.ts';

type FormProps = {
  form: Pick<SchemaForm<never>, 'submit' | 'isSending' | 'failure'>;
  children: ReactNode;
  /** Words of the button that sends. */
  submitText: string;
  submitLook?: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>;
  /** What stands beside that button. */
  beside?: ReactNode;
};

/**
 * Fields, what is wrong with them, and the button that sends. The button waits for the scripts, so that nothing typed
 * goes out the plain way.
 */
export function Form({ form, children, submitText, submitLook, beside }: FormProps) {
  const isReady = useHydrated();
  return (
    <form method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      {children}
      <p role="alert" className="font-medium text-brick-hover empty:hidden">
        {form.failure}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isLoading={form.isSending} disabled={!isReady} {...submitLook}>
          {submitText}
        </Button>
        {beside}
      </div>
    </form>
  );
}
