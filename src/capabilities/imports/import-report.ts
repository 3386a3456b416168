import {
  type ImportProblem,
  OUTCOME_TEXTS,
  type OutcomeCounts,
  PROBLEM_TEXTS,
  type ProblemKey,
} from './import-problem.ts';

/** Result of a run; for a dry run, the result it would have. All counts are of listings. */
export interface ImportReport {
  /** Encoding of the file; null where it was refused. */
  encoding: string | null;
  /** Records in the file. */
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Missing for the second time and hidden by this run. */
  withdrawn: number;
  /** Missing for the first time and still shown. */
  missing: number;
  /** Records that were not imported; their listings stay as they are. */
  putAside: number;
  /** The first few thousand problems. */
  problems: readonly ImportProblem[];
  /** Number of all problems. */
  problemCount: number;
  /** Number of all problems by outcome and kind. */
  counts: OutcomeCounts;
  /** Present when the run waits for a confirmation and wrote nothing. */
  held?: RunHold;
  /** Present when the file was not read. */
  refused?: RunRefusal;
}

/** Reason why a run waits for a confirmation. */
export interface RunHold {
  reason: 'emptyFile' | 'tooManyMissing';
  /** Active listings of the agency that are missing from the file. */
  wouldWithdraw: number;
  /** All active listings of the agency. */
  of: number;
}

/** Reason why a file was not read. */
export interface RunRefusal {
  reason: 'wrongFormat' | 'unsureEncoding';
  /** Name of its format, or of its possible encodings. */
  name: string;
}

/** Exit codes of an import; 1 is for failures of the command itself. */
export const IMPORT_EXIT = { done: 0, held: 2, putAside: 3, refused: 4, empty: 5 } as const;

/** The exit code of a run: 0 only when the whole file was imported. */
export function exitCodeOf({ read, putAside, held, refused }: ImportReport): number {
  if (refused) return IMPORT_EXIT.refused;
  if (held) return IMPORT_EXIT.held;
  if (read === 0) return IMPORT_EXIT.empty;
  return putAside > 0 ? IMPORT_EXIT.putAside : IMPORT_EXIT.done;
}

/** Reason why a run does not exit with 0, in one line; null where it does. */
export function failureReason({ read, putAside, held, refused }: ImportReport): string | null {
  if (refused) return `Refused: ${REFUSALS[refused.reason](printable(refused.name))} Nothing was written.`;
  if (held)
    return `Held: ${CAUSES[held.reason]}: ${held.wouldWithdraw} of ${held.of} active ones would go. Nothing was written; if that is meant, run it again with --confirm.`;
  if (read === 0) return 'Empty: there is no record in the file.';
  if (putAside === 0) return null;
  return `Not all was taken over: ${putAside} of ${read} put aside; what is on show of their objects stays as it is.`;
}

const REFUSALS: Record<RunRefusal['reason'], (name: string) => string> = {
  wrongFormat: (name) => `this is no IDX file, but: ${name}.`,
  unsureEncoding: (name) => `the encoding of the file is not clear; it could be ${name}. Send it as UTF-8.`,
};

const CAUSES: Record<RunHold['reason'], string> = {
  emptyFile: 'the file holds no listing',
  tooManyMissing: 'too many listings are missing from the file',
};

/** The report as lines for a terminal: a table of the problems, then the result. */
export function formatReport(report: ImportReport, { dryRun }: { dryRun: boolean }): string {
  const table = report.problems.length > 0 ? [...formatProblems(report.problems), ''] : [];
  const left = report.problemCount - report.problems.length;
  const more = left > 0 ? [`… and ${left} more problems.`, ''] : [];
  return [...table, ...more, formatCounts(report, dryRun), ...reasonLines(report.counts)].join('\n');
}

const HEADINGS = ['Record', 'Object', 'Field', 'Problem', 'Value', 'Action'];
const LONGEST_CELL = 44;

/** Equal problems of several records share a row, except those of a record that was put aside, which has its own. */
function formatProblems(problems: readonly ImportProblem[]): string[] {
  const rows = new Map<string, { records: number[]; objects: string[]; cells: string[] }>();
  for (const { record, object, field, problem, value, done } of problems) {
    const cells = [field || '–', PROBLEM_TEXTS[problem], printable(value ?? '–'), OUTCOME_TEXTS[done]];
    const key = [...cells, done === 'putAside' ? record : ''].join('\n');
    const row = rows.get(key) ?? { records: [], objects: [], cells };
    row.records.push(record);
    if (object !== undefined) row.objects.push(printable(object));
    rows.set(key, row);
  }
  const sorted = [...rows.values()].sort((a, b) => (a.records[0] ?? 0) - (b.records[0] ?? 0));
  return alignColumns([
    HEADINGS,
    ...sorted.map(({ records, objects, cells }) => [recordRanges(records), objectList(objects), ...cells]),
  ]);
}

function formatCounts(report: ImportReport, dryRun: boolean): string {
  const { read, created, updated, unchanged, withdrawn, missing, putAside, held, refused } = report;
  if (refused) return 'Nothing was read.';
  if (held) return `${read} read, ${putAside} put aside.`;
  const counts = `${read} read: ${created} new, ${updated} changed, ${unchanged} unchanged, ${putAside} put aside; ${withdrawn} withdrawn, ${missing} missing for the first time.`;
  return dryRun ? `Dry run, nothing was written. ${counts}` : counts;
}

/** Numbers of homes of the feed that are not public, by reason. */
function reasonLines(counts: OutcomeCounts): string[] {
  return (['hidden', 'putAside'] as const).flatMap((outcome) => {
    const reasons = Object.entries(counts[outcome] ?? {}) as [ProblemKey, number][];
    if (reasons.length === 0) return [];
    const texts = reasons
      .toSorted(([, one], [, other]) => other - one)
      .map(([key, count]) => `${count} × ${PROBLEM_TEXTS[key]}`);
    return [`${OUTCOME_TEXTS[outcome]}: ${texts.join(', ')}.`];
  });
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

/** Lines 1, 2, 3 and 7 as "1–3, 7"; 0 means the file. */
function recordRanges(records: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const record of new Set([...records].sort((a, b) => a - b))) {
    const last = ranges.at(-1);
    if (last && record === last.to + 1 && last.from > 0) last.to = record;
    else ranges.push({ from: record, to: record });
  }
  return shortened(ranges.map(({ from, to }) => (from === to ? String(from || 'file') : `${from}–${to}`)).join(', '));
}

/** The references that fit, and the number of further ones. */
function objectList(objects: readonly string[]): string {
  const different = [...new Set(objects)];
  let shown = different.length;
  const text = (): string => {
    const rest = different.length - shown;
    return [...different.slice(0, shown), ...(rest > 0 ? [`${rest} more`] : [])].join(', ') || '–';
  };
  while (shown > 1 && text().length > LONGEST_CELL) shown -= 1;
  return text();
}

/** A value without control characters, which a terminal would execute. */
const printable = (value: string): string => shortened(value.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' '));

const shortened = (text: string): string =>
  text.length <= LONGEST_CELL ? text : `${text.slice(0, LONGEST_CELL - 1)}…`;
