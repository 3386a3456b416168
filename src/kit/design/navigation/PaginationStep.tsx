import type { ReactNode } from 'react';

type PaginationStepProps = { label: string; rel: 'prev' | 'next'; href: string | undefined; children: ReactNode };

/** The way to the page before or after; pale where there is none. */
export function PaginationStep({ label, rel, href, children }: PaginationStepProps) {
  return (
    <li>
      {href === undefined ? (
        <span aria-hidden="true" className="grid h-10 w-9 place-items-center opacity-30">
          {children}
        </span>
      ) : (
        <a
          href={href}
          rel={rel}
          aria-label={label}
          className="grid h-10 w-9 place-items-center rounded-md hover:bg-mist"
        >
          {children}
        </a>
      )}
    </li>
  );
}
