import { Gender, USER_LANGUAGES } from '#capabilities/accounts/account.ts';
import { CheckboxGroup } from '#kit/design/fields/choices/CheckboxGroup.tsx';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { useFormValue } from '#kit/forms/useFormValue.ts';
import type { SchemaForm } from '#kit/forms/useSchemaForm.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ProfileFormInput } from './profile-form.ts';

type FieldsProps = { form: SchemaForm<ProfileFormInput> };

/** The member's form of address. */
export function GenderField({ form }: FieldsProps) {
  const { text } = useLocale();
  const { value, onValueChange, onBlur, ref, error } = useFormValue(form, 'gender');
  const genders = Object.entries(Gender);
  return (
    <Select
      label={text('workspace.profile.gender')}
      choices={genders.map(([name, number]) => ({ value: String(number), label: text(`workspace.gender.${name}`) }))}
      value={String(value)}
      onChange={({ currentTarget }) =>
        onValueChange(genders.find(([, number]) => String(number) === currentTarget.value)?.[1] ?? Gender.NotSaid)
      }
      onBlur={onBlur}
      ref={ref}
      error={error}
    />
  );
}

/** The language of pages and mails. */
export function InterfaceLanguageField({ form }: FieldsProps) {
  const { text } = useLocale();
  const { value, onValueChange, onBlur, ref, error } = useFormValue(form, 'uiLang');
  return (
    <Select
      label={text('workspace.profile.uiLang')}
      hint={text('workspace.profile.uiLangHint')}
      choices={USER_LANGUAGES.map((locale, number) => ({
        value: String(number),
        label: text(`workspace.language.${locale}`),
      }))}
      value={String(value)}
      onChange={({ currentTarget }) => onValueChange(Number(currentTarget.value))}
      onBlur={onBlur}
      ref={ref}
      error={error}
    />
  );
}

/** The languages that a member speaks. */
export function SpokenLanguagesField({ form }: FieldsProps) {
  const { text } = useLocale();
  const { value, onValueChange } = useFormValue(form, 'languages');
  return (
    <CheckboxGroup
      label={text('workspace.profile.languages')}
      choices={USER_LANGUAGES.map((locale) => ({ value: locale, label: text(`workspace.language.${locale}`) }))}
      values={USER_LANGUAGES.filter((_, number) => value.includes(number))}
      onValuesChange={(chosen) => onValueChange(chosen.map((locale) => USER_LANGUAGES.indexOf(locale)))}
    />
  );
}
