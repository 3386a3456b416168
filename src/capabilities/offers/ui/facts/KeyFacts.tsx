import type { OfferFact } from './offer-facts.ts';

/** The facts that most visitors decide by, side by side and large. */
export function KeyFacts({ facts }: { facts: readonly OfferFact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5 phablet:grid-cols-3 tablet-landscape:flex tablet-landscape:flex-wrap tablet-landscape:gap-x-12 print:flex print:flex-wrap print:gap-x-10 print:py-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col gap-0.5">
          <dt className="text-sm text-muted hyphens-auto">{label}</dt>
          <dd className="text-lg font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
