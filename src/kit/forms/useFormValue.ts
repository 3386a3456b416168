import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import type { SchemaForm } from './useSchemaForm.ts';

/** Props of a controlled field, such as a telephone number. */
interface FormValue<Value> {
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur: () => void;
  /** Takes the element that gets the focus when the field is wrong. */
  ref: (element: HTMLElement | null) => void;
  error: string | undefined;
}

/** Ties a controlled field to its form: spread the result on a kit field that has `value` and `onValueChange`. */
export function useFormValue<Input extends FieldValues, Name extends FieldPath<Input>>(
  form: SchemaForm<Input>,
  name: Name,
): FormValue<FieldPathValue<Input, Name>> {
  const { field } = useController({ control: form.control, name });
  return {
    value: field.value,
    onValueChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: form.errorOf(name),
  };
}
