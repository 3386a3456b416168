import { stepPath, type TimedValue, timePoints } from './chart-geometry.ts';

type StepLineProps = {
  values: readonly TimedValue[];
  /** The end of the axis: today, or the day it was taken off the market. */
  until: string;
  /** One sentence that describes the picture to readers who do not see it. */
  label: string;
  formatValue: (value: number) => string;
  formatDate: (at: string) => string;
};

/** A value that holds until it changes: the price of a home over time. */
export function StepLine({ values, until, label, formatValue, formatDate }: StepLineProps) {
  const points = timePoints(values, until);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <figure className="flex flex-col gap-1.5">
      <div className="relative h-28">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label} className="size-full">
          <path d={`${stepPath(points)}V100H0Z`} className="fill-lake-tint" />
          <path
            d={stepPath(points)}
            fill="none"
            strokeWidth="2"
            className="stroke-lake"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {points.map(({ x, y }, index) => (
          <span
            key={values[index]?.at}
            title={`${formatDate(values[index]?.at ?? '')}: ${formatValue(values[index]?.value ?? 0)}`}
            className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface bg-lake"
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        ))}
      </div>
      <figcaption className="flex justify-between gap-4 text-xs text-muted tabular-nums">
        <span>
          {formatDate(first.at)} · {formatValue(first.value)}
        </span>
        {values.length > 1 && (
          <span className="text-right">
            {formatDate(until)} · {formatValue(last.value)}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
