import { localeOfUser } from '#capabilities/accounts/account.ts';
import { type OwnProfileFragment, UpdateProfileDocument } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Locale } from '#kernel/locale.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { PhoneField } from '#kit/design/fields/phone/PhoneField.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { failureToast } from '#kit/forms/form-texts.ts';
import { useFormValue } from '#kit/forms/useFormValue.ts';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useAccountRefresh } from '../data/useAccountChange.ts';
import { GenderField, InterfaceLanguageField, SpokenLanguagesField } from './PersonFields.tsx';
import { OccupationFields, QualificationFields } from './ProfessionFields.tsx';
import { profileChange, profileForm, profileFormValues } from './profile-form.ts';

/** Statuses of an invalid input, and of an ended session. */
const REFUSALS = [400, 401];

type ProfileFormProps = { profile: OwnProfileFragment; onLanguageChange: (locale: Locale) => void };

/** The form of a member's profile. @source docs/reference/workspace.md, "Profile" */
export function ProfileForm({ profile, onLanguageChange }: ProfileFormProps) {
  const { text } = useLocale();
  const refresh = useAccountRefresh();
  const form = useSchemaForm(profileForm, {
    defaultValues: profileFormValues(profile),
    send: async (values) => {
      await execute(UpdateProfileDocument, profileChange(profile.id, values)).catch(explain);
      toasts.show('success', 'account', { text: 'workspace.profile.saved' });
      await refresh();
      if (values.uiLang !== profile.uiLang) onLanguageChange(localeOfUser(values.uiLang));
    },
  });
  /**
   * Throws the server's own text if it refused the input; a general one for any other failure.
   *
   * @source docs/reference/errors.md, "Messages on pages"
   */
  const explain = (error: unknown): never => {
    const failure =
      error instanceof AppError && REFUSALS.includes(error.code)
        ? error
        : new AppError('workspace.profile.failed', { code: 500, cause: error });
    toasts.show('error', 'account', failureToast(failure));
    throw failure;
  };
  const phone = useFormValue(form, 'phone');
  const mobilePhone = useFormValue(form, 'mobilePhone');
  return (
    <Form form={form} submitText={text('workspace.save')}>
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField label={text('account.firstName')} autoComplete="given-name" required {...form.field('firstName')} />
        <TextField label={text('account.lastName')} autoComplete="family-name" required {...form.field('lastName')} />
        <PhoneField label={text('account.phone')} autoComplete="tel" required={false} {...phone} />
        <PhoneField
          label={text('workspace.profile.mobilePhone')}
          autoComplete="tel"
          required={false}
          {...mobilePhone}
        />
        <GenderField form={form} />
        <InterfaceLanguageField form={form} />
      </div>
      <SpokenLanguagesField form={form} />
      <OccupationFields form={form} />
      {hasRole(profile.rolesFlag, Role.Agent) && <QualificationFields form={form} />}
    </Form>
  );
}
