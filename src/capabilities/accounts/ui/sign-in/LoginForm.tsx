import { PasswordField } from '#kit/design/fields/PasswordField.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { loginInput } from '../../account.input.ts';
import { LoginProvider } from '../../account.ts';
import { type LoginAnswer, useLogin } from '../useLogin.ts';

type LoginFormProps = { onLogin: (answer: LoginAnswer) => Promise<void> };

/** Form for e-mail and password. @source docs/reference/screens.md, "Login" */
export function LoginForm({ onLogin }: LoginFormProps) {
  const { text } = useLocale();
  const login = useLogin();
  const form = useSchemaForm(loginInput, {
    send: async ({ email, password }) =>
      onLogin(await login({ token: password, provider: LoginProvider.Local, extId: email })),
  });
  return (
    <Form form={form} submitText={text('account.login.title')} submitLook={{ className: 'w-full' }}>
      <TextField {...form.field('email')} label={text('account.email')} type="email" autoComplete="username" required />
      <PasswordField
        {...form.field('password')}
        label={text('account.password')}
        autoComplete="current-password"
        required
      />
    </Form>
  );
}
