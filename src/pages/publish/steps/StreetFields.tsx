import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Combobox } from '#kit/design/fields/combobox/Combobox.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { useFormValue } from '#kit/forms/useFormValue.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { StepProps } from './step-props.ts';
import { type SuggestedAddress, useAddresses } from './useAddresses.ts';

/** Street and number of a home, with suggestions where there are any; a known address moves the pin there. */
export function StreetFields({ form, values }: StepProps) {
  const { text } = useLocale();
  const { street, streetNumber, postalCode } = values;
  const { ref, error, onValueChange } = useFormValue(form, 'street');
  const [isTyping, setIsTyping] = useState(false);
  const isOfAddress = useRef(false);
  const suggested = useAddresses(postalCode, isTyping ? street : null);
  const move = ({ lat, lng }: Pick<SuggestedAddress, 'lat' | 'lng'>): void => {
    if (lat === null || lng === null) return;
    form.setValue('lat', lat);
    form.setValue('lng', lng);
    form.setValue('hasExactPoint', true);
    isOfAddress.current = true;
  };
  /** The point of an address is not that of the next one that is typed. */
  const leave = (): void => {
    if (isOfAddress.current) form.setValue('hasExactPoint', false);
    isOfAddress.current = false;
  };
  const choose = (address: SuggestedAddress): void => {
    form.setValue('street', address.street, { shouldValidate: true, shouldDirty: true });
    if (address.number !== '') form.setValue('streetNumber', address.number, { shouldDirty: true });
    setIsTyping(false);
    move(address);
  };
  const { onNumberTyped } = useTypedAddress({ postalCode, street, streetNumber }, move);
  const number = form.field('streetNumber');
  const options = suggested?.map((address) => ({
    id: `${address.street} ${address.number} ${address.city}`,
    label: `${address.street} ${address.number}`.trim(),
    detail: address.city,
    address,
  }));
  return (
    <div className="grid grid-cols-[1fr_6.5rem] gap-4">
      <Combobox
        ref={ref}
        label={text('publish.field.street')}
        autoComplete="address-line1"
        required={false}
        query={street}
        onQueryChange={(typed) => {
          setIsTyping(true);
          leave();
          onValueChange(typed);
        }}
        onBlur={() => setIsTyping(false)}
        // Without a match the street is typed: an empty list would say that it does not exist.
        options={isTyping && options && options.length > 0 ? options : null}
        onOptionSelect={({ address }) => choose(address)}
        error={error}
      />
      <TextField
        label={text('publish.field.streetNumber')}
        inputMode="text"
        {...number}
        onChange={(event) => {
          leave();
          onNumberTyped();
          return number.onChange(event);
        }}
      />
    </div>
  );
}

type TypedAddress = { postalCode: string | null; street: string; streetNumber: string };

/** Moves the pin once a typed number makes a known address; an address that was not typed here moves nothing. */
function useTypedAddress(
  { postalCode, street, streetNumber }: TypedAddress,
  move: (address: SuggestedAddress) => void,
): { onNumberTyped: () => void } {
  const [isTyped, setIsTyped] = useState(false);
  const line = `${street} ${streetNumber}`.trim();
  const found = useAddresses(postalCode, isTyped && street !== '' && streetNumber !== '' ? line : null);
  const wanted = (address: SuggestedAddress): string => `${address.street} ${address.number}`.toLowerCase();
  const known = found?.find((address) => wanted(address) === line.toLowerCase());
  const moveTo = useEffectEvent(move);
  useEffect(() => {
    if (known) moveTo(known);
  }, [known]);
  return { onNumberTyped: () => setIsTyped(true) };
}
