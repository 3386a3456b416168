import { ACCOUNT_LIMITS, emailInput, phoneInput } from '#capabilities/accounts/account.input.ts';
import { lineOf, linesOf, z } from '#kernel/schema.ts';
import { REPORT_DECISIONS, REPORT_REASONS } from './report.ts';

/** Longest texts in reports and reviews, characters. @source docs/reference/limits.md, "Reports" */
export const REVIEW_LIMITS = { description: 4_000, note: 2_000 } as const;

const wrong = { message: 'error.validation.value' };
const longest = (length: number) => ({ message: `error.validation.max:${length}` });

const noneIfEmpty = z.literal('').transform(() => null);

/** Input of a report about a listing, or about the site. */
export const reportInput = z.object({
  reason: z.enum(REPORT_REASONS, wrong),
  description: linesOf(REVIEW_LIMITS.description),
  firstName: lineOf(ACCOUNT_LIMITS.name),
  lastName: lineOf(ACCOUNT_LIMITS.name),
  email: emailInput,
  phoneNumber: z.union([noneIfEmpty, phoneInput]).nullish(),
});

/** A validated report. */
export type ReportInput = z.output<typeof reportInput>;

/** A reviewer's decision on a report; the note goes to the reporter. */
export const decisionInput = z.object({
  decision: z.enum(REPORT_DECISIONS, wrong),
  note: linesOf(REVIEW_LIMITS.note, 0),
});

/** Filter of the audit log. */
export const auditInput = z.object({
  objectKind: z.string(wrong).trim().max(50, wrong).nullish(),
  objectId: z.int(wrong).positive(wrong).nullish(),
  /** Number or address of an account. */
  person: z.string(wrong).trim().max(ACCOUNT_LIMITS.email, longest(ACCOUNT_LIMITS.email)).nullish(),
  from: z.iso.date(wrong).nullish(),
  to: z.iso.date(wrong).nullish(),
  before: z.int(wrong).positive(wrong).nullish(),
});
