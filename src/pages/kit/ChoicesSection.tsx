import { useState } from 'react';
import { Checkbox } from '#kit/design/fields/choices/Checkbox.tsx';
import { CheckboxGroup } from '#kit/design/fields/choices/CheckboxGroup.tsx';
import { RadioGroup } from '#kit/design/fields/choices/RadioGroup.tsx';
import { Segmented } from '#kit/design/fields/choices/Segmented.tsx';
import { ToggleChips } from '#kit/design/fields/choices/ToggleChips.tsx';
import { KitSection } from './KitSection.tsx';

const FEATURES = [
  { value: 'balcony', label: 'Balcony or patio', count: 812 },
  { value: 'elevator', label: 'Elevator', count: 1204 },
  { value: 'wheelchair', label: 'Rollstuhlgängigkeitsbescheinigung', count: 7 },
  { value: 'sauna', label: 'Sauna', count: 0, isDisabled: true },
];
const OFFER_TYPES = [
  { value: 'rent', label: 'Rent' },
  { value: 'buy', label: 'Buy' },
];
const SINCE = [
  { value: 'anytime', label: 'Anytime' },
  { value: 'day', label: 'Last 24 hours' },
  { value: 'week', label: 'Last 7 days' },
];

/** One of a set, several of a set. */
export function ChoicesSection() {
  const [features, setFeatures] = useState<string[]>(['elevator']);
  const [offerType, setOfferType] = useState('rent');
  const [since, setSince] = useState('anytime');
  return (
    <KitSection id="choices" title="Choices">
      <Segmented label="Offer type" choices={OFFER_TYPES} value={offerType} onValueChange={setOfferType} />
      <RadioGroup label="Added" choices={SINCE} value={since} onValueChange={setSince} />
      <CheckboxGroup label="Features" choices={FEATURES} values={features} onValuesChange={setFeatures} />
      <ToggleChips label="Features" choices={FEATURES} values={features} onValuesChange={setFeatures} />
      <div className="flex max-w-prose flex-col gap-2">
        <Checkbox defaultChecked>
          I accept the{' '}
          <a href="#choices" className="text-lake underline">
            terms
          </a>{' '}
          and the privacy policy.
        </Checkbox>
        <Checkbox error="You must accept the terms of service to continue.">I accept the terms.</Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
      </div>
    </KitSection>
  );
}
