import { describe, expect, test } from 'vitest';
import type { ImportProblem } from './import-problem.ts';
import { exitCodeOf, failureReason, formatReport, type ImportReport } from './import-report.ts';

const REPORT: ImportReport = {
  encoding: 'UTF-8',
  read: 6,
  created: 3,
  updated: 1,
  unchanged: 1,
  withdrawn: 0,
  missing: 2,
  putAside: 1,
  problems: [],
  problemCount: 0,
  counts: {},
};

describe('the report on the terminal', () => {
  const reportOf = (problems: readonly ImportProblem[]): ImportReport => ({
    ...REPORT,
    problems,
    problemCount: problems.length,
  });
  const rowsOf = (problems: readonly ImportProblem[]): string[][] =>
    formatReport(reportOf(problems), { dryRun: false })
      .split('\n')
      .map((line) => line.split(/ {2,}/));

  test('equal problems of several records share a row that names their objects', () => {
    const blank = { field: 'object_title', problem: 'required', done: 'repaired' } as const;
    const problems = [1, 2, 3, 5].map((record) => ({ record, object: `10#1#${record}`, ...blank }));
    const [headings, , row] = rowsOf(problems);
    expect(headings).toEqual(['Record', 'Object', 'Field', 'Problem', 'Value', 'Action']);
    expect(row).toEqual([
      '1–3, 5',
      '10#1#1, 10#1#2, 10#1#3, 10#1#5',
      'object_title',
      'must be filled',
      '–',
      'put right',
    ]);
  });

  test('more objects than a row can hold are counted', () => {
    const blank = { field: 'object_title', problem: 'required', done: 'repaired' } as const;
    const problems = Array.from({ length: 200 }, (_, index) => ({
      record: index + 1,
      object: `10#1#${index}`,
      ...blank,
    }));
    expect(rowsOf(problems)[2]?.[1]).toMatch(/^10#1#0, 10#1#1, .* 19\d more$/);
  });

  test('each record that was put aside has a row of its own', () => {
    const shifted = { field: 'floor', problem: 'shifted', value: 'CHF', done: 'putAside' } as const;
    const rows = rowsOf([1, 2].map((record) => ({ record, object: `a##${record}`, ...shifted })));
    expect(rows.slice(2, 4).map(([record, object]) => [record, object])).toEqual([
      ['1', 'a##1'],
      ['2', 'a##2'],
    ]);
  });

  test('problems beyond the stored ones are counted', () => {
    const text = formatReport({ ...REPORT, problems: [], problemCount: 12 }, { dryRun: false });
    expect(text).toContain('… and 12 more problems.');
  });

  test('a value from outside cannot command the terminal', () => {
    const value = `a\u001b[2J\u202Eb${'x'.repeat(100)}`;
    const problems = [{ record: 0, field: 'url', problem: 'unreadable', value, done: 'dropped' } as const];
    const text = formatReport(reportOf(problems), { dryRun: false });
    expect(text).toContain('a [2J bxxx');
    expect(text).not.toMatch(/(?!\n)\p{Cc}|\u202E|x{60}/u);
  });

  test('ends with what was done', () => {
    const counts = '6 read: 3 new, 1 changed, 1 unchanged, 1 put aside; 0 withdrawn, 2 missing for the first time.';
    expect(formatReport(REPORT, { dryRun: false })).toBe(counts);
    expect(formatReport(REPORT, { dryRun: true })).toBe(`Dry run, nothing was written. ${counts}`);
  });
});

const CLEAN = { ...REPORT, putAside: 0 };

test.each<[string, ImportReport, number, string | null]>([
  ['that took all over', CLEAN, 0, null],
  [
    'that put records aside',
    REPORT,
    3,
    'Not all was taken over: 1 of 6 put aside; what is on show of their objects stays as it is.',
  ],
  ['of an empty file', { ...CLEAN, read: 0 }, 5, 'Empty: there is no record in the file.'],
  [
    'that is held',
    { ...CLEAN, held: { reason: 'tooManyMissing', wouldWithdraw: 9, of: 20 } },
    2,
    'Held: too many listings are missing from the file: 9 of 20 active ones would go. Nothing was written; if that is meant, run it again with --confirm.',
  ],
  [
    'that is held because nothing came',
    { ...CLEAN, read: 0, held: { reason: 'emptyFile', wouldWithdraw: 9, of: 9 } },
    2,
    'Held: the file holds no listing: 9 of 9 active ones would go. Nothing was written; if that is meant, run it again with --confirm.',
  ],
  [
    'of a wrong file',
    { ...CLEAN, read: 0, refused: { reason: 'wrongFormat', name: 'PDF' } },
    4,
    'Refused: this is no IDX file, but: PDF. Nothing was written.',
  ],
])('a run %s ends with its code and one line that says why', (_, report, code, line) => {
  expect([exitCodeOf(report), failureReason(report)]).toEqual([code, line]);
});
