/** Two positions on a track, the lower one first. */
export type SliderRange = readonly [low: number, high: number];

type RangeSliderProps = {
  /** The label of each thumb, for readers who do not see it. */
  labels: readonly [low: string, high: string];
  /** The last position; the first is 0. */
  max: number;
  range: SliderRange;
  onRangeChange: (range: SliderRange) => void;
  /** A position in words, as it is read out. */
  formatPosition: (position: number) => string;
};

/**
 * A part of a track between two thumbs, which never meet. Each thumb is the browser's own slider: arrows, Page Up and
 * Down, Home and End, touch and screen readers work.
 */
export function RangeSlider({ labels, max, range, onRangeChange, formatPosition }: RangeSliderProps) {
  const [low, high] = range;
  const percent = (position: number): string => `${(position / max) * 100}%`;
  const move = (end: number, position: number): void =>
    onRangeChange(end === 0 ? [Math.min(position, high - 1), high] : [low, Math.max(position, low + 1)]);
  return (
    <div className="relative h-7">
      <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line" />
      <div
        className="absolute top-1/2 h-1 -translate-y-1/2 bg-lake"
        style={{ left: percent(low), width: percent(high - low) }}
      />
      {range.map((position, end) => (
        <input
          key={labels[end]}
          type="range"
          min={0}
          max={max}
          value={position}
          aria-label={labels[end]}
          aria-valuetext={formatPosition(position)}
          onChange={({ currentTarget }) => move(end, currentTarget.valueAsNumber)}
          className="slider"
          // Where both are at the right end, the lower one must be on top to be moved back.
          style={{ zIndex: end === 0 && low > max / 2 ? 1 : 0 }}
        />
      ))}
    </div>
  );
}
