import { useRef } from 'react';
import { type RentName, rentAfter, typedNames } from '#capabilities/publishing/ui/price/rent-sums.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MoneyField } from './MoneyField.tsx';
import type { StepProps } from './step-props.ts';

const NAMES: readonly RentName[] = ['netPrice', 'additionalFees', 'price'];

/** Net rent, additional fees and gross rent: any two give the third. */
export function RentFields({ form, values }: StepProps) {
  const { text } = useLocale();
  const recent = useRef<readonly RentName[]>([]);
  const typed = (name: RentName, value: number | null): void => {
    const { netPrice, additionalFees, price } = values;
    const sums = { netPrice, additionalFees, price };
    // Amounts of a restored draft, or of another window, were typed before those of this page.
    recent.current = [...new Set([name, ...recent.current, ...typedNames(sums)])];
    const after = rentAfter({ ...sums, [name]: value }, recent.current);
    for (const each of NAMES) if (each !== name && after[each] !== values[each]) form.setValue(each, after[each]);
  };
  return (
    <>
      <div className="grid gap-5 tablet:grid-cols-3">
        {NAMES.map((name) => (
          <MoneyField
            key={name}
            form={form}
            name={name}
            label={text(name === 'price' ? 'publish.price.gross' : `publish.field.${name}`)}
            onTyped={(value) => typed(name, value)}
          />
        ))}
      </div>
      <p className="text-sm text-muted">{text('publish.price.rentHint')}</p>
    </>
  );
}
