import { onPage, searchHref } from '#capabilities/search/ui/search-href.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ResultsData } from '../data/results.loader.ts';
import { pageCountOf } from '../data/results-pages.ts';
import { WaysOn } from './WaysOn.tsx';

/** The empty results, and the ways on: the first page, or looser searches. */
export function NoHomes({ data }: { data: ResultsData }) {
  const { text, locale } = useLocale();
  const { address, places, count } = data;
  const icon = <Icon name="search-x" className="size-6" />;
  if (count > 0) {
    return (
      <EmptyState
        icon={icon}
        title={text('results.beyond.title')}
        action={
          <LinkButton href={searchHref(onPage(address, 1), places, locale)}>
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
      <WaysOn waysOn={data.waysOn} />
    </EmptyState>
  );
}
