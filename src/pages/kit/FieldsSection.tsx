import { useState } from 'react';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { NumberField } from '#kit/design/fields/numbers/NumberField.tsx';
import { PasswordField } from '#kit/design/fields/PasswordField.tsx';
import { PhoneField } from '#kit/design/fields/phone/PhoneField.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { KitSection } from './KitSection.tsx';
import { PlaceCombobox } from './PlaceCombobox.tsx';

const SORTING = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'newest', label: 'Newest first' },
  { value: 'cheapest', label: 'Price, low to high' },
];

/** Text, numbers, choices from a list, suggestions. */
export function FieldsSection() {
  const [price, setPrice] = useState<number | null>(1950);
  const [area, setArea] = useState<number | null>(null);
  const [phone, setPhone] = useState('41 79 123 45 67');
  return (
    <KitSection id="fields" title="Fields">
      <div className="grid gap-x-6 gap-y-8 phablet:grid-cols-2 tablet-landscape:grid-cols-3">
        <TextField label="Name" required autoComplete="name" />
        <TextField label="Phone" required={false} hint="Only the advertiser sees it." type="tel" />
        <TextField
          label="Email"
          type="email"
          defaultValue="anna.mueller@"
          icon={<Icon name="mail" className="size-4.5" />}
          error="Please enter a valid email address."
        />
        <TextField label="Reference (disabled)" defaultValue="L-20481" disabled />
        <PhoneField label="Telephone" value={phone} onValueChange={setPhone} required />
        <PhoneField
          label="Telephone (wrong)"
          value="33 61"
          onValueChange={() => {}}
          error="This is not a valid telephone number."
          required={false}
        />
        <PasswordField label="Password" hint="8 to 50 characters" autoComplete="new-password" required />
        <NumberField label="Price up to" value={price} onValueChange={setPrice} unit="CHF" />
        <NumberField label="Area from" value={area} onValueChange={setArea} unit="m²" placeholder="Any" />
        <Select label="Sort by" choices={SORTING} />
        <Select label="Sort by (disabled)" choices={SORTING} disabled />
        <TextArea label="Message" placeholder="I would like to visit this home." />
        <PlaceCombobox label="Place" answer="found" />
        <PlaceCombobox label="Place (still loading)" answer="loading" />
        <PlaceCombobox label="Place (nothing found)" answer="nothing" />
      </div>
    </KitSection>
  );
}
