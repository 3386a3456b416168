import type { ReactNode } from 'react';
import { type Bin, binPosition } from '../../charts/chart-geometry.ts';
import { classes } from '../../classes.ts';

type BarHistogramProps = {
  bins: readonly Bin[];
  /** One sentence that describes the picture to readers who do not see it. */
  label: string;
  formatValue: (value: number) => string;
  /** One value of the axis, with its words: "this home". */
  marked?: { value: number; label: string };
  /** The chosen part of the axis; bars outside of it are pale. */
  range?: { from: number | null; to: number | null };
  /** An overlay on the axis: the slider that chooses a part. */
  children?: ReactNode;
};

/** How often each value occurs, as bars of equal width over the ends of the axis. */
export function BarHistogram({ bins, label, formatValue, marked, range, children }: BarHistogramProps) {
  const highest = Math.max(1, ...bins.map((bin) => bin.count));
  const [first, last] = [bins[0], bins.at(-1)];
  const position = marked ? binPosition(bins, marked.value) : null;
  if (first === undefined || last === undefined) return null;
  const isInRange = ({ from, to }: Bin): boolean => (range?.from ?? -Infinity) < to && (range?.to ?? Infinity) > from;
  return (
    <figure className="flex flex-col gap-1.5">
      {marked && position !== null && (
        <div aria-hidden="true" className="relative h-5 text-xs font-semibold text-brick-hover">
          <span className="absolute whitespace-nowrap" style={{ left: `${position}%`, translate: `-${position}%` }}>
            {marked.label}
          </span>
        </div>
      )}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label} className="h-24 w-full">
        {bins.map((bin, index) => (
          <rect
            key={bin.from}
            x={(index * 100) / bins.length + 0.3}
            width={100 / bins.length - 0.6}
            y={100 - (bin.count / highest) * 100}
            height={(bin.count / highest) * 100}
            className={classes(isInRange(bin) ? 'fill-lake' : 'fill-line', marked && 'opacity-70')}
          />
        ))}
        <line x1="0" x2="100" y1="100" y2="100" className="stroke-edge" vectorEffect="non-scaling-stroke" />
        {position !== null && (
          <line
            x1={position}
            x2={position}
            y1="0"
            y2="100"
            strokeWidth="2"
            className="stroke-brick"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      {children}
      <figcaption aria-hidden="true" className="flex justify-between text-xs text-muted tabular-nums">
        <span>{formatValue(first.from)}</span>
        <span>{formatValue(last.to)}</span>
      </figcaption>
    </figure>
  );
}
