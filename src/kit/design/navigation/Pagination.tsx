import type { ReactNode } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { Icon } from '../icons/Icon.tsx';
import { paginationPages } from './pagination-pages.ts';

type PaginationProps = {
  /** Current page, from 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Distinguishes this list from another one on the same screen. */
  label?: string;
};

/** Numbered pages as links, so that each has an address and works without script. Nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, label }: PaginationProps) {
  const { text, number } = useLocale();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label ?? text('kit.pages')}>
      <ul className="pages">
        <PaginationStep label={text('kit.previousPage')} rel="prev" href={page > 1 ? hrefOf(page - 1) : undefined}>
          <Icon name="chevron-left" className="size-5" />
        </PaginationStep>
        {paginationPages(page, pageCount).map((item) =>
          typeof item === 'number' ? (
            <li key={item}>
              <a
                href={hrefOf(item)}
                aria-label={text('kit.page', { page: number(item) })}
                aria-current={item === page ? 'page' : undefined}
              >
                {number(item)}
              </a>
            </li>
          ) : (
            <li key={item} aria-hidden="true" className="w-4 text-center text-muted phablet:w-6">
              …
            </li>
          ),
        )}
        <PaginationStep label={text('kit.nextPage')} rel="next" href={page < pageCount ? hrefOf(page + 1) : undefined}>
          <Icon name="chevron-right" className="size-5" />
        </PaginationStep>
      </ul>
    </nav>
  );
}

type PaginationStepProps = { label: string; rel: 'prev' | 'next'; href: string | undefined; children: ReactNode };

/** The way to the page before or after; pale where there is none. */
function PaginationStep({ label, rel, href, children }: PaginationStepProps) {
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
