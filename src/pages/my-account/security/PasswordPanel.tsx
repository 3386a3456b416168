import { atFieldErrors } from '#capabilities/accounts/ui/at-field-errors.ts';
import { NewPasswordFields } from '#capabilities/accounts/ui/NewPasswordFields.tsx';
import { withRepeatedPassword } from '#capabilities/accounts/ui/repeated-password.ts';
import { ChangePasswordDocument, type OwnSecurityFragment } from '#generated/operations.ts';
import { z } from '#kernel/schema.ts';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { PasswordField } from '#kit/design/fields/PasswordField.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useAccountRefresh } from '../data/useAccountChange.ts';

const EMPTY = { oldPassword: '', password: '', passwordAgain: '' };

/** A member who signs in only by a provider has no old password. */
const firstPassword = withRepeatedPassword({ oldPassword: z.string() });
const nextPassword = withRepeatedPassword({
  oldPassword: z.string().min(1, { message: 'error.validation.required' }),
});

/**
 * Sets a new password, or a first one. All other browsers are signed out by it.
 *
 * @source docs/reference/permissions.md, "Password"
 */
export function PasswordPanel({ account: { id, hasPassword } }: { account: OwnSecurityFragment }) {
  const { text } = useLocale();
  const refresh = useAccountRefresh();
  const form = useSchemaForm(hasPassword ? nextPassword : firstPassword, {
    defaultValues: EMPTY,
    send: async ({ oldPassword, password }) => {
      const change = { id, newPassword: password, ...(hasPassword && { oldPassword }) };
      const proof = hasPassword ? { proof: 'oldPassword' } : {};
      await execute(ChangePasswordDocument, change).catch(atFieldErrors({ ...proof, newPassword: 'password' }));
      toasts.show('success', 'account', { text: 'account.reset.done' });
      form.reset(EMPTY);
      await refresh();
    },
  });
  const intro = hasPassword ? 'workspace.password.changeText' : 'workspace.password.setText';
  return (
    <TitledPanel title={text(hasPassword ? 'workspace.password.change' : 'workspace.password.set')} intro={text(intro)}>
      <Form form={form} submitText={text('workspace.save')}>
        <div className="grid gap-5 tablet:grid-cols-2">
          {hasPassword && (
            <div className="tablet:col-span-2 tablet:max-w-[calc(50%-0.625rem)]">
              <PasswordField
                label={text('workspace.password.old')}
                autoComplete="current-password"
                required
                {...form.field('oldPassword')}
              />
            </div>
          )}
          <NewPasswordFields field={form.field} label={text('account.newPassword')} />
        </div>
      </Form>
    </TitledPanel>
  );
}
