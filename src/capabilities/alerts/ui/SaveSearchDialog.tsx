import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from '#kernel/schema.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { type SchemaForm, useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { openSignIn } from '#kit/viewer/sign-in-store.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { saveForm } from '../alert.input.ts';
import { ownAlertsHref } from '../alert.links.ts';
import { type AlertFilter, AlertFrequency } from '../alert.ts';
import { frequencyChoices } from './frequency-choices.ts';
import { QuotaReached } from './QuotaReached.tsx';
import { type SaveProblem, saveSearch } from './save-search.ts';

type SaveSearchDialogProps = {
  filter: AlertFilter;
  /** Suggested name of the search, in the reader's language. */
  suggestedName: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSaved?: () => void;
  /** Shown to a member who chose "Immediately". */
  whenImmediate: ReactNode;
};

/**
 * Dialog for the name and the mail interval of a search to be saved. It closes on submit, and opens again with the entered values
 * where saving fails.
 */
export function SaveSearchDialog({ filter, suggestedName, isOpen, onOpenChange, ...rest }: SaveSearchDialogProps) {
  const { onSaved, whenImmediate } = rest;
  const { text, locale } = useLocale();
  const viewerId = useViewer()?.id ?? null;
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [isAway, setIsAway] = useState(false);
  const close = (): void => onOpenChange(false);
  const goToSignIn = (): void => {
    setIsAway(true);
    close();
  };
  // The form state is held here, so that it survives the closing of the dialog.
  const form = useSchemaForm(saveForm, {
    defaultValues: { name: suggestedName, notification: String(AlertFrequency.Daily), email: '' },
    send: async (values) => {
      close();
      const met = await saveSearch(filter, values);
      setProblem(met);
      if (met) onOpenChange(true);
      else onSaved?.();
    },
  });
  const goOn = useEffectEvent(() => {
    setProblem(null);
    // Members get mails at the address of their account: the field is not shown, so its value and error are cleared.
    form.setValue('email', '', { shouldValidate: true });
    setIsAway(false);
    if (isAway) onOpenChange(true);
  });
  // Another account has another quota. The dialog opens again with the entered values after a sign-in from it.
  useEffect(() => {
    if (viewerId !== null) goOn();
  }, [viewerId]);
  return (
    <Dialog title={text('alerts.save.title')} isOpen={isOpen} onClose={close} placement="small">
      {problem?.kind === 'full' && (
        <div role="alert" className="mb-5 rounded-md bg-brick-tint p-4">
          <QuotaReached limit={problem.limit} used={problem.used} onSignIn={goToSignIn}>
            <LinkButton
              href={ownAlertsHref(viewerId !== null, locale)}
              variant="secondary"
              size="small"
              className="-mx-3.25"
              onClick={close}
            >
              {text('alerts.full.delete')}
            </LinkButton>
          </QuotaReached>
        </div>
      )}
      <SaveForm form={form} onSignIn={goToSignIn} whenImmediate={whenImmediate} />
    </Dialog>
  );
}

type SaveFormProps = Pick<SaveSearchDialogProps, 'whenImmediate'> & {
  form: SchemaForm<z.input<typeof saveForm>>;
  onSignIn: () => void;
};

function SaveForm({ form, onSignIn, whenImmediate }: SaveFormProps) {
  const { text } = useLocale();
  const viewer = useViewer();
  const chosen = useWatch({ control: form.control, name: 'notification' });
  return (
    <Form form={form} submitText={text('alerts.save.submit')}>
      <TextField label={text('alerts.name')} autoComplete="off" {...form.field('name')} />
      <Select label={text('alerts.frequency')} choices={frequencyChoices(text)} {...form.field('notification')} />
      {viewer && Number(chosen) === AlertFrequency.Immediately && (
        // The space is reserved, so that the content loaded later does not move the button.
        <div className="min-h-48 tablet:min-h-40">
          <Suspense>{whenImmediate}</Suspense>
        </div>
      )}
      {!viewer && (
        <>
          <TextField
            type="email"
            required={false}
            autoComplete="email"
            label={text('alerts.email')}
            hint={text('alerts.emailHint')}
            {...form.field('email')}
          />
          <p className="flex flex-wrap items-center gap-x-2 text-muted">
            {text('alerts.orSignIn')}
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                onSignIn();
                openSignIn('login');
              }}
            >
              {text('alerts.signIn')}
            </Button>
          </p>
        </>
      )}
    </Form>
  );
}
