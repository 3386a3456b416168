import { ChoiceCount } from '#kit/design/fields/choices/ChoiceCount.tsx';
import type { ExpectedCount } from '../facet-counts.ts';

/** The label of a checkbox, with the number of homes it would leave at the end of the line. */
export function CountedText({ text, count }: { text: string; count: ExpectedCount }) {
  return (
    <span className="flex items-baseline justify-between gap-3">
      <span className="min-w-0">{text}</span>
      <ChoiceCount count={count} />
    </span>
  );
}
