import type { ImportReport } from '../import-report.ts';
import type { FeedEncoding } from './idx/text/encoding.ts';
import type { ImportPlan } from './import.plan.ts';
import type { StagedFeed } from './stage-feed.ts';

/** The report of a run that did nothing. */
export const emptyReport = (): ImportReport => ({
  encoding: null,
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  withdrawn: 0,
  missing: 0,
  putAside: 0,
  problems: [],
  problemCount: 0,
  counts: {},
});

/** The report of a run, by its plan; a held run did nothing. */
export function reportOf(
  plan: ImportPlan,
  { staged, isHeld, encoding }: { staged: StagedFeed; isHeld: boolean; encoding: FeedEncoding },
): ImportReport {
  const counted = (list: readonly unknown[]): number => (isHeld ? 0 : list.length);
  return {
    encoding,
    read: staged.read,
    created: counted(plan.create),
    updated: counted(plan.update),
    unchanged: counted(plan.unchanged),
    withdrawn: counted(plan.withdraw),
    missing: counted(plan.missing),
    putAside: staged.putAside + plan.unplaced.length,
    problems: staged.problems.sorted(),
    problemCount: staged.problems.count,
    counts: staged.problems.counts,
    ...(isHeld && plan.held && { held: plan.held }),
  };
}
