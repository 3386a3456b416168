import type { FilterFacetsFragment } from '#generated/operations.ts';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { HistogramRange } from '#kit/design/fields/numbers/HistogramRange.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { FilterFieldsProps } from '../filter-fields.ts';
import { isOpenEnded, priceBins } from './price-bins.ts';

/** Distribution of prices under the other filters, with two thumbs to choose a range. */
export function PriceHistogramField({ filter, onFilterChange, facets }: FilterFieldsProps) {
  const { text } = useLocale();
  if (facets.found === null) {
    return facets.isAsking ? <Skeleton className="mx-3.5 h-32 rounded-sm noscript:hidden" /> : null;
  }
  const { bars, onRequest } = facets.found.priceHistogram;
  return (
    <div className="flex flex-col gap-2">
      {bars.length > 0 && <PriceBars bars={bars} filter={filter} onFilterChange={onFilterChange} />}
      {onRequest > 0 && <p className="text-sm text-muted">{text('search.priceOnRequest', { count: onRequest })}</p>}
    </div>
  );
}

type PriceBarsProps = Omit<FilterFieldsProps, 'facets'> & { bars: FilterFacetsFragment['priceHistogram']['bars'] };

function PriceBars({ bars, filter, onFilterChange }: PriceBarsProps) {
  const { text, number, money } = useLocale();
  const bins = priceBins(bars);
  const end = bins.at(-1);
  const isBeyond = (price: number): boolean => isOpenEnded(bars) && price === end?.to;
  const format = (price: number): string =>
    isBeyond(price) ? text('search.priceAbove', { price: number(end?.from ?? 0) }) : money(price);
  const homes = bins.reduce((sum, bin) => sum + bin.count, 0);
  return (
    <HistogramRange
      bins={bins}
      labels={{
        picture: text('search.priceHistogram', { count: homes }),
        low: text('search.priceFrom'),
        high: text('search.priceTo'),
      }}
      range={{ from: filter.minPrice, to: filter.maxPrice }}
      onRangeChange={({ from, to }) => onFilterChange((now) => ({ ...now, minPrice: from, maxPrice: to }))}
      formatValue={format}
    />
  );
}
