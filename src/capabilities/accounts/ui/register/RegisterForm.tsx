import { lazy, Suspense } from 'react';
import { prepareHumanToken } from '#kit/bot-check/human-token.ts';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { NewsletterConsent, TermsConsent } from '../Consents.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { registerForm } from './register-form.ts';
import { useRegister } from './useRegister.ts';

/** Options of the registration form. */
export interface RegisterOptions {
  /** Requires a telephone number, for a subscription. */
  needsPhone?: boolean;
  /** Leaves out that the newsletter can be ended at any time. */
  isNewsletterSuffixHidden?: boolean;
}

type RegisterFormProps = RegisterOptions & { onRegistered: () => Promise<void> };

// The telephone number plans are larger than the rest of the form, so they are loaded on demand.
const RegisterPhone = lazy(() =>
  import('./RegisterPhone.tsx').then(({ RegisterPhone }) => ({ default: RegisterPhone })),
);

/** Form that creates an account. @source docs/reference/screens.md, "Registration" */
export function RegisterForm({ needsPhone = false, isNewsletterSuffixHidden, onRegistered }: RegisterFormProps) {
  const { text } = useLocale();
  const register = useRegister();
  const form = useSchemaForm(registerForm(needsPhone), {
    send: async (input) => {
      await register(input);
      await onRegistered();
    },
  });
  return (
    <Form form={form} submitText={text('account.register.title')} submitLook={{ className: 'w-full' }}>
      <div className="grid gap-5 mobile-landscape:grid-cols-2">
        <TextField
          {...form.field('firstName')}
          // The bot check is solved while the visitor fills in the rest.
          onFocus={() => void prepareHumanToken('register')}
          label={text('account.firstName')}
          autoComplete="given-name"
          required
        />
        <TextField {...form.field('lastName')} label={text('account.lastName')} autoComplete="family-name" required />
      </div>
      <TextField {...form.field('email')} label={text('account.email')} type="email" autoComplete="email" required />
      {needsPhone && (
        <Suspense fallback={<Skeleton className="h-17.5" />}>
          <RegisterPhone form={form} />
        </Suspense>
      )}
      <NewPasswordFields field={form.field} label={text('account.password')} />
      <div className="flex flex-col gap-2">
        <TermsConsent {...form.field('acceptTerms')} />
        <NewsletterConsent {...form.field('newsletter')} isSuffixHidden={isNewsletterSuffixHidden} />
      </div>
    </Form>
  );
}
