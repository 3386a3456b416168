import type { SearchColumns } from '../table/search-columns.ts';

/** Homes whose price is at least `from` and below `to`; the last bar has no end. */
export interface PriceBar {
  from: number;
  to: number | null;
  count: number;
}

/** Distribution of prices. */
export interface PriceHistogram {
  bars: PriceBar[];
  onRequest: number;
}

/** Target number of bars; a round width gives a few more or fewer. */
const BARS = 24;
/** Share of prices before the last bar, which holds the highest 2 %; otherwise one very high price would leave one bar for all others. */
const SHOWN_SHARE = 0.98;
/** Prices sampled to choose the width; the counts cover all prices. */
const SAMPLE = 5_000;
/** Width of the narrowest bar, CHF. */
const NARROWEST = 10;
const ROUND_WIDTHS = [1, 2, 2.5, 5, 10];

/** The prices of rows in bars of one round width. */
export function priceHistogram({ comparablePrice: price }: SearchColumns, rows: Int32Array): PriceHistogram {
  const sample = samplePrices(price, rows);
  const dearest = sample[Math.floor((sample.length - 1) * SHOWN_SHARE)] ?? 0;
  const cheapest = sample[0] ?? 0;
  const width = roundWidth((dearest - cheapest) / BARS);
  const first = Math.floor(cheapest / width);
  const last = Math.max(first, Math.floor(dearest / width));
  const counts = new Array<number>(last - first + 1).fill(0);
  let known = 0;
  for (const row of rows) {
    const value = price[row] as number;
    if (Number.isNaN(value)) continue;
    known += 1;
    const bar = Math.min(last, Math.max(first, Math.floor(value / width))) - first;
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  const bars = counts.map((count, bar) => ({
    from: bar === 0 ? 0 : (first + bar) * width,
    to: bar === counts.length - 1 ? null : (first + bar + 1) * width,
    count,
  }));
  return { bars: known === 0 ? [] : bars, onRequest: rows.length - known };
}

function samplePrices(price: Float64Array, rows: Int32Array): Float64Array {
  const stride = Math.max(1, Math.floor(rows.length / SAMPLE));
  const sample: number[] = [];
  for (let index = 0; index < rows.length; index += stride) {
    const value = price[rows[index] as number] as number;
    if (!Number.isNaN(value)) sample.push(value);
  }
  return Float64Array.from(sample).sort();
}

function roundWidth(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(NARROWEST, width)));
  return (ROUND_WIDTHS.find((step) => step * power >= width) ?? 10) * power;
}
