import { lazy, Suspense } from 'react';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

const LocationField = lazy(async () => ({
  default: (await import('#capabilities/locations/ui/LocationField.tsx')).LocationField,
}));

type LazyLocationFieldProps = {
  places: readonly PlaceChoiceFragment[];
  onPlacesChange: (places: readonly PlaceChoiceFragment[]) => void;
};

/** The field for places, fetched when it is opened. */
export function LazyLocationField(props: LazyLocationFieldProps) {
  const { text } = useLocale();
  return (
    <Suspense fallback={<Skeleton className="h-17" />}>
      <LocationField label={text('location.place')} {...props} />
    </Suspense>
  );
}
