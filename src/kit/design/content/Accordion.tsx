import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

type AccordionProps = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode };

/** A heading that unfolds. Those with the same `name` are open one at a time. */
export function Accordion({ title, children, ...details }: AccordionProps) {
  return (
    <details {...details} className="group border-b border-line">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="chevron-down" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
