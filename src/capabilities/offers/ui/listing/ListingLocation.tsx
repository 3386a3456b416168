import type { ReactNode } from 'react';
import type { PublicListingFragment } from '#generated/operations.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { addressText } from '../facts/offer-texts.ts';
import { ListingSection } from './ListingSection.tsx';

/** Where the mark of a home stands on a map; `isExact` where it is the house and not the neighbourhood. */
export interface ListingPoint {
  point: { lat: number; lng: number } | null;
  isExact: boolean;
}

type ListingLocationProps = {
  listing: PublicListingFragment;
  /** The map of the place, which is another room's. */
  map: (place: ListingPoint) => ReactNode;
};

/** Where a home is: its address in words, how exact that is, and a small map. */
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
