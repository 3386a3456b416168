import type { Bin } from '../../charts/chart-geometry.ts';
import { BarHistogram } from './BarHistogram.tsx';
import { binEdges, type ChosenRange, chosenPositions, rangeBetween } from './histogram-range.ts';
import { RangeSlider } from './RangeSlider.tsx';

type HistogramRangeProps = {
  bins: readonly Bin[];
  /** The label of the picture, then of each thumb. */
  labels: { picture: string; low: string; high: string };
  range: ChosenRange;
  onRangeChange: (range: ChosenRange) => void;
  formatValue: (value: number) => string;
};

/** A histogram, and under it two thumbs that choose a part of its axis. A thumb at an end of the axis sets no bound. */
export function HistogramRange({ bins, labels, range, onRangeChange, formatValue }: HistogramRangeProps) {
  const edges = binEdges(bins);
  return (
    <div className="px-3.5">
      <BarHistogram bins={bins} label={labels.picture} formatValue={formatValue} range={range}>
        <div className="-mt-5 noscript:hidden">
          <RangeSlider
            labels={[labels.low, labels.high]}
            max={bins.length}
            range={chosenPositions(edges, range)}
            onRangeChange={(positions) => onRangeChange(rangeBetween(edges, positions))}
            formatPosition={(position) => formatValue(edges[position] ?? 0)}
          />
        </div>
      </BarHistogram>
    </div>
  );
}
