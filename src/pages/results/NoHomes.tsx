import { SearchX } from 'lucide-react';
import { onPage, searchHref } from '#capabilities/search/ui/search-href.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ResultsData } from './results.loader.ts';
import { pageCountOf } from './results-pages.ts';

type NoHomesProps = {
  data: ResultsData;
  /** Follows the address of each way on. */
  hash?: string;
};

/** Nothing to show, and the ways on: the first page, or what to ask less for. */
export function NoHomes({ data, hash = '' }: NoHomesProps) {
  const { text, locale } = useLocale();
  const { address, places, count } = data;
  const icon = <SearchX aria-hidden="true" className="size-6" />;
  if (count > 0) {
    return (
      <EmptyState
        icon={icon}
        title={text('results.beyond.title')}
        action={
          <LinkButton href={searchHref(onPage(address, 1), places, locale) + hash}>
            {text('results.beyond.firstPage')}
          </LinkButton>
        }
      >
        {text('results.beyond.text', { count, pages: pageCountOf(count) })}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title={text('results.none.title')}>
      <p>{text(data.waysOn.length > 0 ? 'results.none.loosen' : 'results.none.text')}</p>
      <WaysOn data={data} hash={hash} />
    </EmptyState>
  );
}

function WaysOn({ data: { waysOn }, hash }: Required<NoHomesProps>) {
  const { text } = useLocale();
  if (waysOn.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col divide-y divide-line text-left text-ink">
      {waysOn.map(({ label, href, count }) => (
        <li key={href}>
          <a href={href + hash} className="flex items-baseline justify-between gap-6 py-3 hover:text-lake">
            <span className="underline underline-offset-4">{label}</span>
            <span className="shrink-0 text-sm text-muted tabular-nums">{text('results.count', { count })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
