import { HOUR_S, MINUTE_S } from '#kernel/time.ts';

/** A part of a duration, in its unit. */
interface DurationPart {
  unit: 'hours' | 'minutes' | 'seconds';
  count: number;
}

/** A duration in its two largest units: 75 s are a minute and 15 seconds. */
export function durationParts(seconds: number): DurationPart[] {
  const parts: DurationPart[] = [
    { unit: 'hours', count: Math.floor(seconds / HOUR_S) },
    { unit: 'minutes', count: Math.floor((seconds % HOUR_S) / MINUTE_S) },
    { unit: 'seconds', count: seconds % MINUTE_S },
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  return parts.slice(first, first + 2).filter(({ count }) => count > 0);
}
