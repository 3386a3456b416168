import { Fragment, type ReactNode } from 'react';
import type { TextRun } from '../content.ts';

/** Words of a text with their looks and links. */
export const RunText = ({ runs }: { runs: readonly TextRun[] }) =>
  runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name, and never move
    <Fragment key={index}>{lookOf(run)}</Fragment>
  ));

function lookOf({ text, isStrong, isEmphasis, href }: TextRun): ReactNode {
  let shown: ReactNode = text;
  if (isEmphasis) shown = <em>{shown}</em>;
  if (isStrong) shown = <strong className="font-semibold">{shown}</strong>;
  if (href === undefined) return shown;
  return (
    <a href={href} className="text-lake underline underline-offset-4">
      {shown}
    </a>
  );
}
