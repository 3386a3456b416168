import { useState } from 'react';
import { LocationType } from '#capabilities/locations/location.ts';
import { placeDetail } from '#capabilities/locations/ui/place-names.ts';
import { Combobox } from '#kit/design/fields/combobox/Combobox.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useFormValue } from '#kit/forms/useFormValue.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { StepProps } from './step-props.ts';
import { type HomePlace, useHomePlaces } from './useHomePlaces.ts';

/** The town or postal code of a home, chosen from suggestions; the pin goes there. */
export function HomePlaceField({ form, values }: StepProps) {
  const tools = useLocale();
  const { text, locale } = tools;
  const { ref, error } = useFormValue(form, 'cityId');
  const chosen = [values.postalCode, values.city].filter(Boolean).join(' ');
  const [typed, setTyped] = useState<string | null>(null);
  const { places, isLoading } = useHomePlaces(typed, locale);

  const choose = (place: HomePlace): void => {
    const isCode = place.type === LocationType.PostalCode;
    form.setValue('postalCode', isCode ? place.postalCode : null);
    form.setValue('city', place.name);
    form.setValue('region', place.regionCode);
    form.setValue('lat', place.lat);
    form.setValue('lng', place.lng);
    form.setValue('hasExactPoint', false);
    form.setValue('cityId', place.cityId, { shouldValidate: true, shouldDirty: true });
    setTyped(null);
  };
  const options = places?.map((place) => ({
    id: String(place.id),
    label: [place.postalCode, place.name].filter(Boolean).join(' '),
    detail: placeDetail(place, tools),
    place,
  }));
  return (
    <div className="flex flex-col gap-1.5">
      <Combobox
        ref={ref}
        label={text('publish.place.town')}
        placeholder={text('publish.place.townHint')}
        icon={<Icon name="map-pin" className="size-4.5" />}
        query={typed ?? chosen}
        onQueryChange={setTyped}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => setTyped(null)}
        options={typed === null ? null : (options ?? null)}
        isLoading={isLoading}
        onOptionSelect={({ place }) => choose(place)}
        error={error}
      />
      <p className="text-sm text-muted">{text('publish.why.cityId')}</p>
    </div>
  );
}
