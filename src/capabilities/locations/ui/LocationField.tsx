import { useRef } from 'react';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import { Spinner } from '#kit/design/content/Spinner.tsx';
import { ChosenChip } from '#kit/design/fields/choices/ChosenChip.tsx';
import { Combobox } from '#kit/design/fields/combobox/Combobox.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { placeDetail, placeName } from './place-names.ts';
import { useTypedPlace } from './useTypedPlace.ts';

type LocationFieldProps = {
  label: string;
  places: readonly PlaceChoiceFragment[];
  onPlacesChange: (places: readonly PlaceChoiceFragment[]) => void;
};

/**
 * Several places, chosen from suggestions while typing. Enter takes the highlighted one and submits the form.
 *
 * Inside a form it sends `locationIds` for each of them; without script also the typed text as `place`, and checkboxes that can be
 * unticked.
 */
export function LocationField({ label, places, onPlacesChange }: LocationFieldProps) {
  const tools = useLocale();
  const { text, locale } = tools;
  const input = useRef<HTMLInputElement>(null);
  const typed = useTypedPlace(input, places, onPlacesChange);
  const options = typed.choices?.map((place) => ({
    id: String(place.id),
    label: placeName(place, locale),
    detail: placeDetail(place, tools),
    place,
  }));

  const remove = (removed: PlaceChoiceFragment, isByKeyboard: boolean): void => {
    onPlacesChange(places.filter((place) => place.id !== removed.id));
    // After a touch, focus would open the on-screen keyboard of a phone.
    if (isByKeyboard) input.current?.focus();
  };
  return (
    <div className="flex flex-col gap-3">
      <Combobox
        ref={input}
        name={typed.name}
        label={label}
        placeholder={text('location.placeholder')}
        icon={typed.isHeld ? <Spinner /> : <Icon name="map-pin" className="size-4.5" />}
        error={
          typed.problem === null ? undefined : text(`location.problem.${typed.problem}`, { place: typed.query.trim() })
        }
        aria-busy={typed.isHeld || undefined}
        query={typed.query}
        onQueryChange={typed.changeQuery}
        onFocus={typed.use}
        options={options ?? null}
        isLoading={typed.isLoading}
        onOptionSelect={({ place }, by) => (by === 'Enter' ? typed.takeAndSend(place) : typed.take(place))}
      />
      <span role="status" className="sr-only">
        {typed.isHeld && text('kit.loading')}
      </span>
      {places.length > 0 && (
        <ul aria-label={text('location.chosen')} className="flex flex-wrap gap-2">
          {places.map((place) => (
            <li key={place.id} className="max-w-full">
              <ChosenChip
                name="locationIds"
                value={place.id}
                onRemove={({ isByKeyboard }) => remove(place, isByKeyboard)}
                className="min-h-9"
              >
                {placeName(place, locale)}
              </ChosenChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
