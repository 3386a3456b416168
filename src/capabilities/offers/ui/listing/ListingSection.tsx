import type { ReactNode } from 'react';

/** A part of a listing under its heading. */
export function ListingSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
