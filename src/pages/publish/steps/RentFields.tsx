import { useRef } from 'react';
import { type RentName, rentAfter } from '#capabilities/publishing/ui/price/rent-sums.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MoneyField } from './MoneyField.tsx';
import type { StepProps } from './step-props.ts';

const NAMES: readonly RentName[] = ['netPrice', 'additionalFees', 'price'];

/** Net rent, additional fees and gross rent: any two give the third. */
export function RentFields({ form, values }: StepProps) {
  const { text } = useLocale();
  const recent = useRef<readonly RentName[]>(NAMES.filter((name) => values[name] !== null));
  const typed = (name: RentName, value: number | null): void => {
    recent.current = [name, ...recent.current.filter((other) => other !== name)];
    const { netPrice, additionalFees, price } = values;
    const sums = rentAfter({ netPrice, additionalFees, price, [name]: value }, recent.current);
    for (const each of NAMES) if (each !== name && sums[each] !== values[each]) form.setValue(each, sums[each]);
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
