import type { ReactNode } from 'react';

/** A fact and its value; the caller leaves out facts that are not stated. */
export type Fact = { readonly label: string; readonly value: ReactNode; readonly icon?: ReactNode };

/** Facts in as many columns as the room allows. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-10">
      {facts.map((fact) => (
        <div
          key={fact.label}
          className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-line py-2.5 print:py-1"
        >
          <dt className="flex items-baseline gap-2 text-muted hyphens-auto [&_svg]:self-center">
            {fact.icon}
            {fact.label}
          </dt>
          <dd className="ml-auto min-w-0 text-right font-medium">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
