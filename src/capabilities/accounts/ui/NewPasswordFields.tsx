import { PasswordField } from '#kit/design/fields/PasswordField.tsx';
import type { SchemaForm } from '#kit/forms/useSchemaForm.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type NewPasswordFieldsProps = {
  /** `field` of a form made by `withRepeatedPassword`. */
  field: (name: 'password' | 'passwordAgain') => ReturnType<SchemaForm<Record<string, unknown>>['field']>;
  label: string;
};

/** Fields for a new password, typed twice. */
export function NewPasswordFields({ field, label }: NewPasswordFieldsProps) {
  const { text } = useLocale();
  return (
    <>
      <PasswordField
        {...field('password')}
        label={label}
        hint={text('account.password.hint')}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field('passwordAgain')}
        label={text('account.passwordAgain')}
        autoComplete="new-password"
        required
      />
    </>
  );
}
