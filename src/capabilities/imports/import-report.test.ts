import { describe, expect, test } from 'vitest';
import { formatReport, type ImportReport } from './import-report.ts';

const REPORT: ImportReport = {
  read: 6,
  created: 3,
  updated: 1,
  unchanged: 1,
  withdrawn: 0,
  missing: 2,
  putAside: 1,
  problems: [],
};

describe('the report on the terminal', () => {
  test('equal problems of several records share a row', () => {
    const blank = { field: 'object_title', problem: 'required', done: 'repaired' } as const;
    const problems = [1, 2, 3, 5].map((record) => ({ record, ...blank }));
    const [headings, , row] = formatReport({ ...REPORT, problems }, { dryRun: false }).split('\n');
    expect(headings?.split(/ {2,}/)).toEqual(['Record', 'Field', 'Problem', 'Value', 'What was done']);
    expect(row?.split(/ {2,}/)).toEqual(['1–3, 5', 'object_title', 'must be filled', '–', 'put right']);
  });

  test('a value from outside cannot command the terminal', () => {
    const value = `a\u001b[2J\u202Eb${'x'.repeat(100)}`;
    const problems = [{ record: 0, field: 'url', problem: 'unreadable', value, done: 'dropped' } as const];
    const text = formatReport({ ...REPORT, problems }, { dryRun: false });
    expect(text).toContain('a [2J bxxx');
    expect(text).not.toMatch(/(?!\n)\p{Cc}|\u202E|x{60}/u);
  });

  test('ends with what was done', () => {
    const counts = '6 read: 3 new, 1 changed, 1 unchanged, 1 put aside; 0 withdrawn, 2 missing for the first time.';
    expect(formatReport(REPORT, { dryRun: false })).toBe(counts);
    expect(formatReport(REPORT, { dryRun: true })).toBe(`Dry run, nothing was written. ${counts}`);
  });

  test('or with what it waits for', () => {
    const held = { reason: 'tooManyMissing', wouldWithdraw: 9, of: 20 } as const;
    expect(formatReport({ ...REPORT, held }, { dryRun: false })).toMatch(
      /9 of 20 active .* Nothing was written\.\n.*--confirm/,
    );
  });
});
