import { useState } from 'react';
import { Combobox } from '#kit/design/fields/combobox/Combobox.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';

const PLACES = [
  { id: '1', label: 'Lausanne', detail: 'VD' },
  { id: '2', label: '1003 Lausanne', detail: 'VD' },
  { id: '3', label: 'Lauterbrunnen', detail: 'BE' },
  { id: '4', label: 'Laufen-Uhwiesen', detail: 'ZH' },
  { id: '5', label: 'Laupersdorf im Bezirk Thal', detail: 'SO' },
];

type PlaceComboboxProps = { label: string; answer: 'found' | 'loading' | 'nothing' };

/** A place field with made-up answers. */
export function PlaceCombobox({ label, answer }: PlaceComboboxProps) {
  const [query, setQuery] = useState('');
  const options = answer === 'found' ? PLACES.filter((place) => matches(place.label, query)) : [];
  return (
    <Combobox
      label={label}
      icon={<Icon name="map-pin" className="size-4.5" />}
      placeholder="City, postal code, canton"
      query={query}
      onQueryChange={setQuery}
      options={query === '' || answer === 'loading' ? null : options}
      isLoading={answer === 'loading'}
      onOptionSelect={(place) => setQuery(place.label)}
    />
  );
}

const matches = (label: string, query: string): boolean => label.toLowerCase().includes(query.toLowerCase());
