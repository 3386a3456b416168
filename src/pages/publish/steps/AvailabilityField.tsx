import { useState } from 'react';
import { RadioGroup } from '#kit/design/fields/choices/RadioGroup.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { StepProps } from './step-props.ts';

type When = 'now' | 'from' | 'onRequest';

const today = (): string => new Date().toISOString().slice(0, 10);

const whenOf = (availableFrom: string): When =>
  availableFrom === '' ? 'onRequest' : availableFrom <= today() ? 'now' : 'from';

/** The date from which the home is free: at once, a day, or by agreement. */
export function AvailabilityField({ form, values }: StepProps) {
  const { text } = useLocale();
  const [wantsDay, setWantsDay] = useState(false);
  const when: When = wantsDay ? 'from' : whenOf(values.availableFrom);
  const choose = (chosen: When): void => {
    setWantsDay(chosen === 'from');
    if (chosen === 'from') return;
    form.setValue('availableFrom', chosen === 'now' ? today() : '', { shouldDirty: true });
  };
  return (
    <>
      <RadioGroup<When>
        label={text('publish.facts.availability')}
        isLabelHidden
        choices={[
          { value: 'now', label: text('offer.available.now') },
          { value: 'from', label: text('publish.facts.availableFrom') },
          { value: 'onRequest', label: text('publish.facts.onRequest') },
        ]}
        value={when}
        onValueChange={choose}
      />
      {when === 'from' && (
        <TextField
          type="date"
          label={text('offer.fact.availableFrom')}
          min={today()}
          className="max-w-60"
          {...form.field('availableFrom')}
        />
      )}
    </>
  );
}
