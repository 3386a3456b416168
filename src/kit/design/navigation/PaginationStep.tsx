import type { ReactNode } from 'react';

type PaginationStepProps = { label: string; rel: 'prev' | 'next'; href: string | undefined; children: ReactNode };

/** The way to the page before or after; pale where there is none. */
export function PaginationStep({ label, rel, href, children }: PaginationStepProps) {
  return (
    <li>
      {href === undefined ? (
        <span aria-hidden="true">{children}</span>
      ) : (
        <a href={href} rel={rel} aria-label={label}>
          {children}
        </a>
      )}
    </li>
  );
}
