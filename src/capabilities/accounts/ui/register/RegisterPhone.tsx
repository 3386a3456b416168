import type { z } from '#kernel/schema.ts';
import { PhoneField } from '#kit/design/fields/phone/PhoneField.tsx';
import { useFormValue } from '#kit/forms/useFormValue.ts';
import type { SchemaForm } from '#kit/forms/useSchemaForm.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { registerForm } from './register-form.ts';

type RegisterPhoneProps = { form: SchemaForm<z.input<ReturnType<typeof registerForm>>> };

/** Field for the telephone number of a subscriber. */
export function RegisterPhone({ form }: RegisterPhoneProps) {
  const { text } = useLocale();
  return <PhoneField {...useFormValue(form, 'phone')} label={text('account.phone')} required />;
}
