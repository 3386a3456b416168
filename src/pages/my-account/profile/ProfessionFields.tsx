import { ACCOUNT_LIMITS } from '#capabilities/accounts/account.input.ts';
import { AFFILIATIONS, DIPLOMAS } from '#capabilities/accounts/account.ts';
import { bitsOfNames, namesOfBits } from '#capabilities/accounts/account-names.ts';
import { CheckboxGroup } from '#kit/design/fields/choices/CheckboxGroup.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { useFormValue } from '#kit/forms/useFormValue.ts';
import type { SchemaForm } from '#kit/forms/useSchemaForm.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ProfileFormInput } from './profile-form.ts';

type FieldsProps = { form: SchemaForm<ProfileFormInput> };

/** The member's occupation, since when, and a description. */
export function OccupationFields({ form }: FieldsProps) {
  const { text } = useLocale();
  return (
    <>
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField
          label={text('workspace.profile.occupation')}
          autoComplete="organization-title"
          required={false}
          {...form.field('occupation')}
        />
        <TextField
          label={text('workspace.profile.occupationSince')}
          hint={text('workspace.profile.occupationSinceHint')}
          inputMode="numeric"
          maxLength={4}
          required={false}
          {...form.field('occupationSince')}
        />
      </div>
      <TextArea
        label={text('workspace.profile.biography')}
        hint={text('workspace.profile.biographyHint')}
        maxLength={ACCOUNT_LIMITS.biography}
        required={false}
        {...form.field('biography')}
      />
    </>
  );
}

/** Memberships and diplomas of an agent. @source docs/reference/accounts.md, "Memberships", "Diplomas" */
export function QualificationFields({ form }: FieldsProps) {
  const { text } = useLocale();
  const affiliations = useFormValue(form, 'affiliations');
  const diplomas = useFormValue(form, 'diplomas');
  return (
    <>
      <CheckboxGroup
        label={text('workspace.profile.affiliations')}
        choices={AFFILIATIONS.map((name) => ({ value: name, label: name }))}
        values={namesOfBits(AFFILIATIONS, affiliations.value)}
        onValuesChange={(chosen) => affiliations.onValueChange(bitsOfNames(AFFILIATIONS, chosen))}
      />
      <CheckboxGroup
        label={text('workspace.profile.diplomas')}
        choices={DIPLOMAS.map((letter) => ({ value: letter, label: text(`workspace.diploma.${letter}`) }))}
        values={namesOfBits(DIPLOMAS, diplomas.value)}
        onValuesChange={(chosen) => diplomas.onValueChange(bitsOfNames(DIPLOMAS, chosen))}
      />
    </>
  );
}
