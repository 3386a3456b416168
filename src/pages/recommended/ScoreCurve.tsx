import { chartPoint, linePath } from '#kit/design/charts/chart-geometry.ts';

type ScoreCurveProps = {
  /** A description of the picture, for readers who do not see it. */
  label: string;
  /** The score at a share of the axis, both 0 … 1. */
  scoreAt: (share: number) => number;
  /** Labels of the two ends of the axis. */
  ends: readonly [first: string, last: string];
  /** A position on the axis, with its label. */
  marked?: { share: number; label: string };
};

const STEPS = 60;

/** The curve of a factor of the score. */
export function ScoreCurve({ label, scoreAt, ends, marked }: ScoreCurveProps) {
  const points = Array.from({ length: STEPS + 1 }, (_, step) =>
    chartPoint((step / STEPS) * 100, 100 - scoreAt(step / STEPS) * 96),
  );
  const line = linePath(points);
  const markedX = marked && marked.share * 100;
  return (
    <figure className="flex flex-col gap-1.5">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label} className="h-36 w-full">
        <path d={`${line}V100H0Z`} className="fill-lake-tint" />
        {marked && (
          <line
            x1={markedX}
            x2={markedX}
            y1="0"
            y2="100"
            strokeDasharray="4 4"
            className="stroke-edge"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <path d={line} fill="none" strokeWidth="2" className="stroke-lake" vectorEffect="non-scaling-stroke" />
        <line x1="0" x2="100" y1="100" y2="100" className="stroke-edge" vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption aria-hidden="true" className="relative flex justify-between text-xs text-muted">
        <span>{ends[0]}</span>
        {marked && (
          <span className="absolute -translate-x-1/2" style={{ left: `${markedX}%` }}>
            {marked.label}
          </span>
        )}
        <span>{ends[1]}</span>
      </figcaption>
    </figure>
  );
}
