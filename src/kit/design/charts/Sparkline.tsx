import { linePath, type TimedValue, timePoints } from './chart-geometry.ts';

type SparklineProps = { values: readonly TimedValue[]; label: string };

/** A trend in the height of a line of text; the number itself is beside it. */
export function Sparkline({ values, label }: SparklineProps) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label} className="h-6 w-20">
      <path
        d={linePath(timePoints(values))}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="stroke-lake"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
