/** Reasons of a report; the texts are `report.reason.{reason}`. @source docs/reference/listings.md, "Reports" */
export const REPORT_REASONS = [
  'wrongDetails',
  'gone',
  'fraud',
  'duplicate',
  'offensive',
  'copyright',
  'other',
] as const;

/** See `REPORT_REASONS`. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Decisions on a report. @source docs/reference/listings.md, "Reports" */
export const REPORT_DECISIONS = ['nothingWrong', 'corrected', 'takenDown'] as const;

/** See `REPORT_DECISIONS`. */
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
