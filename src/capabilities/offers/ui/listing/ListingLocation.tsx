import type { ReactNode } from 'react';
import type { PublicListingFragment } from '#generated/operations.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { addressText } from '../facts/offer-texts.ts';
import { ListingSection } from './ListingSection.tsx';

/** Position of a home's marker on a map; `isExact` where it marks the building, not the neighbourhood. */
export interface ListingPoint {
  point: { lat: number; lng: number } | null;
  isExact: boolean;
}

type ListingLocationProps = {
  listing: PublicListingFragment;
  /** Renders the map of the position, which belongs to another capability. */
  map: (place: ListingPoint) => ReactNode;
};

/** Location of a home: its address in words, how exact it is, and a small map. */
export function ListingLocation({ listing, map }: ListingLocationProps) {
  const { text } = useLocale();
  const { lat, lng, street } = listing;
  const point = lat !== null && lng !== null ? { lat, lng } : null;
  const precision = point === null ? 'unknown' : street === null ? 'near' : 'exact';
  return (
    <ListingSection title={text('listing.location')}>
      <div className="flex flex-col gap-1">
        <p className="font-medium">{addressText(listing)}</p>
        {(street === null || precision === 'exact') && (
          <p className="text-sm text-muted">{text(`listing.location.${precision}`)}</p>
        )}
      </div>
      {map({ point, isExact: precision === 'exact' })}
    </ListingSection>
  );
}
