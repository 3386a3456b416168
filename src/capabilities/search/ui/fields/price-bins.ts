import type { FilterFacetsFragment } from '#generated/operations.ts';
import type { Bin } from '#kit/design/charts/chart-geometry.ts';

type PriceBar = FilterFacetsFragment['priceHistogram']['bars'][number];

/** The bars of prices on a closed axis: the last one, which has no end, is drawn as wide as the one before. */
export function priceBins(bars: readonly PriceBar[]): Bin[] {
  return bars.map(({ from, to, count }, index) => {
    const before = bars[index - 1];
    const width = before === undefined ? from : from - before.from;
    return { from, to: to ?? from + Math.max(1, width), count };
  });
}

/** Whether prices exceed the axis, so that its end represents all larger ones. */
export const isOpenEnded = (bars: readonly PriceBar[]): boolean => bars.at(-1)?.to === null;
