import { type ImportProblem, OUTCOME_TEXTS, PROBLEM_TEXTS } from './import-problem.ts';

/** What a run did; of a dry run, what it would have done. All counts are of listings. */
export interface ImportReport {
  /** Records in the file. */
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Missing for the second time and hidden by this run. */
  withdrawn: number;
  /** Missing for the first time and still shown. */
  missing: number;
  /** Records that were not taken over; the listings they stand for stay as they are. */
  putAside: number;
  problems: readonly ImportProblem[];
  /** Present when the run waits for a confirmation and wrote nothing. */
  held?: HeldRun;
}

/** Why a run waits for a confirmation. */
export interface HeldRun {
  reason: 'emptyFile' | 'tooManyMissing';
  /** Active listings of the agency that are missing from the file. */
  wouldWithdraw: number;
  /** All active listings of the agency. */
  of: number;
}

/** The report as lines for a terminal: a table of the problems, then the summary. */
export function formatReport(report: ImportReport, { dryRun }: { dryRun: boolean }): string {
  const table = report.problems.length > 0 ? [...formatProblems(report.problems), ''] : [];
  return [...table, ...formatSummary(report, dryRun)].join('\n');
}

const HEADINGS = ['Record', 'Field', 'Problem', 'Value', 'What was done'];
const LONGEST_CELL = 44;

/** Equal problems of several records share a row. */
function formatProblems(problems: readonly ImportProblem[]): string[] {
  const rows = new Map<string, { records: number[]; cells: string[] }>();
  for (const { record, field, problem, value, done } of problems) {
    const cells = [field || '–', PROBLEM_TEXTS[problem], printable(value ?? '–'), OUTCOME_TEXTS[done]];
    const row = rows.get(cells.join('\n')) ?? { records: [], cells };
    row.records.push(record);
    rows.set(cells.join('\n'), row);
  }
  const sorted = [...rows.values()].sort((a, b) => (a.records[0] ?? 0) - (b.records[0] ?? 0));
  return alignColumns([HEADINGS, ...sorted.map((row) => [recordRanges(row.records), ...row.cells])]);
}

function formatSummary(report: ImportReport, dryRun: boolean): string[] {
  const { read, created, updated, unchanged, withdrawn, missing, putAside, held } = report;
  const counts = `${read} read: ${created} new, ${updated} changed, ${unchanged} unchanged, ${putAside} put aside; ${withdrawn} withdrawn, ${missing} missing for the first time.`;
  if (!held) return [dryRun ? `Dry run, nothing was written. ${counts}` : counts];
  const cause =
    held.reason === 'emptyFile' ? 'The file holds no listing' : 'Too many listings are missing from the file';
  return [
    `${read} read, ${putAside} put aside.`,
    `Held: ${cause}: ${held.wouldWithdraw} of ${held.of} active ones would go. Nothing was written.`,
    'If that is meant, run it again with --confirm.',
  ];
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = HEADINGS.map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, (row[column] ?? '').length), 0),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const [heading = '', ...rest] = lines;
  return [heading, widths.map((width) => '─'.repeat(width)).join('  '), ...rest];
}

/** Lines 1, 2, 3 and 7 as "1–3, 7"; 0 is the file. */
function recordRanges(records: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const record of new Set([...records].sort((a, b) => a - b))) {
    const last = ranges.at(-1);
    if (last && record === last.to + 1 && last.from > 0) last.to = record;
    else ranges.push({ from: record, to: record });
  }
  const text = ranges.map(({ from, to }) => (from === to ? String(from || 'file') : `${from}–${to}`)).join(', ');
  return text.length <= LONGEST_CELL ? text : `${text.slice(0, LONGEST_CELL - 1)}…`;
}

/** A value from outside may hold what a terminal would obey. */
function printable(value: string): string {
  const text = value.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  return text.length <= LONGEST_CELL ? text : `${text.slice(0, LONGEST_CELL - 1)}…`;
}
