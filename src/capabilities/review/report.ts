/** Why somebody reports a listing; the words are `report.reason.{reason}`. @source docs/reference/listings.md, "Reports" */
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

/** What the house found. @source docs/reference/listings.md, "Reports" */
export const REPORT_DECISIONS = ['nothingWrong', 'corrected', 'takenDown'] as const;

/** See `REPORT_DECISIONS`. */
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
