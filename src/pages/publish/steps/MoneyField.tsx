import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { NumberField } from '#kit/design/fields/numbers/NumberField.tsx';
import { useFormValue } from '#kit/forms/useFormValue.ts';
import type { SchemaForm } from '#kit/forms/useSchemaForm.ts';

/** Fields that hold an amount. */
type AmountName = 'price' | 'netPrice' | 'additionalFees' | 'acquisitionPrice' | 'yourEstimation';

type MoneyFieldProps = {
  form: SchemaForm<OfferForm>;
  name: AmountName;
  label: string;
  hint?: string;
  onTyped?: (value: number | null) => void;
};

/** An amount in whole francs. */
export function MoneyField({ form, name, label, hint, onTyped }: MoneyFieldProps) {
  const { value, onValueChange, ...field } = useFormValue(form, name);
  return (
    <NumberField
      label={label}
      hint={hint}
      unit="CHF"
      required={false}
      value={value}
      onValueChange={(typed) => {
        const francs = typed === null ? null : Math.round(typed);
        onValueChange(francs);
        onTyped?.(francs);
      }}
      {...field}
    />
  );
}
