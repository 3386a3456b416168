import { type Feature, featuresOf } from '#capabilities/offers/feature.ts';
import { FEATURE_GROUPS } from '#capabilities/offers/feature-groups.ts';
import { type Category, Exposition } from '#capabilities/offers/offer.ts';
import { type FactName, fieldOf } from '#capabilities/offers/offer-fields.ts';
import { factsOf, requiredFields } from '#capabilities/publishing/own-offer-fields.ts';
import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { bitsOf, joinBits } from '#kernel/bits.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { CheckboxGroup } from '#kit/design/fields/choices/CheckboxGroup.tsx';
import { ToggleChips } from '#kit/design/fields/choices/ToggleChips.tsx';
import { NumberField } from '#kit/design/fields/numbers/NumberField.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { useFormValue } from '#kit/forms/useFormValue.ts';
import type { SchemaForm } from '#kit/forms/useSchemaForm.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { AvailabilityField } from './AvailabilityField.tsx';
import type { StepProps } from './step-props.ts';

/** The counts, measures and features of a home, by category. */
export function FactsStep({ form, values }: StepProps) {
  const { text } = useLocale();
  const facts = factsOf(values.category);
  const numbers = facts.filter((fact): fact is NumberName => fact !== 'exposition');
  return (
    <>
      <Panel className="flex flex-col gap-5">
        <h2 className="text-xl">{text('publish.facts.title')}</h2>
        <div className="grid gap-5 tablet:grid-cols-2">
          {numbers.map((name) => (
            <FactField key={name} name={name} form={form} category={values.category} />
          ))}
        </div>
        {facts.includes('exposition') && <ExpositionField form={form} values={values} />}
      </Panel>
      <FeatureFields form={form} values={values} />
      <Panel className="flex flex-col gap-5">
        <h2 className="text-xl">{text('publish.facts.availability')}</h2>
        <AvailabilityField form={form} values={values} />
      </Panel>
    </>
  );
}

type NumberName = Exclude<FactName, 'exposition'>;

/** Facts with a hint. */
const HINTED: readonly FactName[] = ['rooms', 'floor'];

type FactFieldProps = { name: NumberName; form: SchemaForm<OfferForm>; category: number };

function FactField({ name, form, category }: FactFieldProps) {
  const { text } = useLocale();
  const { value, ...field } = useFormValue(form, name);
  const isRequired = (requiredFields(category) as readonly string[]).includes(name);
  const hint = isRequired
    ? text(`publish.why.${name}`)
    : HINTED.includes(name)
      ? text(`publish.hint.${name}`)
      : undefined;
  const isUsed = name === 'livingSpace' && category > 4;
  const common = { label: text(`offer.fact.${isUsed ? 'usableSpace' : name}`), hint, required: isRequired };
  const { kind, unit } = fieldOf(name);
  // A year has no thousands separator.
  if (kind === 'year') return <YearField {...common} value={value} {...field} />;
  return <NumberField {...common} value={value} {...field} {...(unit && { unit })} />;
}

type YearFieldProps = {
  label: string;
  hint: string | undefined;
  required: boolean;
  value: number | null;
  onValueChange: (value: number | null) => void;
  error: string | undefined;
};

function YearField({ value, onValueChange, ...field }: YearFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      maxLength={4}
      value={value ?? ''}
      onChange={({ currentTarget }) => {
        const digits = currentTarget.value.replace(/\D/g, '');
        onValueChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}

function ExpositionField({ form, values }: StepProps) {
  const { text } = useLocale();
  const directions = Object.values(Exposition).filter((bit) => bit > 0);
  return (
    <ToggleChips
      label={text('offer.fact.exposition')}
      choices={directions.map((bit) => ({ value: String(bit), label: text(`offer.exposition.${bit}`) }))}
      values={bitsOf(values.exposition).map(String)}
      onValuesChange={(chosen) => form.setValue('exposition', joinBits(chosen.map(Number)), { shouldDirty: true })}
    />
  );
}

function FeatureFields({ form, values }: StepProps) {
  const { text } = useLocale();
  const known = new Set<Feature>(featuresOf(values.category as Category));
  const groups = FEATURE_GROUPS.map(({ name, features }) => ({
    name,
    features: features.filter((feature) => known.has(feature)),
  })).filter(({ features }) => features.length > 0);
  if (groups.length === 0) return null;
  const change = (group: readonly Feature[], chosen: readonly string[]): void => {
    const others = bitsOf(values.features).filter((bit) => !(group as readonly number[]).includes(bit));
    form.setValue('features', joinBits([...others, ...chosen.map(Number)]), { shouldDirty: true });
  };
  return (
    <Panel className="flex flex-col gap-6">
      <h2 className="text-xl">{text('publish.facts.features')}</h2>
      {groups.map(({ name, features }) => (
        <CheckboxGroup
          key={name}
          label={text(`offer.features.${name}`)}
          choices={features.map((feature) => ({ value: String(feature), label: text(`offer.feature.${feature}`) }))}
          values={bitsOf(values.features)
            .filter((bit) => (features as readonly number[]).includes(bit))
            .map(String)}
          onValuesChange={(chosen) => change(features, chosen)}
        />
      ))}
    </Panel>
  );
}
