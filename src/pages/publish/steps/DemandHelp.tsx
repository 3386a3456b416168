import { Demand } from '#capabilities/alerts/ui/Demand.tsx';
import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import { useDemand } from './useDemand.ts';

/** The number of people who look for a home like the described one. */
export function DemandHelp({ values }: { values: OfferForm }) {
  const people = useDemand(values);
  return (
    <div role="status" className="rounded-md bg-mist px-4 py-3 empty:hidden">
      <Demand people={people} />
    </div>
  );
}
