import type { ReactNode } from 'react';

/** One family of components, with its place in the list at the top of the page. */
export function KitSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="flex flex-col gap-6 border-t border-line pt-8">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** A component in one or several states, with the name of the state. */
export function KitState({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 className="font-sans text-xs font-normal tracking-normal text-muted">{name}</h3>
      {children}
    </div>
  );
}
