import { PlaceMap } from '#capabilities/locations/ui/PlaceMap.tsx';
import { StreetsWhenSeen } from '#capabilities/locations/ui/StreetsWhenSeen.tsx';
import { addressText } from '#capabilities/offers/ui/offer-texts.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ListingSection } from './ListingSection.tsx';
import type { Listing } from './listing.loader.ts';

/** Where a home is: its address in words, how exact that is, and a small map. */
export function ListingLocation({ listing }: { listing: Listing }) {
  const { text } = useLocale();
  const { lat, lng, street, placeMap } = listing;
  const point = lat !== null && lng !== null ? { lat, lng } : null;
  const precision = point === null ? 'unknown' : street === null ? 'near' : 'exact';
  const place = placeMap && { map: placeMap, point, isExact: precision === 'exact' };
  return (
    <ListingSection title={text('listing.location')}>
      <div className="flex flex-col gap-1">
        <p className="font-medium">{addressText(listing)}</p>
        {(street === null || precision === 'exact') && (
          <p className="text-sm text-muted">{text(`listing.location.${precision}`)}</p>
        )}
      </div>
      {place && (
        <PlaceMap {...place}>
          <StreetsWhenSeen {...place} />
        </PlaceMap>
      )}
    </ListingSection>
  );
}
