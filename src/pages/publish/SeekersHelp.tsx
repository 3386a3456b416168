import { Seekers } from '#capabilities/alerts/ui/Seekers.tsx';
import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { useSeekers } from './useSeekers.ts';

/** How many people wait for a home like the one that is being described. */
export function SeekersHelp({ values }: { values: OfferForm }) {
  const people = useSeekers(values);
  return (
    <div role="status" className="rounded-md bg-mist px-4 py-3 empty:hidden">
      <Seekers people={people} />
    </div>
  );
}
